import type { PlanName } from '#contract/plans.ts'
import { day } from '#server/platform/clock.ts'

// An account may hold gold twice: paid for, and given by the operator. The one that ends later counts.

/** What one source grants, as stored. */
export type Grant = {
  source: 'stripe' | 'operator'
  status: 'active' | 'ended'
  /** null: until taken back. A paid plan that renews carries the end of the period paid for. */
  endsAt: number | null
  cancelsAtEnd: boolean
  paymentProblem: boolean
}

/** Where an account stands right now. */
export type Standing = {
  tier: PlanName
  status: 'free' | 'active' | 'canceled'
  endsAt: number | null
  source: Grant['source'] | null
  paymentProblem: boolean
  /** There is a paid plan to manage or cancel, even where a longer one from the operator decides the end. */
  paid: boolean
}

/** A paid plan that renews outlives its period until we hear of the renewal: someone who pays never loses gold to a lost message. */
const renewalGrace = 3 * day

const renews = (grant: Grant) => grant.source === 'stripe' && !grant.cancelsAtEnd
const endOf = (grant: Grant) => grant.endsAt ?? Number.POSITIVE_INFINITY

export const holds = (grant: Grant, now: number) =>
  grant.status === 'active' && now < endOf(grant) + (renews(grant) ? renewalGrace : 0)

const free: Standing = {
  tier: 'free',
  status: 'free',
  endsAt: null,
  source: null,
  paymentProblem: false,
  paid: false,
}

export function standingOf(grants: readonly Grant[], now: number): Standing {
  const held = grants.filter((grant) => holds(grant, now))
  const paid = held.find((grant) => grant.source === 'stripe')
  const longest = held.reduce<Grant | null>(
    (best, grant) => (best && endOf(best) >= endOf(grant) ? best : grant),
    null,
  )
  if (!longest) return free
  return {
    tier: 'gold',
    status: longest.cancelsAtEnd ? 'canceled' : 'active',
    endsAt: longest.endsAt,
    source: longest.source,
    paymentProblem: paid?.paymentProblem ?? false,
    paid: paid !== undefined,
  }
}
