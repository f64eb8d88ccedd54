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

export const customerOf = (id: string, email: string, metadata: Record<string, string>, created: number) =>
  ({
    id,
    object: 'customer',
    balance: 0,
    created,
    currency: null as string | null,
    default_source: null,
    delinquent: false,
    description: null,
    discount: null,
    email: email as string | null,
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

export type Session = ReturnType<typeof checkoutSessionOf>
type SessionDraft = {
  id: string
  customer: string
  accountId: string | null
  successUrl: string
  cancelUrl: string | null
  url: string
  created: number
  expiresAt: number
}

export const checkoutSessionOf = (draft: SessionDraft) =>
  ({
    id: draft.id,
    object: 'checkout.session',
    amount_subtotal: cents,
    amount_total: cents,
    automatic_tax: { enabled: false, liability: null, provider: null, status: null },
    cancel_url: draft.cancelUrl,
    client_reference_id: draft.accountId,
    client_secret: null,
    created: draft.created,
    currency,
    customer: draft.customer,
    customer_details: null,
    customer_email: null,
    expires_at: draft.expiresAt,
    invoice: null as string | null,
    livemode: false,
    locale: null,
    metadata: {},
    mode: 'subscription',
    payment_intent: null,
    payment_method_types: ['card'],
    payment_status: 'unpaid' as 'unpaid' | 'paid',
    setup_intent: null,
    status: 'open' as 'open' | 'complete' | 'expired',
    subscription: null as string | null,
    success_url: draft.successUrl,
    url: draft.url as string | null,
  }) satisfies Partial<Stripe.Checkout.Session>

export type PortalSession = ReturnType<typeof portalSessionOf>

export const portalSessionOf = (
  draft: Pick<Stripe.BillingPortal.Session, 'id' | 'customer' | 'return_url' | 'url' | 'created'>,
) =>
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

type SubscriptionStatus = 'active' | 'past_due' | 'unpaid' | 'canceled'
type SubscriptionDraft = {
  id: string
  itemId: string
  customer: string
  invoice: string
  created: number
  periodEnd: number
}
export type Subscription = ReturnType<typeof subscriptionOf>

export const subscriptionOf = (draft: SubscriptionDraft) =>
  ({
    id: draft.id,
    object: 'subscription',
    application: null,
    application_fee_percent: null,
    automatic_tax: { disabled_reason: null, enabled: false, liability: null },
    billing_cycle_anchor: draft.created,
    billing_thresholds: null,
    cancel_at: null as number | null,
    cancel_at_period_end: false,
    canceled_at: null as number | null,
    cancellation_details: { comment: null, feedback: null, reason: null },
    collection_method: 'charge_automatically',
    created: draft.created,
    currency,
    customer: draft.customer,
    days_until_due: null,
    default_payment_method: cards.good as Card,
    description: null,
    discounts: [],
    ended_at: null as number | null,
    items: {
      object: 'list',
      data: [
        {
          id: draft.itemId,
          object: 'subscription_item',
          created: draft.created,
          current_period_start: draft.created,
          current_period_end: draft.periodEnd,
          discounts: [],
          metadata: {},
          price,
          quantity: 1,
          subscription: draft.id,
          tax_rates: [],
        },
      ],
      has_more: false,
      url: `/v1/subscription_items?subscription=${draft.id}`,
    },
    latest_invoice: draft.invoice,
    livemode: false,
    metadata: {},
    schedule: null,
    start_date: draft.created,
    status: 'active' as SubscriptionStatus,
    test_clock: null,
    trial_end: null,
    trial_start: null,
  }) satisfies Partial<Omit<Stripe.Subscription, 'items'>> & { items: object }

export type Invoice = ReturnType<typeof invoiceOf>
type InvoiceDraft = {
  id: string
  customer: string
  subscription: string
  reason: 'subscription_create' | 'subscription_cycle'
  created: number
}

/** Open, not yet tried. */
export const invoiceOf = (draft: InvoiceDraft) =>
  ({
    id: draft.id,
    object: 'invoice',
    amount_due: cents,
    amount_paid: 0,
    amount_remaining: cents,
    attempt_count: 0,
    attempted: false,
    billing_reason: draft.reason,
    collection_method: 'charge_automatically',
    created: draft.created,
    currency,
    customer: draft.customer,
    livemode: false,
    metadata: {},
    next_payment_attempt: null as number | null,
    parent: {
      type: 'subscription_details',
      quote_details: null,
      subscription_details: { metadata: null, subscription: draft.subscription },
    },
    status: 'open' as 'open' | 'paid',
    subtotal: cents,
    total: cents,
  }) satisfies Partial<Stripe.Invoice>

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
