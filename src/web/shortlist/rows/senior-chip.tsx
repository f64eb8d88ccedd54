import { Lock } from 'lucide-react'
import { planLabel } from '#contract/plans.ts'

export const SeniorChip = () => (
  <span className="chip chip-senior">
    <Lock size={13} aria-hidden /> {planLabel('gold')}
  </span>
)
