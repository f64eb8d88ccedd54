import { expect, onTestFinished, test } from 'vitest'
import { PaymentsError } from '#server/platform/payments/payments.ts'
import { eventBytes, fakePayments, paidSubscription } from '#server/testing/fake-payments.ts'
import { testBillingService } from '#server/testing/test-billing-service.ts'
import { testDatabase } from '#server/testing/test-database.ts'

async function paying() {
  const database = await testDatabase()
  onTestFinished(() => database.close())
  const { world, payments } = fakePayments()
  world.subscriptions = [paidSubscription()]
  const app = await testBillingService(payments, database.db)
  await app.billing.receive(eventBytes('evt_1', app.customer), '')
  const failing = (kind: 'unreachable' | 'refused') => async () => {
    throw new PaymentsError(kind, new Error('sk_live_secret of the vendor'))
  }
  return { ...app, world, payments, failing }
}

test.each([
  ['unreachable' as const, 'Could not connect to payment service. Please try again later.'],
  ['refused' as const, 'Could not create a payment session.'],
])('a checkout that is %s answers 503 in the words of the catalog', async (kind, words) => {
  const { billing, account, world, payments, failing } = await paying()
  world.subscriptions = []
  payments.openCheckout = failing(kind)
  await expect(billing.checkout(account)).rejects.toMatchObject({ status: 503, message: words })
})

test.each([
  ['unreachable' as const, 'Could not connect to subscription management.'],
  ['refused' as const, 'Failed to create customer portal session.'],
])('a portal that is %s answers 503 in the words of the catalog', async (kind, words) => {
  const { billing, account, payments, failing } = await paying()
  payments.openPortal = failing(kind)
  await expect(billing.portal(account)).rejects.toMatchObject({ status: 503, message: words })
})

test.each([
  ['unreachable' as const, 'Could not connect to payment service. Please try again later.'],
  ['refused' as const, 'Failed to cancel subscription.'],
])('a cancellation that is %s answers 503 and changes nothing', async (kind, words) => {
  const { billing, account, payments, failing } = await paying()
  payments.cancelAtPeriodEnd = failing(kind)
  await expect(billing.cancel(account)).rejects.toMatchObject({ status: 503, message: words })
  expect(await billing.subscriptionOf(account)).toMatchObject({ subscription_status: 'active' })
})

test('prices that are known outlast a payment service that is away; unknown ones are a 503', async () => {
  const { billing, billingWith, payments, failing, passTime } = await paying()
  expect(await billing.prices()).toMatchObject([{ price: 0 }, { price: 2000 }])
  payments.price = failing('unreachable')
  passTime(86_400_000)
  expect(await billing.prices()).toMatchObject([{ price: 0 }, { price: 2000 }])
  await expect(billingWith(payments).prices()).rejects.toMatchObject({
    status: 503,
    message: 'Could not connect to payment service. Please try again later.',
  })
})

test('an account whose plan cannot be ended stays: nobody pays for an account that is gone', async () => {
  const { billing, account, payments, failing } = await paying()
  payments.forgetCustomer = failing('unreachable')
  await expect(billing.endNow(account)).rejects.toMatchObject({ status: 503 })
  expect(await billing.planOf(account)).toBe('gold')
})

test('after the end of a plan at once, the same account can buy again', async () => {
  const { billing, account, world, payments } = await paying()
  await billing.endNow(account)
  world.subscriptions = []
  expect(await billing.planOf(account)).toBe('free')
  const keys: string[] = []
  payments.createCustomer = async ({ key }) => {
    keys.push(key)
    return 'another customer'
  }
  expect(await billing.checkout(account)).toContain('https://pay.test/checkout:')
  expect(keys).toEqual([`customer:${account}:1`])
})

test('someone whose payment arrives during the check is not sold a second plan', async () => {
  const { billing, account, world, payments } = await paying()
  world.subscriptions = []
  await billing.checkout(account)
  // Between our question for subscriptions and the one for the checkout, the payment goes through.
  payments.findCheckout = async (id) => {
    world.subscriptions = [paidSubscription({ id: 'sub_2' })]
    return { id, url: null, open: false, expiresAt: 2 ** 50 }
  }
  expect(await billing.checkout(account)).toBe('https://pay.test/portal')
})
