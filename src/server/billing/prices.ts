import type { PlanPrice } from '#contract/billing.ts'
import { planCards } from '#contract/plans.ts'
import { minute, type Now } from '#server/platform/clock.ts'
import type { Payments, Price } from '#server/platform/payments/payments.ts'

const freshFor = 10 * minute

/** The price of gold from the payment service; while that does not answer, the last known price. */
export function goldPrice(payments: Pick<Payments, 'price'>, now: Now): () => Promise<Price> {
  let known: { price: Price; at: number } | null = null
  return async () => {
    if (known && now() - known.at < freshFor) return known.price
    try {
      known = { price: await payments.price(), at: now() }
    } catch (error) {
      if (!known) throw error
    }
    return known.price
  }
}

/** Both plans as the landing page shows them (spec §3). */
export function planPrices(gold: Price): PlanPrice[] {
  return planCards.map(({ name, priceCents, interval }) =>
    name === 'gold'
      ? { planName: name, price: gold.cents, interval: gold.interval, priceId: gold.id }
      : { planName: name, price: priceCents, interval, priceId: null },
  )
}
