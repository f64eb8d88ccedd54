import { Check } from 'lucide-react'
import { type PlanCard, planCards } from '#contract/plans.ts'
import { dollarsFromCents } from '#web/platform/money.ts'
import { intervalOf, priceOf } from '#web/platform/page-prices.ts'
import { LinkButton } from '#web/ui/button.tsx'
import { Chip } from '#web/ui/card.tsx'
import { SectionHead } from './section-head.tsx'

export function Pricing() {
  return (
    <section id="pricing" tabIndex={-1} className="section outline-none">
      <div className="wrap">
        <SectionHead title="Simple plans, no surprises" centered>
          Start free. Move up when you want the full picture. Cancel whenever you like.
        </SectionHead>
        <ul className="mx-auto mt-12 grid max-w-4xl gap-6 md:grid-cols-2">
          {planCards.map((plan) => (
            <Plan key={plan.name} plan={plan} />
          ))}
        </ul>
      </div>
    </section>
  )
}

function Plan({ plan }: { plan: PlanCard }) {
  const { name, label, description, priceCents, interval, features, popular } = plan
  return (
    <li
      className={`relative flex flex-col rounded-3xl border bg-surface p-8 ${popular ? 'border-primary shadow-pop ring-1 ring-primary' : 'border-border shadow-sm'}`}
    >
      <div className="flex flex-wrap items-center justify-between gap-x-3">
        <h3 className="text-xl font-bold">{label}</h3>
        {popular && <Chip tone="accent">Recommended</Chip>}
      </div>
      <p className="mt-1 text-muted">{description}</p>
      <p className="mt-6 flex flex-wrap items-baseline gap-x-1.5">
        <span {...priceOf(name)} className="font-display text-5xl font-extrabold tracking-tight tabular-nums">
          {dollarsFromCents(priceCents)}
        </span>
        <span {...intervalOf(name)} className="text-muted">
          {`per ${interval}`}
        </span>
      </p>
      <ul className="mt-7 mb-8 grid gap-3">
        {features.map((feature) => (
          <li key={feature} className="flex gap-3">
            <Check size={20} aria-hidden className="mt-0.5 shrink-0 text-fact" />
            {feature}
          </li>
        ))}
      </ul>
      <LinkButton to="/signup" size="lg" variant={popular ? 'primary' : 'outline'} className="mt-auto">
        {popular ? `Choose ${label}` : 'Start free'}
      </LinkButton>
    </li>
  )
}
