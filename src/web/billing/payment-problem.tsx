import { CreditCard } from 'lucide-react'
import { planLabel } from '#contract/plans.ts'
import { Button } from '#web/ui/button.tsx'

export function PaymentProblem({ onFix }: { onFix: () => void }) {
  return (
    <div
      role="alert"
      className="mb-6 flex flex-wrap items-center gap-x-4 gap-y-3 rounded-2xl border border-warn bg-warn-soft p-5 text-on-warn"
    >
      <CreditCard aria-hidden className="shrink-0" />
      <p className="min-w-0 flex-1 basis-72 font-medium">
        Your last payment did not go through. Please update your card to keep the {planLabel('gold')} plan.
      </p>
      <Button variant="outline" onClick={onFix}>
        Update your card
      </Button>
    </div>
  )
}
