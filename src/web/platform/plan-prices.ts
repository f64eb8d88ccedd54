import { useEffect, useState } from 'react'
import { getPaymentConfig, type PlanPrice } from '#contract/billing.ts'
import { type PlanCard, planCards } from '#contract/plans.ts'
import { call } from './api.ts'

/** A plan as shown: our texts, the server's price. */
export type ShownPlan = Omit<PlanCard, 'interval'> & { interval: string }

const withPrices = (prices: readonly PlanPrice[]): ShownPlan[] =>
  planCards.map((card) => {
    const found = prices.find((price) => price.planName === card.name)
    return found ? { ...card, priceCents: found.price, interval: found.interval } : card
  })

/** The plans: static at first, and still static if the call fails (spec §7). */
export function usePlans(): readonly ShownPlan[] {
  const [plans, setPlans] = useState<readonly ShownPlan[]>(planCards)
  useEffect(() => {
    const stop = new AbortController()
    call(getPaymentConfig, { signal: stop.signal }).then(
      (prices) => setPlans(withPrices(prices)),
      () => {}, // 'Failed to fetch plan configurations.' is silent (spec §8)
    )
    return () => stop.abort()
  }, [])
  return plans
}
