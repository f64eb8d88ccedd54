import { type PlanName, planCards } from '#contract/plans.ts'
import { dollarsFromCents } from '#web/platform/money.ts'
import { intervalOf, priceOf } from '#web/platform/page-prices.ts'

/** '$20 per month' within a sentence. */
export function PlanPrice({ of }: { of: PlanName }) {
  const card = planCards.find(({ name }) => name === of)
  if (!card) return null
  return (
    <>
      <span {...priceOf(of)}>{dollarsFromCents(card.priceCents)}</span>{' '}
      <span {...intervalOf(of)}>{`per ${card.interval}`}</span>
    </>
  )
}
