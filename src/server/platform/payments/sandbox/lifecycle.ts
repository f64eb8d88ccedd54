import { type Card, cards, type Subscription } from './objects.ts'

// How a subscription lives: renews, falls behind, ends. Pure; times are whole seconds.

/** An event and the subscription right after it. */
export type Moment = { type: string; subscription: Subscription }
export type Change = (subscription: Subscription, at: number) => readonly Moment[]

const moments = (subscription: Subscription, ...types: string[]): readonly Moment[] =>
  types.map((type) => ({ type, subscription }))
export const after = (before: Subscription, changed: readonly Moment[]) =>
  changed.at(-1)?.subscription ?? before

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

/** One month is paid for. */
export function subscribe(id: string, customer: string, at: number, invoiceId: string): Subscription {
  return {
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
    invoice: { ...newInvoice(invoiceId, at), paid: true, attempt_count: 1 },
  }
}

function newInvoice(id: string, created: number): Subscription['invoice'] {
  return { id, created, paid: false, attempt_count: 0, next_payment_attempt: null }
}

/** When time alone changes it next; null: never. */
export function dueAt({ status, cancel_at_period_end, current_period_end: end, invoice }: Subscription) {
  if (status === 'active') return end
  if (status !== 'past_due') return null
  const attempt = invoice.next_payment_attempt
  return cancel_at_period_end ? Math.min(end, attempt ?? end) : attempt
}

/** Everything that has come due by `now`, in order. */
export function advance(subscription: Subscription, now: number, newId: () => string): readonly Moment[] {
  const due = dueAt(subscription)
  if (due === null || due > now) return []
  const first = comeDue(subscription, due, newId)
  return [...first, ...advance(after(subscription, first), now, newId)]
}

function comeDue(subscription: Subscription, at: number, newId: () => string): readonly Moment[] {
  const { current_period_end: end, billing_cycle_anchor: anchor } = subscription
  if (subscription.cancel_at_period_end && at >= end) return ended(subscription, at)
  if (subscription.status === 'past_due') return charge(subscription, at)
  let months = 1
  while (monthsAfter(anchor, months) <= end) months++
  const period = { current_period_start: end, current_period_end: monthsAfter(anchor, months) }
  return charge({ ...subscription, ...period, invoice: newInvoice(`in_sandbox_${newId()}`, at) }, at)
}

/** One attempt to collect the newest invoice with the card on file. */
function charge(before: Subscription, at: number): readonly Moment[] {
  const paid = before.default_payment_method === cards.good
  const { attempt_count } = before.invoice
  const wait = paid ? undefined : retries[attempt_count]
  const next_payment_attempt = wait === undefined ? null : at + wait
  const invoice = { ...before.invoice, paid, attempt_count: attempt_count + 1, next_payment_attempt }
  const status = paid ? 'active' : wait === undefined ? 'unpaid' : 'past_due'
  const type = paid ? 'invoice.paid' : 'invoice.payment_failed'
  return moments({ ...before, status, invoice }, type, 'customer.subscription.updated')
}

const updated = (subscription: Subscription) => moments(subscription, 'customer.subscription.updated')
const ended = (subscription: Subscription, at: number) =>
  moments({ ...subscription, status: 'canceled', ended_at: at }, 'customer.subscription.deleted')

export const cancelNow: Change = (subscription, at) =>
  subscription.status === 'canceled' ? [] : ended({ ...subscription, canceled_at: at }, at)

export const setCancel =
  (cancels: boolean): Change =>
  (subscription, at) =>
    updated({ ...subscription, cancel_at_period_end: cancels, canceled_at: cancels ? at : null })

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
  const start = Math.min(before.current_period_start, at)
  return updated({ ...before, billing_cycle_anchor: at, current_period_start: start, current_period_end: at })
}
