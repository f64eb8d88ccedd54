// What the sandbox remembers of Stripe's objects, under Stripe's names: what differs from one to the next. The rest is
// added on the way out (as-stripe.ts). Times are whole seconds, as on Stripe's wire.

/** Two of Stripe's own test cards: one pays, one is declined when charged. */
export const cards = { good: 'pm_card_visa', declined: 'pm_card_chargeCustomerFail' } as const
export type Card = (typeof cards)[keyof typeof cards]

type Base<Name extends string> = { object: Name; id: string; created: number }
type Owned<Name extends string> = Base<Name> & { customer: string }

export type Customer = Base<'customer'> & { email: string | null; metadata: Record<string, string> }
export type Session = Owned<'checkout.session'> & {
  client_reference_id: string | null
  success_url: string
  cancel_url: string | null
  url: string | null
  status: 'open' | 'complete' | 'expired'
  subscription?: string
  invoice?: string
}
export type Portal = Owned<'billing_portal.session'> & { return_url: string | null; url: string }
/** `invoice`: the newest one. */
export type Subscription = Owned<'subscription'> & {
  status: 'active' | 'past_due' | 'unpaid' | 'canceled'
  billing_cycle_anchor: number
  current_period_start: number
  current_period_end: number
  cancel_at_period_end: boolean
  canceled_at: number | null
  ended_at: number | null
  default_payment_method: Card
  invoice: {
    id: string
    created: number
    paid: boolean
    attempt_count: number
    next_payment_attempt: number | null
  }
}
export type Announced = Customer | Session | Subscription
/** `invoice.*` is announced by its subscription. */
type Event = Base<'event'> & { type: string; data: { object: Announced } }
/** The answer to a request with an idempotency key, which is its id. */
type Answered = Base<'answered'> & { fingerprint: string; answer: unknown }

export type Stored = Customer | Session | Portal | Subscription | Event | Answered
export type StoredAs<Kind extends Stored['object']> = Extract<Stored, { object: Kind }>
