import type { PaidSubscription, PaymentEvent, Payments } from '#server/platform/payments/payments.ts'

/** A small fake payment service, for tests that decide when it answers and what. Bodies are events as JSON. */
export function fakePayments(changes: Partial<Payments> = {}) {
  const world = { subscriptions: [] as readonly PaidSubscription[] }
  const payments: Payments = {
    mode: 'test',
    price: async () => ({ id: 'price_1', cents: 2000, interval: 'month' }),
    createCustomer: async ({ accountId }) => `customer of ${accountId}`,
    forgetCustomer: async () => {},
    openCheckout: async ({ key }) => ({
      id: key,
      url: `https://pay.test/${key}`,
      open: true,
      expiresAt: 2 ** 50,
    }),
    findCheckout: async () => null,
    closeCheckout: async () => {},
    openPortal: async () => 'https://pay.test/portal',
    subscriptionsOf: async () => [...world.subscriptions],
    cancelAtPeriodEnd: async (id) => {
      world.subscriptions = world.subscriptions.map((one) =>
        one.id === id ? { ...one, cancelsAtEnd: true } : one,
      )
      const found = world.subscriptions.find((one) => one.id === id)
      if (!found) throw new Error('there is no such subscription')
      return found
    },
    // Tests write the body by `eventBytes`.
    readEvent: (body) => JSON.parse(new TextDecoder().decode(body)) as PaymentEvent,
    ...changes,
  }
  return { world, payments }
}

export const paidSubscription = (changes: Partial<PaidSubscription> = {}): PaidSubscription => ({
  id: 'sub_1',
  standing: 'paid',
  endsAt: Date.UTC(2026, 11, 15, 12),
  cancelsAtEnd: false,
  price: { cents: 2000, interval: 'month' },
  ...changes,
})

export const eventBytes = (id: string, customerId: string | null, type = 'customer.subscription.updated') =>
  new TextEncoder().encode(JSON.stringify({ id, type, customerId } satisfies PaymentEvent))
