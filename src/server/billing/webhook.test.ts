import Stripe from 'stripe'
import { expect, test } from 'vitest'
import { minute, second } from '#server/platform/clock.ts'
import { type SandboxDb, sandboxDb } from '#server/platform/payments/sandbox/table.ts'
import { testApp } from '#server/testing/test-app.ts'
import { testBilling } from '#server/testing/test-billing.ts'

const eventsToSend = (db: SandboxDb) =>
  db.selectFrom('sandbox_objects').selectAll().where('kind', '=', 'event').where('due_at', 'is not', null)

const secret = 'whsec_of_this_test'
const payload = JSON.stringify({
  id: 'evt_1',
  object: 'event',
  type: 'customer.subscription.updated',
  data: { object: { id: 'sub_1', object: 'subscription', customer: 'cus_nobody' } },
})

async function webhook() {
  const app = await testApp({
    env: {
      STRIPE_SECRET_KEY: 'sk_test_none',
      STRIPE_WEBHOOK_SECRET: secret,
      STRIPE_PRICE_GOLD: 'price_1',
    },
  })
  const sign = (changes: { secret?: string; ageMs?: number; payload?: string } = {}) =>
    Stripe.webhooks.generateTestHeaderString({
      payload: changes.payload ?? payload,
      secret: changes.secret ?? secret,
      timestamp: Math.floor((app.now() - (changes.ageMs ?? 0)) / second),
    })
  const send = (body: string, signature?: string) =>
    app.http.inject({
      method: 'POST',
      url: '/api/payments/webhook/',
      payload: body,
      headers: { 'content-type': 'application/json', ...(signature && { 'stripe-signature': signature }) },
    })
  const stored = () => app.database.db.selectFrom('payment_events').selectAll().execute()
  return { ...app, sign, send, stored }
}

test('a signed event is taken and stored by its id', async () => {
  const { send, sign, stored, now } = await webhook()
  const response = await send(payload, sign())
  expect([response.statusCode, response.json()]).toEqual([200, { received: true }])
  expect(await stored()).toEqual([
    {
      id: 'evt_1',
      type: 'customer.subscription.updated',
      customer_id: 'cus_nobody',
      received_at: now(),
      processed_at: now(),
    },
  ])
})

test('the signature covers the bytes as they came: spaces and order count', async () => {
  const { send, sign } = await webhook()
  const spaced = JSON.stringify(JSON.parse(payload), null, 3)
  expect((await send(spaced, sign({ payload: spaced }))).statusCode).toBe(200)
  expect((await send(spaced, sign())).statusCode).toBe(400)
})

test.each([
  ['no signature', undefined],
  ['a forged one', { secret: 'whsec_of_someone_else' }],
  ['one of another message', { payload: '{}' }],
  ['a stale one', { ageMs: 6 * minute }],
])('%s is refused with a 400, and nothing is stored', async (_case, changes) => {
  const { send, sign, stored } = await webhook()
  const response = await send(payload, changes && sign(changes))
  expect([response.statusCode, response.json()]).toEqual([
    400,
    { detail: 'The signature of this message is not valid.' },
  ])
  expect(await stored()).toEqual([])
})

test.each([['nonsense'], ['t=1,v1=abc'], ['t=,v1='], [',,,'], ['v1=0']])(
  'a signature that reads "%s" is refused',
  async (signature) => {
    const { send } = await webhook()
    expect((await send(payload, signature)).statusCode).toBe(400)
  },
)

test('a signature stays good for five minutes', async () => {
  const { send, sign } = await webhook()
  expect((await send(payload, sign({ ageMs: 5 * minute }))).statusCode).toBe(200)
})

test.each([[''], ['{'], ['[]'], ['"x"'], ['null']])('the body %j is refused, signed or not', async (body) => {
  const { send, sign } = await webhook()
  const response = await send(body, sign({ payload: body || ' ' }))
  expect(response.statusCode).toBe(400)
  expect(response.json().detail).toEqual(expect.any(String))
})

test('a thin event is no event of this address: the SDK refuses it', async () => {
  const { send, sign, stored } = await webhook()
  const thin = JSON.stringify({ id: 'evt_2', object: 'v2.core.event', type: 'v2.core.account.updated' })
  expect((await send(thin, sign({ payload: thin }))).statusCode).toBe(400)
  expect(await stored()).toEqual([])
})

test('without a valid signature nothing is parsed: a body that is not JSON gets the same answer', async () => {
  const { send } = await webhook()
  for (const body of ['{', '['.repeat(200_000), 'nonsense']) {
    const response = await send(body, 't=1,v1=abc')
    expect([response.statusCode, response.json()]).toEqual([
      400,
      { detail: 'The signature of this message is not valid.' },
    ])
  }
})

test('more than 256 KB is refused unread, and one address is slowed', async () => {
  const { send } = await webhook()
  expect((await send(' '.repeat(262_145))).statusCode).toBe(413)
  for (let i = 1; i < 600; i++) await send('{}')
  expect((await send('{}')).statusCode).toBe(429)
})

test('the webhook before the way back: gold is there when the browser arrives', async () => {
  const { startCheckout, press, hear, profile } = await testBilling()
  const { url } = (await startCheckout()).body
  const back = press(url, 'pay')
  await back
  await hear()
  expect(await profile()).toMatchObject({ subscription_tier: 'gold' })
})

test('the webhook after the way back: free until it comes, however often the page asks', async () => {
  const { pay, hear, profile } = await testBilling()
  await pay()
  for (let i = 0; i < 3; i++) expect(await profile()).toMatchObject({ subscription_tier: 'free' })
  await hear()
  expect(await profile()).toMatchObject({ subscription_tier: 'gold' })
})

test('a webhook that nobody answers is sent again, later and later', async () => {
  const { pay, hear, http, database, passTime, profile } = await testBilling()
  await pay()
  const port = http.server.address()
  await new Promise((resolve) => http.server.close(resolve))
  await hear() // not listening: the events wait
  const waiting = () => eventsToSend(sandboxDb(database.db)).execute()
  expect((await waiting()).length).toBeGreaterThan(0)
  await new Promise<void>((resolve) => http.server.listen(typeof port === 'object' ? port : 0, resolve))
  passTime(2 * second)
  await hear()
  expect(await profile()).toMatchObject({ subscription_tier: 'gold' })
  expect(await waiting()).toEqual([])
})
