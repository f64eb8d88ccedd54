import type { PaidSubscription } from '#server/platform/payments/payments.ts'
import type { Grant } from './standing.ts'

/** What the payment service says grants gold; null when the customer never subscribed. */
export type Truth = Grant & { externalId: string }

export const isLive = ({ standing }: PaidSubscription) => standing !== 'none'

/** One customer's subscriptions as one grant: of several that live, the one that ends last. */
export function truthOf(subscriptions: readonly PaidSubscription[]): Truth | null {
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
  }
}

/** A total order, so that the same subscriptions in any order give the same grant. */
function outlasts(a: PaidSubscription, b: PaidSubscription): boolean {
  if (a.endsAt !== b.endsAt) return a.endsAt > b.endsAt
  if (a.cancelsAtEnd !== b.cancelsAtEnd) return b.cancelsAtEnd
  if (a.standing !== b.standing) return a.standing === 'paid'
  return a.id < b.id
}
