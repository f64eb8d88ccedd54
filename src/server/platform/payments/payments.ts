/** The payment service in our terms. stripe.ts implements it with the official SDK. */
export type Payments = {
  mode: 'sandbox' | 'test' | 'live'
  price: () => Promise<Price>
  createCustomer: (customer: { accountId: string; email: string; key: string }) => Promise<string>
  /** Ends all subscriptions of this customer at once and removes the personal data stored there. */
  forgetCustomer: (customerId: string) => Promise<void>
  openCheckout: (checkout: { customerId: string; accountId: string; key: string }) => Promise<Checkout>
  findCheckout: (id: string) => Promise<Checkout | null>
  closeCheckout: (id: string) => Promise<void>
  openPortal: (customerId: string) => Promise<string>
  subscriptionsOf: (customerId: string) => Promise<PaidSubscription[]>
  cancelAtPeriodEnd: (subscriptionId: string) => Promise<PaidSubscription>
  /** null: not an event, not signed with our secret, or too old. */
  readEvent: (body: Uint8Array, signature: string) => PaymentEvent | null
}

export type Price = { id: string; cents: number; interval: string }

/** `open`: it can still be paid at `url`. */
export type Checkout = { id: string; url: string | null; open: boolean; expiresAt: number }

export type PaidSubscription = {
  id: string
  /** `overdue`: the last payment failed and will be tried again. `none`: grants nothing, not yet or no longer. */
  standing: 'paid' | 'overdue' | 'none'
  /** The end of the paid period, or the day it was set to end. */
  endsAt: number
  cancelsAtEnd: boolean
  /** null if it is not a fixed amount. */
  price: Pick<Price, 'cents' | 'interval'> | null
}

/** A hint that something changed for a customer; the new state is fetched. */
export type PaymentEvent = { id: string; type: string; customerId: string | null }

/** `unreachable` is temporary; `refused` is a mistake of ours or of the configuration. */
export class PaymentsError extends Error {
  readonly kind: 'unreachable' | 'refused'

  constructor(kind: 'unreachable' | 'refused', cause: Error) {
    super(cause.message, { cause })
    this.name = 'PaymentsError'
    this.kind = kind
  }
}
