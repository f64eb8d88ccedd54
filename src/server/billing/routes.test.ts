import { expect, test } from 'vitest'
import { deleteAccount } from '#contract/accounts.ts'
import * as contract from '#contract/billing.ts'
import { passwordHasher } from '#server/accounts/passwords.ts'
import { day, hour } from '#server/platform/clock.ts'
import { sandboxDb } from '#server/platform/payments/sandbox/table.ts'
import { random } from '#server/platform/random.ts'
import { testApp } from '#server/testing/test-app.ts'
import { testBilling } from '#server/testing/test-billing.ts'
import { changePlan, type PlanOrder } from './operator.ts'
import { planStore } from './store.ts'

const month = '2026-12-15T12:00:00.000Z'

test('the config lists both plans with their price in cents', async () => {
  const { call } = await testBilling()
  expect(await call(contract.getPaymentConfig)).toMatchObject({
    status: 200,
    body: [
      { planName: 'free', price: 0, interval: 'month', priceId: null },
      { planName: 'gold', price: 2000, interval: 'month', priceId: 'price_sandbox_gold' },
    ],
  })
})

test.each([
  ['checkout', contract.createCheckoutSession, { plan_name: 'gold' as const }],
  ['portal', contract.createPortalSession, {}],
  ['cancel', contract.cancelSubscription, {}],
])('%s needs a session', async (_name, endpoint, body) => {
  const { http } = await testBilling()
  const response = await http.inject({ method: 'POST', url: `/api${endpoint.path}`, payload: body })
  expect([response.statusCode, response.json()]).toEqual([401, { detail: 'Please log in to continue.' }])
})

test.each([[{}], [{ plan_name: 'free' }], [{ plan_name: 'silver' }], [{ plan_name: 7 }]])(
  'a checkout for %j is refused',
  async (payload) => {
    const { http, signedIn } = await testBilling()
    const response = await http.inject({
      method: 'POST',
      url: '/api/payments/create-checkout-session/',
      headers: { authorization: `Bearer ${await signedIn('maya')}` },
      payload,
    })
    expect([response.statusCode, response.json().detail]).toEqual([
      400,
      'Choose the plan that you want to upgrade to.',
    ])
  },
)

test('upgrade: checkout, pay, webhook, gold; the way back alone changes nothing', async () => {
  const { startCheckout, press, hear, profile } = await testBilling()
  const { status, body } = await startCheckout()
  expect([status, new URL(body.url).pathname.split('/').slice(1, 3)]).toEqual([200, ['sandbox', 'checkout']])
  expect(await press(body.url, 'pay')).toBe('http://lantern.test/payment/success')
  expect(await profile()).toMatchObject({ subscription_tier: 'free' })
  await hear()
  expect(await profile()).toMatchObject({
    subscription_tier: 'gold',
    subscription_status: 'active',
    subscription_end_date: month,
    subscription_source: 'stripe',
    subscription_paid: true,
    payment_problem: false,
  })
})

test('a declined card leaves the checkout open and the plan free', async () => {
  const { startCheckout, press, hear, profile } = await testBilling()
  const { url } = (await startCheckout()).body
  expect(await press(url, 'decline')).toContain('?declined=1')
  await hear()
  expect(await profile()).toMatchObject({ subscription_tier: 'free' })
  expect(await press(url, 'pay')).toBe('http://lantern.test/payment/success')
})

test('an open checkout is reused, also by two requests at once', async () => {
  const { startCheckout, database } = await testBilling()
  const urls = await Promise.all([startCheckout(), startCheckout(), startCheckout()])
  expect(new Set([...urls, await startCheckout()].map(({ body }) => body.url)).size).toBe(1)
  const customers = await sandboxDb(database.db)
    .selectFrom('sandbox_objects')
    .select('id')
    .where('kind', '=', 'customer')
    .execute()
  expect(customers).toHaveLength(1)
})

