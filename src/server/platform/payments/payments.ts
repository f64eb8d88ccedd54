/** The payment service in our words. One adapter speaks to it through its official SDK: stripe.ts. */
export type Payments = {
  mode: 'sandbox' | 'test' | 'live'
  price: () => Promise<Price>
  createCustomer: (customer: { accountId: string; email: string; key: string }) => Promise<string>
  /** Ends every subscription of this customer at once and removes what is stored there about the person. */
  forgetCustomer: (customerId: string) => Promise<void>
  openCheckout: (checkout: { customerId: string; accountId: string; key: string }) => Promise<Checkout>
  findCheckout: (id: string) => Promise<Checkout | null>
  closeCheckout: (id: string) => Promise<void>
  openPortal: (customerId: string) => Promise<string>
  subscriptionsOf: (customerId: string) => Promise<PaidSubscription[]>
  cancelAtPeriodEnd: (subscriptionId: string) => Promise<PaidSubscription>
  /** null: no event, not signed with our secret, or too old. */
  readEvent: (body: Uint8Array, signature: string) => PaymentEvent | null
}

export type Price = { id: string; cents: number; interval: string }

/** `open` has an address to pay at. */
export type Checkout = { id: string; url: string | null; open: boolean; expiresAt: number }

export type PaidSubscription = {
  id: string
  /** `overdue`: the last payment failed and is being tried again. `none`: grants nothing (any more, or yet). */
  standing: 'paid' | 'overdue' | 'none'
  /** The end of the period paid for, or the day it was set to end. */
  endsAt: number
  cancelsAtEnd: boolean
  /** What it costs; null where that is no fixed amount. */
  price: Pick<Price, 'cents' | 'interval'> | null
}

/** A hint that something changed for a customer; what it is now is fetched. */
export type PaymentEvent = { id: string; type: string; customerId: string | null }

/** `unreachable` may pass by itself; `refused` is a mistake of ours or of the configuration. */
export class PaymentsError extends Error {
  readonly kind: 'unreachable' | 'refused'

  constructor(kind: 'unreachable' | 'refused', cause: Error) {
    super(cause.message, { cause })
    this.name = 'PaymentsError'
    this.kind = kind
  }
}
