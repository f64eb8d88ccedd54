import { existsSync, readFileSync } from 'node:fs'
import { sql } from 'kysely'
import Stripe from 'stripe'
import { expect, onTestFinished, test } from 'vitest'
import { day } from '#server/platform/clock.ts'
import type { Database } from '#server/platform/db/database.ts'
import { memoryLimiter } from '#server/platform/limits/memory.ts'
import { random } from '#server/platform/random.ts'
import { bareHttp } from '#server/testing/bare-http.ts'
import { testDatabase } from '#server/testing/test-database.ts'
import { asStripe } from './as-stripe.ts'
import { paymentSandbox } from './sandbox.ts'
import { sandboxDb } from './table.ts'
import { type Shape, shapeOf } from './testing/stripe-shapes.ts'

/** The sandbox and the official SDK, as the product puts them together. */
async function sandbox(given?: Database) {
  const database = given ?? (await testDatabase())
  let time = Date.UTC(2026, 10, 15, 12)
  const quiet = await bareHttp({ limiter: memoryLimiter(() => time) })
  const box = paymentSandbox({
    database,
    now: () => time,
    random,
    secret: 'the secret of every process',
    publicUrl: 'http://lantern.test',
    webhookUrl: () => null,
    log: () => quiet.log,
  })
  onTestFinished(async () => {
    if (!given) await database.close()
  })
  await box.install(quiet)
  const options = { httpClient: Stripe.createFetchHttpClient(box.fetch), maxNetworkRetries: 1 }
  const stripe = new Stripe(box.secretKey, options)
  const press = async (url: string, fields: Record<string, string>) =>
    await quiet.inject({
      method: 'POST',
      url: new URL(url).pathname,
      headers: { 'content-type': 'application/x-www-form-urlencoded' },
      payload: new URLSearchParams(fields).toString(),
    })
  const show = async (url: string) => await quiet.inject(new URL(url).pathname)
  const checkout = async (email = 'ada@example.edu') => {
    const customer = await stripe.customers.create({ email })
    const session = await stripe.checkout.sessions.create({
      mode: 'subscription',
      customer: customer.id,
      line_items: [{ price: box.priceId, quantity: 1 }],
      success_url: 'http://lantern.test/payment/success',
      cancel_url: 'http://lantern.test/subscription',
    })
    return { customer: customer.id, session, url: session.url ?? '' }
  }
  return {
    box,
    stripe,
    options,
    database,
    press,
    show,
    checkout,
    events: async () => {
      const rows = sandboxDb(database.db).selectFrom('sandbox_objects').select('body')
      const events = await rows.where('kind', '=', 'event').execute()
      return events.map(({ body }) => JSON.parse(body)).sort((a, b) => (a.type < b.type ? -1 : 1))
    },
    passTime: (ms: number) => {
      time += ms
    },
  }
}

test('prices, customers, sessions, subscriptions and events answer in the shapes of Stripe', async () => {
  const { stripe, box, checkout, press, events } = await sandbox()
  expect(await stripe.prices.retrieve(box.priceId)).toMatchObject({
    object: 'price',
    unit_amount: 2000,
    currency: 'usd',
    recurring: { interval: 'month' },
  })
  const { customer, session, url } = await checkout()
  expect(session).toMatchObject({ object: 'checkout.session', status: 'open', livemode: false })
  await press(url, { action: 'pay' })
  expect(await stripe.checkout.sessions.retrieve(session.id)).toMatchObject({
    status: 'complete',
    payment_status: 'paid',
    subscription: expect.stringMatching(/^sub_/),
  })
  const { data } = await stripe.subscriptions.list({ customer, status: 'all' })
  expect(data).toMatchObject([
    { status: 'active', customer, items: { data: [{ price: { id: box.priceId }, quantity: 1 }] } },
  ])
  expect((await events()).map(({ type }) => type)).toEqual([
    'checkout.session.completed',
    'customer.created',
    'customer.subscription.created',
  ])
})

/** How an object differs from Stripe's own example of it: keys, types, and null where Stripe has none. */
function differences(value: unknown, shape: Shape | null, path: string): string[] {
  if (Array.isArray(value)) return value.flatMap((one, i) => differences(one, null, `${path}[${i}]`))
  if (typeof value !== 'object' || value === null) return []
  const own: Record<string, unknown> = { ...value }
  const wanted = shape ?? shapeOf(own)
  const inside = (key: string, inner: Shape | null) => differences(own[key], inner, `${path}.${key}`)
  if (!wanted) return Object.keys(own).flatMap((key) => inside(key, null))
  const strangers = Object.keys(own).filter((key) => !wanted.has(key))
  return [
    ...strangers.map((key) => `${path}.${key} is no key of Stripe's`),
    ...[...wanted].flatMap(([key, { type, nullable, inner }]) => {
      const one = own[key]
      const is = Array.isArray(one) ? 'list' : typeof one === 'string' ? 'text' : typeof one
      const right = one === null ? nullable : is === type && one !== ''
      return right ? inside(key, inner) : [`${path}.${key} is ${JSON.stringify(one)}, not ${type}`]
    }),
  ]
}

