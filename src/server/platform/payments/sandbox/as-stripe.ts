import { planCards } from '#contract/plans.ts'
import { day, second } from '#server/platform/clock.ts'
import type { Stored } from './objects.ts'
import example from './stripe-objects.json' with { type: 'json' }

export const goldPrice = example.price.id
export const cents = planCards.find((plan) => plan.name === 'gold')?.priceCents ?? 0

/** Stripe's own example of an object with our values put in. Fields that the example does not have are left out. */
function filled(name: keyof typeof example, own: object): object {
  const values = new Map(Object.entries(own))
  return Object.fromEntries(
    Object.entries(example[name]).map(([key, usual]) => [key, values.get(key) ?? usual]),
  )
}

export const listOf = (url: string, data: readonly object[]) => filled('list', { url, data })

export const price = filled('price', { unit_amount: cents, unit_amount_decimal: String(cents) })
const plan = filled('plan', { amount: cents, amount_decimal: String(cents) })

/** How long a checkout, a portal page and the answer to an idempotency key are kept. */
export const sessionLasts = day

type Sent = Exclude<Stored, { object: 'answered' }>

/** Fields of Stripe's that follow from the stored ones. */
function derived(stored: Sent): object {
  if (stored.object === 'event') return { data: { object: asStripe(stored.data.object) } }
  if (stored.object === 'checkout.session')
    return {
      payment_status: stored.status === 'complete' ? 'paid' : 'unpaid',
      expires_at: stored.created + sessionLasts / second,
      amount_subtotal: cents,
      amount_total: cents,
    }
  if (stored.object !== 'subscription') return {}
  const { id: subscription, created, current_period_end, cancel_at_period_end } = stored
  const own = { object: 'subscription_item', id: `si_${subscription}`, subscription, plan, price }
  const item = filled('subscription_item', { ...stored, ...own })
  return {
    cancel_at: cancel_at_period_end ? current_period_end : null,
    items: listOf(`/v1/subscription_items?subscription=${subscription}`, [item]),
    start_date: created,
  }
}

/** A stored object as Stripe sends it. */
export const asStripe = (stored: Sent): object => filled(stored.object, { ...stored, ...derived(stored) })