test('two checkouts at once pay once: both tabs show the same, and the second press changes nothing', async () => {
  const { startCheckout, press, hear, database } = await testBilling()
  const [one, two] = await Promise.all([startCheckout(), startCheckout()])
  await Promise.all([press(one.body.url, 'pay'), press(two.body.url, 'pay')])
  await press(two.body.url, 'pay')
  await hear()
  const bought = await sandboxDb(database.db)
    .selectFrom('sandbox_objects')
    .select('id')
    .where('kind', '=', 'subscription')
    .execute()
  expect(bought).toHaveLength(1)
})

test('a checkout that expired is followed by a new one, and its page is gone', async () => {
  const { startCheckout, passTime, http } = await testBilling()
  const first = (await startCheckout()).body.url
  passTime(25 * hour)
  const second = (await startCheckout()).body.url
  expect(second).not.toBe(first)
  expect((await http.inject(new URL(first).pathname)).statusCode).toBe(404)
})

test('someone already on gold gets the portal, also before the message of the payment arrived', async () => {
  const { startCheckout, pay, hear } = await testBilling()
  await pay()
  expect((await startCheckout()).body.url).toContain('/sandbox/portal/')
  await hear()
  expect((await startCheckout()).body.url).toContain('/sandbox/portal/')
})

test('cancel: gold until the end of the period, at once in the profile, then free', async () => {
  const { upgrade, cancel, hear, profile, passTime } = await testBilling()
  await upgrade()
  expect(await cancel()).toMatchObject({
    status: 200,
    body: { detail: expect.stringContaining('set to cancel at the end of the billing period') },
  })
  expect(await profile()).toMatchObject({
    subscription_tier: 'gold',
    subscription_status: 'canceled',
    subscription_end_date: month,
  })
  passTime(30 * day)
  expect(await profile()).toMatchObject({ subscription_tier: 'free', subscription_status: 'free' })
  await hear()
  expect(await profile()).toMatchObject({ subscription_tier: 'free', subscription_end_date: null })
})

test('canceling twice is as good as once', async () => {
  const { upgrade, cancel, sent, sendMails } = await testBilling()
  await upgrade()
  expect([(await cancel()).status, (await cancel()).status]).toEqual([200, 200])
  await sendMails()
  expect(sent.filter(({ subject }) => subject.includes('cancel'))).toHaveLength(1)
})

test('a canceled plan can be resumed in the portal, and canceled again', async () => {
  const { upgrade, cancel, inPortal, hear, profile, passTime } = await testBilling()
  await upgrade()
  await cancel()
  await inPortal('resume')
  await hear()
  expect(await profile()).toMatchObject({ subscription_status: 'active' })
  await cancel()
  expect(await profile()).toMatchObject({ subscription_status: 'canceled' })
  passTime(30 * day)
  await hear()
  expect(await profile()).toMatchObject({ subscription_tier: 'free' })
})

test('renewal moves the end date', async () => {
  const { upgrade, hear, profile, passTime } = await testBilling()
  await upgrade()
  passTime(31 * day)
  await hear()
  expect(await profile()).toMatchObject({
    subscription_tier: 'gold',
    subscription_status: 'active',
    subscription_end_date: '2027-01-15T12:00:00.000Z',
  })
})

test('past due keeps gold with a payment problem; unpaid is free; a card that works ends it', async () => {
  const { upgrade, inPortal, hear, profile, passTime } = await testBilling()
  await upgrade()
  await inPortal('card-declined')
  passTime(31 * day)
  await hear()
  expect(await profile()).toMatchObject({
    subscription_tier: 'gold',
    subscription_status: 'active',
    payment_problem: true,
  })
  for (const wait of [3, 5, 7]) {
    passTime(wait * day)
    await hear()
  }
  expect(await profile()).toMatchObject({ subscription_tier: 'free', payment_problem: false })
  await inPortal('card-good')
  await hear()
  expect(await profile()).toMatchObject({ subscription_tier: 'gold', payment_problem: false })
})

