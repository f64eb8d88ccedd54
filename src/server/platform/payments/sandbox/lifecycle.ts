import { type Card, cards, type Subscription } from './objects.ts'

// How a subscription renews, falls behind and ends. Pure functions; times are in whole seconds.

export type Change = (subscription: Subscription, at: number) => Subscription

const day = 86_400
/** How long to wait before a failed payment is tried again; after the last attempt the subscription is unpaid. */
const retries = [3 * day, 5 * day, 7 * day]

/** The same day of a later month, or that month's last day: January 31 is followed by February 28. */
export function monthsAfter(anchor: number, months: number): number {
  const from = new Date(anchor * 1000)
  const then = new Date(from)
  then.setUTCMonth(from.getUTCMonth() + months)
  if (then.getUTCDate() !== from.getUTCDate()) then.setUTCDate(0)
  return then.getTime() / 1000
}

/** A new subscription with its first month paid. */
export const subscribe = (id: string, customer: string, at: number): Subscription => ({
  object: 'subscription',
  id,
  created: at,
  customer,
  status: 'active',
  billing_cycle_anchor: at,
  current_period_start: at,
  current_period_end: monthsAfter(at, 1),
  cancel_at_period_end: false,
  canceled_at: null,
  ended_at: null,
  default_payment_method: cards.good,
  invoice: { attempt_count: 1, next_payment_attempt: null },
})

/** When time alone changes it next; null: never. */
export function dueAt({ status, cancel_at_period_end, current_period_end: end, invoice }: Subscription) {
  if (status === 'active') return end
  if (status !== 'past_due') return null
  const attempt = invoice.next_payment_attempt
  return cancel_at_period_end ? Math.min(end, attempt ?? end) : attempt
}

/** Applies everything that has come due by `now`, in order. */
export function advance(subscription: Subscription, now: number): Subscription {
  const due = dueAt(subscription)
  return due === null || due > now ? subscription : advance(comeDue(subscription, due), now)
}

function comeDue(subscription: Subscription, at: number): Subscription {
  const { current_period_end: end, billing_cycle_anchor: anchor } = subscription
  if (subscription.cancel_at_period_end && at >= end) return ended(subscription, at)
  if (subscription.status === 'past_due') return charge(subscription, at)
  let months = 1
  while (monthsAfter(anchor, months) <= end) months++
  const period = { current_period_start: end, current_period_end: monthsAfter(anchor, months) }
  const invoice = { attempt_count: 0, next_payment_attempt: null }
  return charge({ ...subscription, ...period, invoice }, at)
}

/** One attempt to charge the card on file for the newest invoice. */
function charge(before: Subscription, at: number): Subscription {
  const { attempt_count } = before.invoice
  const paid = before.default_payment_method === cards.good
  const wait = paid ? undefined : retries[attempt_count]
  const invoice = { attempt_count: attempt_count + 1, next_payment_attempt: wait ? at + wait : null }
  return { ...before, status: paid ? 'active' : wait ? 'past_due' : 'unpaid', invoice }
}

const ended: Change = (subscription, at) => ({ ...subscription, status: 'canceled', ended_at: at })

export const cancelNow: Change = (subscription, at) =>
  subscription.status === 'canceled' ? subscription : ended({ ...subscription, canceled_at: at }, at)

export const setCancel =
  (cancels: boolean): Change =>
  (subscription, at) => ({ ...subscription, cancel_at_period_end: cancels, canceled_at: cancels ? at : null })

/** A new card. An unpaid invoice is charged at once if the card pays. */
export const putCard =
  (card: Card): Change =>
  (before, at) => {
    const subscription = { ...before, default_payment_method: card }
    const waiting = subscription.status === 'past_due' || subscription.status === 'unpaid'
    return waiting && card === cards.good ? charge(subscription, at) : subscription
  }

/** A test control: the period ends now. */
export const endPeriod: Change = (one, at) => ({ ...one, billing_cycle_anchor: at, current_period_end: at })
