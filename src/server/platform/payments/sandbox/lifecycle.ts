import { type Card, cards, type Happened, type Invoice, invoiceOf, type Subscription } from './shapes.ts'

// How a subscription lives: renews, falls behind, ends. Pure; times are whole seconds.

/** A subscription and its newest invoice. */
export type Billed = { subscription: Subscription; invoice: Invoice }
export type Step = Billed & { happened: readonly Happened[] }

const dayInSeconds = 86_400
/** When a failed payment is tried again; after the last of them the subscription is unpaid. */
const retries = [3 * dayInSeconds, 5 * dayInSeconds, 7 * dayInSeconds]

/** The same day of a later month, or its last day where there is none: January 31 is followed by February 28. */
export function monthsAfter(anchor: number, months: number): number {
  const from = new Date(anchor * 1000)
  const lastDay = new Date(Date.UTC(from.getUTCFullYear(), from.getUTCMonth() + months + 1, 0)).getUTCDate()
  const then = new Date(anchor * 1000)
  then.setUTCDate(1)
  then.setUTCMonth(from.getUTCMonth() + months)
  then.setUTCDate(Math.min(from.getUTCDate(), lastDay))
  return then.getTime() / 1000
}

function periodAfter(anchor: number, end: number): number {
  let months = 1
  while (monthsAfter(anchor, months) <= end) months++
  return monthsAfter(anchor, months)
}

export function periodOf(subscription: Subscription) {
  const item = subscription.items.data[0]
  if (!item) throw new Error(`${subscription.id} has no item`)
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

const changed = (subscription: Subscription): Happened => ({
  type: 'customer.subscription.updated',
  object: subscription,
})

/** When time alone changes it next; null: never. */
export function dueAt({ subscription, invoice }: Billed): number | null {
  const { end } = periodOf(subscription)
  if (subscription.status === 'active') return end
  if (subscription.status !== 'past_due') return null
  const attempt = invoice.next_payment_attempt
  return subscription.cancel_at_period_end ? Math.min(end, attempt ?? end) : attempt
}

/** Everything that has come due by `now`, in order. */
export function advance(billed: Billed, now: number, newId: () => string): Step {
  const happened: Happened[] = []
  let { subscription, invoice } = billed
  for (let due = dueAt(billed); due !== null && due <= now; due = dueAt({ subscription, invoice })) {
    const step = turn({ subscription, invoice }, due, newId)
    subscription = step.subscription
    invoice = step.invoice
    happened.push(...step.happened)
  }
  return { subscription, invoice, happened }
}

function turn(billed: Billed, at: number, newId: () => string): Step {
  const { subscription } = billed
  const { end } = periodOf(subscription)
  if (subscription.cancel_at_period_end && at >= end) return { ...billed, ...ended(subscription, at) }
  if (subscription.status === 'past_due') return charge(billed, at)
  const { id, customer } = subscription
  const next = invoiceOf(
    { id: `in_sandbox_${newId()}`, customer, billing_reason: 'subscription_cycle', created: at },
    id,
  )
  const renewed = {
    ...withPeriod(subscription, end, periodAfter(subscription.billing_cycle_anchor, end)),
    latest_invoice: next.id,
  }
  return charge({ subscription: renewed, invoice: next }, at)
}

/** One attempt to collect the newest invoice with the card on file. */
export function charge({ subscription, invoice }: Billed, at: number): Step {
  const attempted: Invoice = { ...invoice, attempted: true, attempt_count: invoice.attempt_count + 1 }
  if (subscription.default_payment_method === cards.good) {
    const paid: Invoice = {
      ...attempted,
      status: 'paid',
      amount_paid: invoice.total,
      amount_remaining: 0,
      next_payment_attempt: null,
    }
    return moved(paid, 'invoice.paid', { ...subscription, status: 'active' })
  }
  const wait = retries[invoice.attempt_count]
  const failed: Invoice = { ...attempted, next_payment_attempt: wait === undefined ? null : at + wait }
  return moved(failed, 'invoice.payment_failed', {
    ...subscription,
    status: wait === undefined ? 'unpaid' : 'past_due',
  })
}

function moved(
  invoice: Invoice,
  type: 'invoice.paid' | 'invoice.payment_failed',
  subscription: Subscription,
): Step {
  return { subscription, invoice, happened: [{ type, object: invoice }, changed(subscription)] }
}

function ended(subscription: Subscription, at: number) {
  const gone: Subscription = { ...subscription, status: 'canceled', ended_at: at }
  const happened: Happened[] = [{ type: 'customer.subscription.deleted', object: gone }]
  return { subscription: gone, happened }
}

export function cancelNow(billed: Billed, at: number): Step {
  if (billed.subscription.status === 'canceled') return { ...billed, happened: [] }
  return { ...billed, ...ended({ ...billed.subscription, canceled_at: at }, at) }
}

export function setCancel(billed: Billed, cancels: boolean, at: number): Step {
  const subscription = {
    ...billed.subscription,
    cancel_at_period_end: cancels,
    cancel_at: cancels ? periodOf(billed.subscription).end : null,
    canceled_at: cancels ? at : null,
  }
  return { ...billed, subscription, happened: [changed(subscription)] }
}

/** A new card; an invoice that waits for one is tried at once. */
export function putCard(billed: Billed, card: Card, at: number): Step {
  const subscription = { ...billed.subscription, default_payment_method: card }
  const waiting = subscription.status === 'past_due' || subscription.status === 'unpaid'
  if (waiting && card === cards.good) return charge({ ...billed, subscription }, at)
  return { ...billed, subscription, happened: [changed(subscription)] }
}

/** For people who test: the period ends now, and what follows, follows. */
export function endPeriodNow(billed: Billed, at: number): Step {
  const { start } = periodOf(billed.subscription)
  const moved = withPeriod({ ...billed.subscription, billing_cycle_anchor: at }, Math.min(start, at), at)
  const subscription = { ...moved, cancel_at: moved.cancel_at_period_end ? at : null }
  return { ...billed, subscription, happened: [changed(subscription)] }
}