test('without a paid plan there is nothing to manage or cancel', async () => {
  const { openPortal, cancel } = await testBilling()
  const nothing = { status: 409, body: { detail: 'There is no paid plan on this account.' } }
  expect(await openPortal()).toMatchObject(nothing)
  expect(await cancel()).toMatchObject(nothing)
})

async function withOperator() {
  const app = await testBilling()
  await app.signedIn('maya')
  const store = planStore(app.database.db)
  const { now } = app
  const give = (order: Partial<PlanOrder> = {}) =>
    changePlan(
      { plan: 'gold', email: 'maya@example.edu', until: null, ...order },
      { store, findAccountId: async () => 'maya', now, random, by: 'ops' },
    )
  return { ...app, give }
}

test('gold given by the operator: no checkout, no portal, no cancel', async () => {
  const { give, startCheckout, openPortal, cancel } = await withOperator()
  await give({ until: Date.UTC(2027, 5, 30, 23, 59) })
  const refusal = {
    status: 409,
    body: {
      detail:
        'Your Senior plan was given to you by Lantern until June 30, 2027. There is nothing to pay, manage or cancel.',
    },
  }
  expect(await startCheckout()).toMatchObject(refusal)
  expect(await openPortal()).toMatchObject(refusal)
  expect(await cancel()).toMatchObject(refusal)
})

test('when the operator and a payment both grant gold, the later end counts and the payment can be canceled', async () => {
  const { give, upgrade, cancel, profile, passTime, hear } = await withOperator()
  await upgrade()
  const until = Date.UTC(2027, 5, 30, 23, 59)
  expect(await give({ until })).toContain('There is a paid plan too')
  const given = {
    subscription_tier: 'gold',
    subscription_status: 'active',
    subscription_end_date: new Date(until).toISOString(),
    subscription_source: 'operator',
  }
  expect(await profile()).toMatchObject({ ...given, subscription_paid: true })
  expect(await cancel()).toMatchObject({ status: 200 })
  passTime(31 * day)
  await hear()
  expect(await profile()).toMatchObject({ ...given, subscription_paid: false })
})

test('a shorter gift beside a paid plan leaves the paid end', async () => {
  const { give, upgrade, profile } = await withOperator()
  await upgrade()
  await give({ until: Date.UTC(2026, 10, 20) })
  expect(await profile()).toMatchObject({ subscription_end_date: month, subscription_source: 'stripe' })
  expect(await give({ plan: 'free' })).toContain('It is paid for: only its owner can cancel it.')
})

test('no mail about a plan goes to an address that nobody has confirmed', async () => {
  const { upgrade, cancel, sendMails, sent, database, signedIn } = await testBilling()
  await signedIn('maya')
  await database.db.updateTable('accounts').set({ email_confirmed_at: null }).execute()
  await upgrade()
  await cancel()
  await sendMails()
  expect(sent).toEqual([])
})

test('a mail confirms the upgrade once, and each cancellation', async () => {
  const { upgrade, cancel, hear, reconcile, sendMails, sent } = await testBilling()
  await upgrade()
  await hear()
  await reconcile()
  await sendMails() // those that wait together go out in any order
  await cancel()
  await hear()
  await sendMails()
  expect(sent.map(({ to, subject }) => [to, subject])).toEqual([
    ['maya@example.edu', 'You are on the Senior plan'],
    ['maya@example.edu', 'Your Senior plan is set to cancel'],
  ])
  expect(sent[0]?.text).toContain('It costs $20.00 per month and renews on December 15, 2026')
  expect(sent[1]?.text).toContain(
    'set to cancel at the end of the billing period, on December 15, 2026. You will not be charged again.',
  )
  expect(sent[0]?.text.split('\n')).toContain('http://lantern.test/subscription')
})

