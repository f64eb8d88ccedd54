import type Stripe from 'stripe'
import { planCards } from '#contract/plans.ts'

// What Stripe's objects look like, as far as a monthly plan goes. `satisfies` holds every field to the SDK's own types.
// Times are whole seconds here, as on Stripe's wire.

export const priceId = 'price_sandbox_gold'
const productId = 'prod_sandbox_gold'
const currency = 'usd'
const opened = 1_755_302_400 // the sandbox's price and product have always been there

/** Two of Stripe's own test cards: one pays, one is declined when charged. */
export const cards = { good: 'pm_card_visa', declined: 'pm_card_chargeCustomerFail' } as const
export type Card = (typeof cards)[keyof typeof cards]

const cents = planCards.find((plan) => plan.name === 'gold')?.priceCents ?? 0

export const price = {
  id: priceId,
  object: 'price',
  active: true,
  billing_scheme: 'per_unit',
  created: opened,
  currency,
  custom_unit_amount: null,
  livemode: false,
  lookup_key: 'gold',
  metadata: {},
  nickname: null,
  product: productId,
  recurring: {
    interval: 'month',
    interval_count: 1,
    meter: null,
    trial_period_days: null,
    usage_type: 'licensed',
  },
  tax_behavior: 'unspecified',
  tiers_mode: null,
  transform_quantity: null,
  type: 'recurring',
  unit_amount: cents,
} satisfies Partial<Stripe.Price>

export type Customer = ReturnType<typeof customerOf>

export const customerOf = (
  id: string,
  email: string | null,
  metadata: Record<string, string>,
  created: number,
) =>
  ({
    id,
    object: 'customer',
    balance: 0,
    created,
    currency: null,
    default_source: null,
    delinquent: false,
    description: null,
    discount: null,
    email,
    invoice_settings: {
      custom_fields: null,
      default_payment_method: null,
      footer: null,
      rendering_options: null,
    },
    livemode: false,
    metadata,
    name: null,
    phone: null,
    shipping: null,
    test_clock: null,
  }) satisfies Partial<Stripe.Customer>

/** The fields that change over time have their own types; the rest stays as it was made. */
type SessionState = {
  status: 'open' | 'complete' | 'expired'
  payment_status: 'unpaid' | 'paid'
  subscription: string | null
  invoice: string | null
  url: string | null
}
type SessionDraft = {
  id: string
  customer: string
  client_reference_id: string | null
  success_url: string
  cancel_url: string | null
  created: number
  expires_at: number
}
export type Session = ReturnType<typeof checkoutSessionOf>

export function checkoutSessionOf(draft: SessionDraft, url: string) {
  const state: SessionState = {
    status: 'open',
    payment_status: 'unpaid',
    subscription: null,
    invoice: null,
    url,
  }
  return {
    ...draft,
    ...state,
    object: 'checkout.session',
    amount_subtotal: cents,
    amount_total: cents,
    automatic_tax: { enabled: false, liability: null, provider: null, status: null },
    client_secret: null,
    currency,
    customer_details: null,
    customer_email: null,
    livemode: false,
    locale: null,
    metadata: {},
    mode: 'subscription',
    payment_intent: null,
    payment_method_types: ['card'],
    setup_intent: null,
  } satisfies Partial<Stripe.Checkout.Session>
}

type PortalDraft = { id: string; customer: string; return_url: string | null; url: string; created: number }
export type PortalSession = ReturnType<typeof portalSessionOf>

export const portalSessionOf = (draft: PortalDraft) =>
  ({
    ...draft,
    object: 'billing_portal.session',
    configuration: 'bpc_sandbox',
    customer_account: null,
    flow: null,
    livemode: false,
    locale: null,
    on_behalf_of: null,
  }) satisfies Partial<Stripe.BillingPortal.Session>

type SubscriptionState = {
  status: 'active' | 'past_due' | 'unpaid' | 'canceled'
  billing_cycle_anchor: number
  cancel_at: number | null
  cancel_at_period_end: boolean
  canceled_at: number | null
  default_payment_method: Card
  ended_at: number | null
  latest_invoice: string
}
type SubscriptionDraft = {
  id: string
  itemId: string
  customer: string
  invoice: string
  created: number
  periodEnd: number
}
export type Subscription = ReturnType<typeof subscriptionOf>

export function subscriptionOf({ id, itemId, customer, invoice, created, periodEnd }: SubscriptionDraft) {
  const state: SubscriptionState = {
    status: 'active',
    billing_cycle_anchor: created,
    cancel_at: null,
    cancel_at_period_end: false,
    canceled_at: null,
    default_payment_method: cards.good,
    ended_at: null,
    latest_invoice: invoice,
  }
  return {
    ...state,
    id,
    object: 'subscription',
    application: null,
    application_fee_percent: null,
    automatic_tax: { disabled_reason: null, enabled: false, liability: null },
    billing_thresholds: null,
    collection_method: 'charge_automatically',
    created,
    currency,
    customer,
    days_until_due: null,
    description: null,
    discounts: [],
    items: {
      object: 'list',
      data: [itemOf(id, itemId, created, periodEnd)],
      has_more: false,
      url: itemsUrl(id),
    },
    livemode: false,
    metadata: {},
    schedule: null,
    start_date: created,
    test_clock: null,
    trial_end: null,
    trial_start: null,
  } satisfies Partial<Omit<Stripe.Subscription, 'items'>> & { items: object }
}

const itemsUrl = (subscription: string) => `/v1/subscription_items?subscription=${subscription}`

const itemOf = (subscription: string, id: string, created: number, periodEnd: number) =>
  ({
    id,
    object: 'subscription_item',
    created,
    current_period_start: created,
    current_period_end: periodEnd,
    discounts: [],
    metadata: {},
    price,
    quantity: 1,
    subscription,
    tax_rates: [],
  }) satisfies Partial<Omit<Stripe.SubscriptionItem, 'price'>> & { price: object }

type InvoiceState = {
  status: 'open' | 'paid'
  amount_paid: number
  amount_remaining: number
  attempt_count: number
  attempted: boolean
  next_payment_attempt: number | null
}
type InvoiceDraft = {
  id: string
  customer: string
  billing_reason: 'subscription_create' | 'subscription_cycle'
  created: number
}
export type Invoice = ReturnType<typeof invoiceOf>

/** Open, not yet tried. */
export function invoiceOf(draft: InvoiceDraft, subscription: string) {
  const state: InvoiceState = {
    status: 'open',
    amount_paid: 0,
    amount_remaining: cents,
    attempt_count: 0,
    attempted: false,
    next_payment_attempt: null,
  }
  return {
    ...draft,
    ...state,
    object: 'invoice',
    amount_due: cents,
    collection_method: 'charge_automatically',
    currency,
    livemode: false,
    metadata: {},
    parent: {
      type: 'subscription_details',
      quote_details: null,
      subscription_details: { metadata: null, subscription },
    },
    subtotal: cents,
    total: cents,
  } satisfies Partial<Stripe.Invoice>
}

export type EventObject = Customer | Session | Subscription | Invoice
export type Happened = { type: Stripe.Event.Type; object: EventObject }
export type Event = ReturnType<typeof eventOf>

export const eventOf = (id: string, apiVersion: string, created: number, { type, object }: Happened) => ({
  id,
  object: 'event' as const,
  api_version: apiVersion,
  created,
  data: { object },
  livemode: false,
  pending_webhooks: 1,
  request: { id: null, idempotency_key: null },
  type,
})
