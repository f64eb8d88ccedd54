import { createServer, type RequestListener } from 'node:http'
import Stripe from 'stripe'
import { expect, onTestFinished, test } from 'vitest'
import { random } from '#server/platform/random.ts'
import { stripePayments } from './stripe.ts'

/** The adapter against a server that answers whatever the test wants. */
async function against(answer: RequestListener, timeout = 30_000) {
  const server = createServer(answer)
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve))
  onTestFinished(() => {
    server.closeAllConnections()
    server.close()
  })
  const address = server.address()
  const port = typeof address === 'object' && address ? address.port : 0
  const options = { host: '127.0.0.1', port, protocol: 'http', maxNetworkRetries: 0, timeout } as const
  const stripe = new Stripe('sk_test_x', options)
  return stripePayments({
    mode: 'test',
    webhookSecret: 'whsec_x',
    priceGold: 'price_gold',
    publicUrl: 'http://lantern.test',
    stripe,
    now: () => 0,
    random,
  })
}

const json = (status: number, body: object): RequestListener => {
  return (_request, response) => {
    response.writeHead(status, { 'content-type': 'application/json' }).end(JSON.stringify(body))
  }
}
const refusal = (message: string, code?: string) => ({
  error: { type: 'invalid_request_error', message, ...(code && { code }) },
})

test.each<[string, RequestListener]>([
  ['an error of its own', json(500, { error: { type: 'api_error', message: 'oops' } })],
  ['a page instead of JSON', (_request, response) => response.end('<html>')],
  ['too many requests', json(429, { error: { type: 'invalid_request_error', message: 'slow down' } })],
  ['a cut connection', (request) => request.socket.destroy()],
  ['silence', () => {}],
])('%s of the payment service means: unreachable', async (problem, answer) => {
  const payments = await against(answer, problem === 'silence' ? 100 : undefined)
  await expect(payments.price()).rejects.toMatchObject({ name: 'PaymentsError', kind: 'unreachable' })
})

test.each([
  ['a wrong price', json(404, refusal('No such price', 'resource_missing'))],
  ['a wrong key', json(401, refusal('Invalid API Key'))],
])('%s means: refused', async (_case, answer) => {
  const payments = await against(answer)
  await expect(payments.price()).rejects.toMatchObject({ name: 'PaymentsError', kind: 'refused' })
})

test('who is already gone need not be removed again', async () => {
  const payments = await against(json(404, refusal('No such customer', 'resource_missing')))
  await expect(payments.forgetCustomer('cus_1')).resolves.toBeUndefined()
  await expect(payments.closeCheckout('cs_1')).resolves.toBeUndefined()
  await expect(payments.findCheckout('cs_1')).resolves.toBeNull()
})

const subscription = (changes: object) => ({
  object: 'list',
  has_more: false,
  data: [
    {
      id: 'sub_1',
      object: 'subscription',
      status: 'active',
      cancel_at: null,
      cancel_at_period_end: false,
      items: {
        data: [{ current_period_end: 100, price: { unit_amount: 1900, recurring: { interval: 'year' } } }],
      },
      ...changes,
    },
  ],
})

test.each([
  ['active', 'paid'],
  ['trialing', 'paid'],
  ['past_due', 'overdue'],
  ['unpaid', 'none'],
  ['canceled', 'none'],
  ['incomplete', 'none'],
  ['incomplete_expired', 'none'],
  ['paused', 'none'],
  ['a status of next year', 'none'],
])('a subscription that is %s counts as %s', async (status, standing) => {
  const payments = await against(json(200, subscription({ status })))
  expect(await payments.subscriptionsOf('cus_1')).toEqual([
    {
      id: 'sub_1',
      standing,
      endsAt: 100_000,
      cancelsAtEnd: false,
      price: { cents: 1900, interval: 'year' },
    },
  ])
})

test.each([
  ['the flag', { cancel_at_period_end: true }, 100_000],
  ['a date', { cancel_at: 70 }, 70_000],
])('canceled by %s: it does not renew', async (_case, changes, endsAt) => {
  const payments = await against(json(200, subscription(changes)))
  expect(await payments.subscriptionsOf('cus_1')).toMatchObject([{ endsAt, cancelsAtEnd: true }])
})

test('every write carries an idempotency key, and no secret of ours is in the form', async () => {
  const seen: { method: string; key: unknown }[] = []
  const payments = await against((request, response) => {
    seen.push({ method: request.method ?? '', key: request.headers['idempotency-key'] })
    json(200, { id: 'x', url: 'https://pay.test', status: 'open', expires_at: 1, items: { data: [] } })(
      request,
      response,
    )
  })
  await payments.createCustomer({ accountId: 'a', email: 'a@example.edu', key: 'key 1' })
  await payments.openCheckout({ customerId: 'cus_1', accountId: 'a', key: 'key 2' })
  await payments.openPortal('cus_1')
  await payments.cancelAtPeriodEnd('sub_1')
  await payments.cancelAtPeriodEnd('sub_1')
  expect(seen.every(({ method, key }) => method !== 'POST' || typeof key === 'string')).toBe(true)
  const keys = seen.map(({ key }) => key)
  expect(keys.slice(0, 2)).toEqual(['key 1', 'key 2'])
  expect(new Set(keys).size).toBe(keys.length)
})
