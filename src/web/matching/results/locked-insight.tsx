import { Lock } from 'lucide-react'
import { planLabel } from '#contract/plans.ts'
import { UpgradeButton } from './upgrade-button.tsx'

// Dummy text: the real text never left the server.
const placeholder =
  'This part is a placeholder and carries no information about the college or about you. It stands here so that the page keeps its shape.'

type Props = {
  label: string
  lines?: 2 | 3
  /** The account has the Senior plan now, but the report was made without it: there is nothing to unlock. */
  outgrown: boolean
  /** In the modal the label links to the plans. */
  linked?: boolean
}

/** A blurred placeholder with a label over it, and a real sentence for screen readers (docs/readings.md). */
export function LockedInsight({ label, lines = 3, outgrown, linked = false }: Props) {
  return (
    // A button is taller than the one line that the placeholder has on a wide screen.
    <div className={`relative ${linked ? 'min-h-12' : ''}`}>
      <p
        aria-hidden
        className={`blur-lock text-[.9375rem] text-muted ${lines === 2 ? 'line-clamp-2' : 'line-clamp-3'}`}
      >
        {placeholder}
      </p>
      <p className="absolute inset-0 grid place-items-center">
        {linked && !outgrown ? (
          <UpgradeButton variant="outline">
            <Lock size={16} aria-hidden />
            {label}
          </UpgradeButton>
        ) : (
          <span className="chip border border-border bg-surface text-fg shadow-sm">
            <Lock size={14} aria-hidden />
            {outgrown ? 'Not in this report' : label}
            {!outgrown && <span className="sr-only">. This is part of the {planLabel('gold')} plan.</span>}
          </span>
        )}
      </p>
    </div>
  )
}
