import type { PlanName } from '#contract/plans.ts'
import { day } from '#server/platform/clock.ts'
import type { PaidSubscription } from '#server/platform/payments/payments.ts'

// Is this account on the Senior plan? An account may have it twice: paid for, and given by the operator. Each is a
// grant, and the one that ends later counts. `grantOf` turns what the payment service says into the paid grant.

/** What one source grants, as stored. */
export type Grant = {
  source: 'stripe' | 'operator'
  status: 'active' | 'ended'
  /** null: until revoked. For a paid plan that renews, the end of the paid period. */
  endsAt: number | null
  cancelsAtEnd: boolean
  paymentProblem: boolean
}

export type CurrentPlan = {
  tier: PlanName
  status: 'free' | 'active' | 'canceled'
  endsAt: number | null
  source: Grant['source'] | null
  paymentProblem: boolean
  /** There is a paid plan to manage or cancel, even if a longer one from the operator decides the end. */
  paid: boolean
}

/** How long a paid plan that renews stays on until we hear of the renewal: an event may be late or lost. */
const renewalGrace = 3 * day

const renews = (grant: Grant) => grant.source === 'stripe' && !grant.cancelsAtEnd
const endOf = (grant: Grant) => grant.endsAt ?? Number.POSITIVE_INFINITY
const holds = (grant: Grant, now: number) =>
  grant.status === 'active' && now < endOf(grant) + (renews(grant) ? renewalGrace : 0)

const free: CurrentPlan = {
  tier: 'free',
  status: 'free',
  endsAt: null,
  source: null,
  paymentProblem: false,
  paid: false,
}

export function currentPlan(grants: readonly Grant[], now: number): CurrentPlan {
  const held = grants.filter((grant) => holds(grant, now))
  const [first, ...others] = held
  if (!first) return free
  const longest = others.reduce((best, grant) => (endOf(grant) > endOf(best) ? grant : best), first)
  const paid = held.find((grant) => grant.source === 'stripe')
  return {
    tier: 'gold',
    status: longest.cancelsAtEnd ? 'canceled' : 'active',
    endsAt: longest.endsAt,
    source: longest.source,
    paymentProblem: paid?.paymentProblem ?? false,
    paid: paid !== undefined,
  }
}

/** The paid grant, with the purchase it comes from. */
export type PaidGrant = Grant & { externalId: string; price: PaidSubscription['price'] }

export const isLive = ({ standing }: PaidSubscription) => standing !== 'none'

/** A customer's subscriptions as one grant: the active one that ends last; null: nothing was ever bought. */
export function grantOf(subscriptions: readonly PaidSubscription[]): PaidGrant | null {
  const live = subscriptions.filter(isLive)
  const [first, ...others] = live.length > 0 ? live : subscriptions
  if (!first) return null
  const best = others.reduce((a, b) => (outlasts(b, a) ? b : a), first)
  return {
    source: 'stripe',
    status: isLive(best) ? 'active' : 'ended',
    endsAt: best.endsAt,
    cancelsAtEnd: best.cancelsAtEnd,
    paymentProblem: best.standing === 'overdue',
    externalId: best.id,
    price: best.price,
  }
}

/** A total order, so that the same subscriptions in any order give the same grant. */
function outlasts(a: PaidSubscription, b: PaidSubscription): boolean {
  if (a.endsAt !== b.endsAt) return a.endsAt > b.endsAt
  if (a.cancelsAtEnd !== b.cancelsAtEnd) return b.cancelsAtEnd
  if (a.standing !== b.standing) return a.standing === 'paid'
  return a.id < b.id
}
