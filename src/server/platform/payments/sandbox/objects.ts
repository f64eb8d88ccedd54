// What the sandbox stores: the fields of Stripe's objects that differ from one object to the next, under Stripe's names.
// as-stripe.ts adds the rest when an object is sent. Times are in whole seconds, as Stripe sends them.

/** Two of Stripe's own test cards: one pays, one is declined when charged. */
export const cards = { good: 'pm_card_visa', declined: 'pm_card_chargeCustomerFail' } as const
export type Card = (typeof cards)[keyof typeof cards]

type Base<Name extends string> = { object: Name; id: string; created: number }
type Owned<Name extends string> = Base<Name> & { customer: string }

export type Customer = Base<'customer'> & { email: string | null }
export type Session = Owned<'checkout.session'> & {
  success_url: string
  cancel_url: string | null
  url: string | null
  status: 'open' | 'complete' | 'expired'
  subscription?: string
}
export type Portal = Owned<'billing_portal.session'> & { return_url: string | null; url: string }
export type Subscription = Owned<'subscription'> & {
  status: 'active' | 'past_due' | 'unpaid' | 'canceled'
  billing_cycle_anchor: number
  current_period_start: number
  current_period_end: number
  cancel_at_period_end: boolean
  canceled_at: number | null
  ended_at: number | null
  default_payment_method: Card
  /** How often the newest invoice was charged, and when it is tried again. */
  invoice: { attempt_count: number; next_payment_attempt: number | null }
}
export type Announced = Customer | Session | Subscription
type Event = Base<'event'> & { type: string; data: { object: Announced } }
/** The answer to a request with an idempotency key, which is its id. */
type Answered = Base<'answered'> & { fingerprint: string; reply: object }

export type Stored = Announced | Portal | Event | Answered
export type StoredAs<Kind extends Stored['object']> = Extract<Stored, { object: Kind }>
