import { type Card, cards, type Invoice, newInvoice, type Subscription } from './objects.ts'

// How a subscription lives: renews, falls behind, ends. Pure; times are whole seconds.

/** What an event tells of. */
export type Happened = { type: string; object: Subscription | Invoice }
export type Step = { subscription: Subscription; happened: readonly Happened[] }
export type Change = (subscription: Subscription, at: number) => Step

const day = 86_400
/** When a failed payment is tried again; after the last of them the subscription is unpaid. */
const retries = [3 * day, 5 * day, 7 * day]

/** The same day of a later month, or its last day where there is none: January 31 is followed by February 28. */
export function monthsAfter(anchor: number, months: number): number {
  const from = new Date(anchor * 1000)
  const then = new Date(from)
  then.setUTCMonth(from.getUTCMonth() + months)
  if (then.getUTCDate() !== from.getUTCDate()) then.setUTCDate(0)
  return then.getTime() / 1000
}

function periodAfter(anchor: number, end: number): number {
  let months = 1
  while (monthsAfter(anchor, months) <= end) months++
  return monthsAfter(anchor, months)
}

export function periodOf({ id, items }: Subscription) {
  const [item] = items.data
  if (!item) throw new Error(`${id} has no item`)
  return { start: item.current_period_start, end: item.current_period_end }
}

function withPeriod(subscription: Subscription, start: number, end: number): Subscription {
  const data = subscription.items.data.map((item) => ({
    ...item,
    current_period_start: start,
    current_period_end: end,
  }))
  return { ...subscription, items: { ...subscription.items, data } }
}

const updated = (subscription: Subscription): Step => ({
  subscription,
  happened: [{ type: 'customer.subscription.updated', object: subscription }],
})

/** When time alone changes it next; null: never. */
export function dueAt(subscription: Subscription): number | null {
  const { end } = periodOf(subscription)
  if (subscription.status === 'active') return end
  if (subscription.status !== 'past_due') return null
  const attempt = subscription.invoice.next_payment_attempt
  return subscription.cancel_at_period_end ? Math.min(end, attempt ?? end) : attempt
}

/** Everything that has come due by `now`, in order. */
export function advance(subscription: Subscription, now: number, newId: () => string): Step {
  const due = dueAt(subscription)
  if (due === null || due > now) return { subscription, happened: [] }
  const first = turn(subscription, due, newId)
  const rest = advance(first.subscription, now, newId)
  return { subscription: rest.subscription, happened: [...first.happened, ...rest.happened] }
}

function turn(subscription: Subscription, at: number, newId: () => string): Step {
  const { end } = periodOf(subscription)
  if (subscription.cancel_at_period_end && at >= end) return ended(subscription, at)
  if (subscription.status === 'past_due') return charge(subscription, at)
  const { id, customer, billing_cycle_anchor: anchor } = subscription
  const invoice = newInvoice({ id: `in_sandbox_${newId()}`, created: at, customer }, id, 'subscription_cycle')
  const renewed = withPeriod(subscription, end, periodAfter(anchor, end))
  return charge({ ...renewed, invoice, latest_invoice: invoice.id }, at)
}

/** One attempt to collect the newest invoice with the card on file. */
export function charge(subscription: Subscription, at: number): Step {
  const { invoice } = subscription
  const attempted = { ...invoice, attempted: true, attempt_count: invoice.attempt_count + 1 }
  if (subscription.default_payment_method === cards.good)
    return collected(subscription, 'invoice.paid', 'active', {
      ...attempted,
      status: 'paid',
      amount_paid: invoice.total,
      amount_remaining: 0,
      next_payment_attempt: null,
    })
  const wait = retries[invoice.attempt_count]
  const next = wait === undefined ? null : at + wait
  const status = wait === undefined ? 'unpaid' : 'past_due'
  return collected(subscription, 'invoice.payment_failed', status, {
    ...attempted,
    next_payment_attempt: next,
  })
}

function collected(
  before: Subscription,
  type: string,
  status: Subscription['status'],
  invoice: Invoice,
): Step {
  const { subscription, happened } = updated({ ...before, status, invoice })
  return { subscription, happened: [{ type, object: invoice }, ...happened] }
}

function ended(before: Subscription, at: number): Step {
  const subscription: Subscription = { ...before, status: 'canceled', ended_at: at }
  return { subscription, happened: [{ type: 'customer.subscription.deleted', object: subscription }] }
}

export const cancelNow: Change = (subscription, at) =>
  subscription.status === 'canceled'
    ? { subscription, happened: [] }
    : ended({ ...subscription, canceled_at: at }, at)

export const setCancel =
  (cancels: boolean): Change =>
  (subscription, at) =>
    updated({
      ...subscription,
      cancel_at_period_end: cancels,
      cancel_at: cancels ? periodOf(subscription).end : null,
      canceled_at: cancels ? at : null,
    })

/** A new card; an invoice that waits for one is tried at once. */
export const putCard =
  (card: Card): Change =>
  (before, at) => {
    const subscription = { ...before, default_payment_method: card }
    const waiting = subscription.status === 'past_due' || subscription.status === 'unpaid'
    return waiting && card === cards.good ? charge(subscription, at) : updated(subscription)
  }

/** For people who test: the period ends now, and what follows, follows. */
export const endPeriodNow: Change = (before, at) => {
  const moved = withPeriod({ ...before, billing_cycle_anchor: at }, Math.min(periodOf(before).start, at), at)
  return updated({ ...moved, cancel_at: moved.cancel_at_period_end ? at : null })
}