test('every object that it answers with or sends has the keys and types of Stripe’s own', async () => {
  const { box, checkout, press, stripe, database, events } = await sandbox()
  const get = async (path: string, method = 'GET') => {
    const headers = { authorization: `Bearer ${box.secretKey}` }
    return await (await box.fetch(`https://api.stripe.com/v1/${path}`, { method, headers })).json()
  }
  const { customer, session, url } = await checkout()
  await press(url, { action: 'pay' })
  await stripe.billingPortal.sessions.create({ customer })
  const answers = await sandboxDb(database.db)
    .selectFrom('sandbox_objects')
    .select('body')
    .where('kind', '=', 'answered')
    .execute()
  expect(answers.length).toBeGreaterThan(2)
  const seen = [
    ...answers.map(({ body }) => JSON.parse(body).reply),
    await get(`prices/${box.priceId}`),
    await get(`checkout/sessions/${session.id}`),
    await get(`subscriptions?customer=${customer}&status=all`),
    ...(await events()).map(asStripe),
    await get(`customers/${customer}`, 'DELETE'),
  ]
  const kinds = new Set(JSON.stringify(seen).match(/"object":"[\w.]+"/g))
  expect(kinds.size).toBe(9) // price, plan, customer, both sessions, subscription, item, event and list
  expect(seen.flatMap((one) => differences(one, null, one.object))).toEqual([])
})

const examples = '../shared/stripe/fixtures3.json'
test.skipIf(!existsSync(examples))('the table of shapes is that of Stripe’s examples', () => {
  const { resources } = JSON.parse(readFileSync(examples, 'utf8'))
  for (const [name, example] of Object.entries<Record<string, unknown>>(resources)) {
    const shape = shapeOf({ object: name })
    if (!shape) continue
    expect([...shape.keys()], name).toEqual(Object.keys(example).sort())
    for (const [key, { type }] of shape) {
      const one = example[key]
      const is = Array.isArray(one) ? 'list' : typeof one === 'string' ? 'text' : typeof one
      if (one !== null) expect([name, key, is]).toEqual([name, key, type])
    }
  }
})

test('its tables exist only where it runs', async () => {
  const { database } = await sandbox()
  const elsewhere = await testDatabase()
  onTestFinished(() => elsewhere.close())
  const tables = async ({ db }: Database) =>
    (await db.introspection.getTables()).map(({ name }) => name).filter((name) => /sandbox/.test(name))
  expect(await tables(database)).toEqual(['sandbox_objects'])
  expect(await tables(elsewhere)).toEqual([])
})

test('cancel at the end of the period; what has ended cannot be changed', async () => {
  const { stripe, checkout, press, passTime } = await sandbox()
  const { customer, url } = await checkout()
  await press(url, { action: 'pay' })
  const [bought] = (await stripe.subscriptions.list({ customer, status: 'all' })).data
  const id = bought?.id ?? ''
  expect(await stripe.subscriptions.update(id, { cancel_at_period_end: true })).toMatchObject({
    status: 'active',
    cancel_at_period_end: true,
  })
  passTime(31 * day)
  expect((await stripe.subscriptions.list({ customer, status: 'all' })).data).toMatchObject([
    { status: 'canceled' },
  ])
  await expect(stripe.subscriptions.update(id, { cancel_at_period_end: false })).rejects.toThrow(/canceled/)
})

test('a customer who is deleted is not charged again', async () => {
  const { stripe, checkout, press } = await sandbox()
  const { customer, url } = await checkout()
  await press(url, { action: 'pay' })
  expect(await stripe.customers.del(customer)).toMatchObject({ deleted: true })
  expect((await stripe.subscriptions.list({ customer, status: 'all' })).data).toMatchObject([
    { status: 'canceled' },
  ])
  await expect(stripe.customers.del(customer)).rejects.toMatchObject({ code: 'resource_missing' })
})

test('one idempotency key is one request, and other parameters under it are refused', async () => {
  const { stripe } = await sandbox()
  const create = (email: string) => stripe.customers.create({ email }, { idempotencyKey: 'key 1' })
  const [one, two] = await Promise.all([create('ada@example.edu'), create('ada@example.edu')])
  expect(two.id).toBe(one.id)
  await expect(create('bob@example.edu')).rejects.toMatchObject({ type: 'StripeIdempotencyError' })
})

test('mistakes are refused as Stripe refuses them', async () => {
  const { stripe, options } = await sandbox()
  await expect(stripe.prices.retrieve('price_other')).rejects.toMatchObject({ code: 'resource_missing' })
  await expect(stripe.customers.create({ phone: '1' })).rejects.toMatchObject({ code: 'parameter_unknown' })
  await expect(stripe.checkout.sessions.create({ mode: 'payment' })).rejects.toMatchObject({ param: 'mode' })
  await expect(stripe.refunds.create({})).rejects.toMatchObject({ statusCode: 404 })
  const stranger = new Stripe('sk_test_guess', options)
  await expect(stranger.customers.create({})).rejects.toMatchObject({ type: 'StripeAuthenticationError' })
})

