import type { Profile } from '#contract/accounts.ts'
import type { PlanName } from '#contract/plans.ts'
import type { Now } from '#server/platform/clock.ts'
import { type Standing, standingOf } from './standing.ts'
import type { SubscriptionStore } from './store.ts'

type Needs = { store: Pick<SubscriptionStore, 'grantsOf'>; now: Now }

/** The plan of an account, asked anew at each call: a plan that ends in the middle of a session has ended. */
export function billingService({ store, now }: Needs) {
  async function standing(accountId: string): Promise<Standing> {
    return standingOf(await store.grantsOf(accountId), now())
  }

  async function planOf(accountId: string): Promise<PlanName> {
    return (await standing(accountId)).tier
  }

  /** The part of the profile that billing knows. */
  async function subscriptionOf(accountId: string) {
    const { tier, status, endsAt, source, paymentProblem, paid } = await standing(accountId)
    return {
      subscription_tier: tier,
      subscription_status: status,
      subscription_end_date: endsAt === null ? null : new Date(endsAt).toISOString(),
      subscription_source: source,
      subscription_paid: paid,
      payment_problem: paymentProblem,
    } satisfies Partial<Profile>
  }

  return { planOf, subscriptionOf }
}
export type BillingService = ReturnType<typeof billingService>