test('if messages were lost for a day, the reconciliation restores the state', async () => {
  const { pay, reconcile, profile, passTime, database, inPortal } = await testBilling()
  const lose = () =>
    sandboxDb(database.db).deleteFrom('sandbox_objects').where('kind', '=', 'event').execute()
  await pay()
  await lose()
  passTime(day)
  await reconcile()
  expect(await profile()).toMatchObject({ subscription_tier: 'gold', subscription_status: 'active' })
  await inPortal('cancel')
  await lose()
  passTime(day)
  await reconcile()
  expect(await profile()).toMatchObject({ subscription_tier: 'gold', subscription_status: 'canceled' })
  await inPortal('end-period')
  await lose()
  passTime(day)
  await reconcile()
  expect(await profile()).toMatchObject({ subscription_tier: 'free' })
})

async function deletable() {
  const app = await testBilling()
  await app.upgrade()
  const password_hash = await passwordHasher({ memoryCost: 8, timeCost: 1 }).hashPassword('goodbye, lantern')
  await app.database.db.updateTable('accounts').set({ password_hash }).execute()
  const remove = async () =>
    await app.call(deleteAccount, {
      token: await app.signedIn('maya'),
      body: { password: 'goodbye, lantern' },
    })
  const atService = (kind: string) =>
    sandboxDb(app.database.db).selectFrom('sandbox_objects').select('body').where('kind', '=', kind).execute()
  return { ...app, remove, atService }
}

test('deleting the account ends its plan at once, removes the customer and everything stored here', async () => {
  const { remove, atService, database, hear } = await deletable()
  expect((await remove()).status).toBe(204)
  expect(await atService('customer')).toEqual([])
  expect((await atService('subscription')).map(({ body }) => JSON.parse(body).status)).toEqual(['canceled'])
  for (const table of ['accounts', 'subscriptions', 'billing_customers'] as const)
    expect(await database.db.selectFrom(table).selectAll().execute()).toEqual([])
  await hear() // later events about a deleted account are accepted
  const events = sandboxDb(database.db)
    .selectFrom('sandbox_objects')
    .select('due_at')
    .where('kind', '=', 'event')
  expect((await events.execute()).every(({ due_at }) => due_at === null)).toBe(true)
})

test('an export holds what billing stores', async () => {
  const { upgrade, http, signedIn } = await testBilling()
  await upgrade()
  const response = await http.inject({
    url: '/api/users/export/',
    headers: { authorization: `Bearer ${await signedIn('maya')}` },
  })
  expect(response.json().billing).toMatchObject({
    grants: [
      {
        source: 'stripe',
        status: 'active',
        cancelsAtEnd: false,
        endsAt: expect.stringMatching(/^\d{4}-\d\d-\d\dT.*Z$/),
      },
    ],
    changesByOperator: [],
    paymentCustomer: expect.stringMatching(/^cus_/),
  })
})

test('where nobody can pay every payment call says so with a 503', async () => {
  const { call, signedIn, http } = await testApp({
    env: { NODE_ENV: 'production', PUBLIC_URL: 'https://lantern.test' },
  })
  const token = await signedIn('maya')
  const closed = {
    status: 503,
    body: { detail: 'Upgrading is not available on this site right now. Please try again later.' },
  }
  const config = await call(contract.getPaymentConfig)
  expect(config).toMatchObject({ ...closed, headers: { 'cache-control': 'no-store' } })
  expect(await call(contract.createCheckoutSession, { token, body: { plan_name: 'gold' } })).toMatchObject(
    closed,
  )
  expect(await call(contract.createPortalSession, { token, body: {} })).toMatchObject(closed)
  expect(await call(contract.cancelSubscription, { token, body: {} })).toMatchObject(closed)
  expect((await http.inject('/sandbox/style.css')).statusCode).toBe(404)
  expect((await http.inject('/healthz')).json()).toMatchObject({ adapters: { payments: 'off' } })
})
