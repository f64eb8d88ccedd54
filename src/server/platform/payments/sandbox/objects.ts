import { planCards } from '#contract/plans.ts'

// The part of Stripe's objects that a monthly plan needs; stripe-shapes.ts adds the rest on the way out. Times are whole
// seconds, as on Stripe's wire.

const currency = 'usd'
const gold = planCards.find((plan) => plan.name === 'gold')
const cents = gold?.priceCents ?? 0
export const goldLabel = gold?.label ?? 'gold'

/** Two of Stripe's own test cards: one pays, one is declined when charged. */
export const cards = { good: 'pm_card_visa', declined: 'pm_card_chargeCustomerFail' } as const
export type Card = (typeof cards)[keyof typeof cards]

const common = {
  active: true,
  billing_scheme: 'per_unit',
  created: 1_755_302_400, // the sandbox's price has always been there
  currency,
  id: 'price_sandbox_gold',
  product: 'prod_sandbox_gold',
}
const monthly = { interval: 'month', interval_count: 1, usage_type: 'licensed' }

export const price = {
  ...common,
  object: 'price',
  lookup_key: 'gold',
  recurring: { ...monthly, meter: null, trial_period_days: null },
  tax_behavior: 'unspecified',
  type: 'recurring',
  unit_amount: cents,
  unit_amount_decimal: String(cents),
}
const plan = { ...common, ...monthly, object: 'plan', amount: cents, amount_decimal: String(cents) }

type Draft = { id: string; created: number; customer: string }

export type Customer = ReturnType<typeof newCustomer>
export const newCustomer = (
  id: string,
  created: number,
  email: string | null,
  metadata: Record<string, string>,
) => ({ id, object: 'customer' as const, created, email, metadata })

type Return = { client_reference_id: string | null; success_url: string; cancel_url: string | null }
export type Session = ReturnType<typeof newSession>
export const newSession = (draft: Draft & Return, expires_at: number, url: string) => ({
  ...draft,
  object: 'checkout.session' as const,
  expires_at,
  url: url as string | null,
  status: 'open' as 'open' | 'complete' | 'expired',
  payment_status: 'unpaid' as 'unpaid' | 'paid',
  subscription: null as string | null,
  invoice: null as string | null,
  amount_subtotal: cents,
  amount_total: cents,
  currency,
  metadata: {},
  mode: 'subscription',
  payment_method_types: ['card'],
})

export type Portal = ReturnType<typeof newPortal>
export const newPortal = (draft: Draft, return_url: string | null, url: string) => ({
  ...draft,
  object: 'billing_portal.session' as const,
  configuration: 'bpc_sandbox',
  return_url,
  url,
})

export type Invoice = ReturnType<typeof newInvoice>
/** Open, not yet tried. */
export const newInvoice = (draft: Draft, subscription: string, billing_reason: string) => ({
  ...draft,
  object: 'invoice' as const,
  billing_reason,
  status: 'open' as 'open' | 'paid',
  amount_paid: 0,
  amount_remaining: cents,
  attempt_count: 0,
  attempted: false,
  next_payment_attempt: null as number | null,
  amount_due: cents,
  subtotal: cents,
  total: cents,
  collection_method: 'charge_automatically',
  currency,
  issuer: { type: 'self' },
  lines: { object: 'list', data: [], has_more: false, url: `/v1/invoices/${draft.id}/lines` },
  metadata: {},
  parent: {
    type: 'subscription_details',
    quote_details: null,
    subscription_details: { metadata: null, subscription },
  },
  period_start: draft.created,
  period_end: draft.created,
})

/** `invoice`, the newest one, is ours: it does not leave the sandbox with the subscription. */
export type Subscription = ReturnType<typeof newSubscription>
type Period = { start: number; end: number }
export const newSubscription = (id: string, itemId: string, invoice: Invoice, { start, end }: Period) => ({
  id,
  object: 'subscription' as const,
  created: start,
  customer: invoice.customer,
  status: 'active' as 'active' | 'past_due' | 'unpaid' | 'canceled',
  billing_cycle_anchor: start,
  billing_mode: { type: 'classic', flexible: null },
  cancel_at: null as number | null,
  cancel_at_period_end: false,
  canceled_at: null as number | null,
  collection_method: 'charge_automatically',
  currency,
  default_payment_method: cards.good as Card,
  ended_at: null as number | null,
  invoice,
  invoice_settings: { issuer: { type: 'self' } },
  items: {
    object: 'list',
    data: [
      {
        id: itemId,
        object: 'subscription_item',
        created: start,
        current_period_start: start,
        current_period_end: end,
        plan,
        price,
        quantity: 1,
        subscription: id,
      },
    ],
    has_more: false,
    url: `/v1/subscription_items?subscription=${id}`,
  },
  latest_invoice: invoice.id,
  start_date: start,
})

export type Kinds = {
  customer: Customer
  'checkout.session': Session
  'billing_portal.session': Portal
  subscription: Subscription
}
