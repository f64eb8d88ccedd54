import { planCards } from '#contract/plans.ts'
import type { Stored, Subscription } from './objects.ts'
import example from './stripe-objects.json' with { type: 'json' }

export const goldPrice = example.price.id
export const cents = planCards.find((plan) => plan.name === 'gold')?.priceCents ?? 0

/** Stripe's own example of an object, with our values in place of its. What the example does not have stays inside. */
function filled(name: keyof typeof example, own: Record<string, unknown>): object {
  return Object.fromEntries(Object.entries(example[name]).map(([key, usual]) => [key, own[key] ?? usual]))
}

export const price = filled('price', { unit_amount: cents, unit_amount_decimal: String(cents) })
const plan = filled('plan', { amount: cents, amount_decimal: String(cents) })

export function listOf(url: string, data: readonly unknown[]) {
  return { object: 'list', url, has_more: false, data }
}

export const sessionLasts = 86_400

/** What the sandbox remembers, as Stripe sends it. */
export function asStripe(stored: Exclude<Stored, { object: 'answered' }>): object {
  if (stored.object === 'subscription') return subscriptionOf(stored)
  if (stored.object === 'event') {
    const { object } = stored.data
    const ofInvoice = stored.type.startsWith('invoice.') && object.object === 'subscription'
    return filled('event', { ...stored, data: { object: ofInvoice ? invoiceOf(object) : asStripe(object) } })
  }
  const payment_status =
    stored.object === 'checkout.session' && stored.status === 'complete' ? 'paid' : 'unpaid'
  const expires_at = stored.created + sessionLasts
  return filled(stored.object, {
    ...stored,
    payment_status,
    expires_at,
    amount_subtotal: cents,
    amount_total: cents,
  })
}

function subscriptionOf(stored: Subscription) {
  const { id: subscription, created, current_period_end: end, cancel_at_period_end, invoice } = stored
  const id = subscription.replace('sub', 'si')
  const item = filled('subscription_item', {
    ...stored,
    object: 'subscription_item',
    id,
    subscription,
    plan,
    price,
  })
  return filled('subscription', {
    ...stored,
    cancel_at: cancel_at_period_end ? end : null,
    items: listOf(`/v1/subscription_items?subscription=${subscription}`, [item]),
    latest_invoice: invoice.id,
    start_date: created,
  })
}

function invoiceOf({ id: subscription, customer, created: since, invoice }: Subscription) {
  const { id, created, paid, attempt_count } = invoice
  return filled('invoice', {
    ...invoice,
    customer,
    billing_reason: created === since ? 'subscription_create' : 'subscription_cycle',
    status: paid ? 'paid' : 'open',
    amount_due: cents,
    subtotal: cents,
    total: cents,
    amount_paid: paid ? cents : 0,
    amount_remaining: paid ? 0 : cents,
    attempted: attempt_count > 0,
    lines: listOf(`/v1/invoices/${id}/lines`, []),
    parent: {
      type: 'subscription_details',
      quote_details: null,
      subscription_details: { metadata: null, subscription },
    },
    period_start: created,
    period_end: created,
  })
}
