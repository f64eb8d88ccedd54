import { Check } from 'lucide-react'
import { useId } from 'react'
import { dollarsFromCents } from '#web/platform/money.ts'
import type { ShownPlan } from '#web/platform/plan-prices.ts'
import type { Account } from '#web/platform/session.ts'
import { Button } from '#web/ui/button.tsx'
import { Chip } from '#web/ui/card.tsx'
import { type PlanAction, planButton } from './plan-button.ts'

type PlanCardProps = { plan: ShownPlan; account: Account; onChoose: (action: PlanAction) => void }

export function PlanCard({ plan, account, onChoose }: PlanCardProps) {
  const price = dollarsFromCents(plan.priceCents)
  const { text, action, note } = planButton(plan, account, price)
  const noteId = useId()
  return (
    <li
      className={`flex flex-col rounded-3xl border bg-surface p-8 ${plan.popular ? 'border-primary shadow-md ring-1 ring-primary' : 'border-border shadow-sm'}`}
    >
      <div className="flex flex-wrap items-center justify-between gap-x-3">
        <h3 className="text-xl font-bold">{plan.label}</h3>
        {plan.popular && <Chip tone="accent">Recommended</Chip>}
      </div>
      <p className="mt-1 text-muted">{plan.description}</p>
      <p className="mt-6 flex flex-wrap items-baseline gap-x-1.5">
        <span className="font-display text-5xl font-extrabold tracking-tight tabular-nums">{price}</span>
        <span className="text-muted">per {plan.interval}</span>
      </p>
      <ul className="mt-7 mb-8 grid gap-3">
        {plan.features.map((feature) => (
          <li key={feature} className="flex gap-3">
            <Check size={20} aria-hidden className="mt-0.5 shrink-0 text-fact" />
            {feature}
          </li>
        ))}
      </ul>
      <div className="mt-auto grid gap-3">
        <Button
          size="lg"
          variant={action === 'checkout' || action === 'portal' ? 'primary' : 'outline'}
          disabled={action === null}
          aria-describedby={note ? noteId : undefined}
          onClick={() => action && onChoose(action)}
        >
          {text}
        </Button>
        {note && (
          <p id={noteId} className="text-sm text-muted">
            {note}
          </p>
        )}
      </div>
    </li>
  )
}