test('everything survives a restart: another process answers for the same objects', async () => {
  const first = await sandbox()
  const { customer, session, url } = await first.checkout()
  const second = await sandbox(first.database)
  expect(second.box.secretKey).toBe(first.box.secretKey)
  expect((await second.press(url, { action: 'pay' })).headers.location).toBe(
    'http://lantern.test/payment/success',
  )
  expect((await first.stripe.checkout.sessions.retrieve(session.id)).status).toBe('complete')
  second.passTime(31 * day)
  expect((await second.stripe.subscriptions.list({ customer, status: 'all' })).data).toMatchObject([
    { items: { data: [{ current_period_end: Date.UTC(2027, 0, 15, 12) / 1000 }] } },
  ])
})

test('the checkout page is marked TEST MODE, says what is charged how often, and runs no script', async () => {
  const { checkout, show } = await sandbox()
  const { url } = await checkout('"<b>ada</b>"@example.edu')
  const page = await show(url)
  expect(page.statusCode).toBe(200)
  expect(page.headers['cache-control']).toBe('no-store')
  for (const words of [
    'TEST MODE',
    'Pay $20.00',
    'Decline the card',
    'renews each month for $20.00 until you cancel',
  ])
    expect(page.body).toContain(words)
  expect(page.body).not.toContain('<script')
  expect(page.body).not.toContain('<b>ada')
})

test('a checkout cannot be paid twice, and its page then says so', async () => {
  const { checkout, show, press, stripe } = await sandbox()
  const { customer, url } = await checkout()
  await Promise.all([press(url, { action: 'pay' }), press(url, { action: 'pay' })])
  expect((await show(url)).body).toContain('This checkout is paid')
  expect((await stripe.subscriptions.list({ customer, status: 'all' })).data).toHaveLength(1)
})

test('the portal shows the plan of its customer only, and its link ends after a day', async () => {
  const { checkout, press, show, stripe, passTime } = await sandbox()
  const [ada, bob] = [await checkout(), await checkout('bob@example.edu')]
  await press(ada.url, { action: 'pay' })
  await press(bob.url, { action: 'pay' })
  const portal = await stripe.billingPortal.sessions.create({ customer: ada.customer })
  expect((await show(portal.url)).body).toContain('Cancel the plan')
  const [bobs] = (await stripe.subscriptions.list({ customer: bob.customer, status: 'all' })).data
  expect((await press(portal.url, { action: 'cancel', subscription: bobs?.id ?? '' })).statusCode).toBe(404)
  expect((await stripe.subscriptions.list({ customer: bob.customer, status: 'all' })).data).toMatchObject([
    { cancel_at_period_end: false },
  ])
  passTime(day)
  expect((await show(portal.url)).statusCode).toBe(404)
})

test.each([['/sandbox/checkout/cs_test_guess'], ['/sandbox/portal/bps_guess']])(
  '%s is nobody’s page',
  async (path) => {
    const { show, press } = await sandbox()
    const url = `http://lantern.test${path}`
    expect((await show(url)).statusCode).toBe(404)
    expect((await press(url, { action: 'pay' })).statusCode).toBe(404)
  },
)

test('a customer who is deleted leaves no email behind, in events and in kept answers', async () => {
  const { stripe, checkout, press, database, events } = await sandbox()
  const { customer, url } = await checkout('maya@example.edu')
  await press(url, { action: 'pay' })
  const other = await checkout('ada@example.edu')
  const kept = async () => {
    const rows = await sandboxDb(database.db).selectFrom('sandbox_objects').select('body').execute()
    return rows.map(({ body }) => body).join('\n')
  }
  expect(await kept()).toContain('maya@example.edu')
  await stripe.customers.del(customer)
  expect(await kept()).not.toContain('maya@example.edu')
  expect(await kept()).toContain('ada@example.edu')
  expect((await events()).map(({ type }) => type)).toEqual(['customer.created', 'customer.deleted'])
  expect(await stripe.billingPortal.sessions.create({ customer: other.customer })).toBeDefined()
})

test('looking at a page waits for no turn and writes nothing, also when time has changed the plan', async () => {
  const { stripe, checkout, press, show, database, passTime } = await sandbox()
  const { customer, url } = await checkout()
  await press(url, { action: 'pay' })
  passTime(40 * day)
  const portal = await stripe.billingPortal.sessions.create({ customer })
  const rows = async () =>
    await sandboxDb(database.db).selectFrom('sandbox_objects').selectAll().orderBy('id').execute()
  const before = await rows()
  const look = async () => expect((await show(portal.url)).body).toContain('January 15, 2027')
  await look()
  if (database.kind === 'postgres')
    await database.db.transaction().execute(async (tx) => {
      await sql`select id from sandbox_objects where id = 'turn' for update`.execute(tx)
      await look()
    })
  expect(await rows()).toEqual(before)
})

test('guessing a page is slowed down', async () => {
  const { show } = await sandbox()
  const statuses = []
  for (let i = 0; i < 241; i++) statuses.push((await show('http://lantern.test/sandbox/portal/x')).statusCode)
  expect(new Set(statuses)).toEqual(new Set([404, 429]))
})
