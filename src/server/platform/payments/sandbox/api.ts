import { timingSafeEqual } from 'node:crypto'
import Fastify, { type FastifyInstance, type FastifyRequest } from 'fastify'
import Stripe from 'stripe'
import type { Now } from '#server/platform/clock.ts'
import { sha256 } from '#server/platform/random.ts'
import type { InTurn, Ledger } from './ledger.ts'
import { cancelNow, setCancel } from './lifecycle.ts'
import { price, type Subscription } from './objects.ts'
import { complete } from './stripe-shapes.ts'
import type { SandboxDb } from './tables.ts'

/** A refusal in Stripe's shape. */
class Refusal extends Error {
  readonly status: number
  readonly body: object

  constructor(status: number, message: string, more: { code?: string; param?: string; type?: string } = {}) {
    super(message)
    this.status = status
    this.body = { error: { type: 'invalid_request_error', message, ...more } }
  }
}

function found<T>(kind: string, id: string, value: T | null): T {
  if (value === null)
    throw new Refusal(404, `No such ${kind}: '${id}'`, { code: 'resource_missing', param: 'id' })
  return value
}

/** The form of one request, read as strictly as Stripe does: a parameter that the call does not have is refused. */
function formOf(text: string, known: readonly string[]) {
  const values = new URLSearchParams(text)
  for (const key of values.keys()) {
    if (![...known, 'expand'].includes(key.replace(/\[.*/, '')))
      throw new Refusal(400, `Received unknown parameter: ${key}`, { code: 'parameter_unknown', param: key })
  }
  const optional = (name: string) => values.get(name) || null
  function required(name: string, allowed?: readonly string[]): string {
    const value = optional(name)
    if (value === null)
      throw new Refusal(400, `Missing required param: ${name}.`, { code: 'parameter_missing', param: name })
    if (allowed && !allowed.includes(value))
      throw new Refusal(400, `Invalid ${name}: must be one of ${allowed.join(', ')}`, { param: name })
    return value
  }
  /** `metadata[account_id]=…` as a record. */
  const record = (name: string) =>
    Object.fromEntries(
      [...values].flatMap(([key, value]) =>
        key.startsWith(`${name}[`) ? [[key.slice(name.length + 1, -1), value]] : [],
      ),
    )
  return { optional, required, record }
}

type Call = { id: string; form: ReturnType<typeof formOf>; ledger: Ledger }
type Route = { params?: readonly string[]; answer: (call: Call) => Promise<unknown> }

const listOf = (url: string, data: readonly unknown[]) => ({ object: 'list', url, has_more: false, data })
const customerOf = async (id: string, ledger: Ledger) =>
  found('customer', id, await ledger.find('customer', id))
const checkoutOf = async ({ id, ledger }: Call) =>
  found('checkout.session', id, await ledger.findCheckout(id))
const subscriptionOf = async ({ id, ledger }: Call): Promise<Subscription> =>
  found('subscription', id, await ledger.step(id))

/** The part of Stripe's API that the product uses, with its paths, parameters and refusals. */
const routes: Record<string, Route> = {
  'GET /v1/prices/:id': {
    answer: async ({ id }) => found('price', id, id === price.id ? price : null),
  },
  'GET /v1/events': {
    answer: async ({ ledger }) => listOf('/v1/events', await ledger.list('event')),
  },
  'POST /v1/customers': {
    params: ['email', 'metadata'],
    answer: ({ form, ledger }) => ledger.createCustomer(form.optional('email'), form.record('metadata')),
  },
  'GET /v1/customers/:id': { answer: ({ id, ledger }) => customerOf(id, ledger) },
  'DELETE /v1/customers/:id': {
    answer: async ({ id, ledger }) => ledger.deleteCustomer(await customerOf(id, ledger)),
  },
  'POST /v1/checkout/sessions': {
    params: ['mode', 'customer', 'client_reference_id', 'line_items', 'success_url', 'cancel_url'],
    answer: async ({ form, ledger }) => {
      form.required('mode', ['subscription'])
      const asked = form.required('line_items[0][price]')
      found('price', asked, asked === price.id ? price : null)
      return await ledger.createCheckout({
        customer: (await customerOf(form.required('customer'), ledger)).id,
        client_reference_id: form.optional('client_reference_id'),
        success_url: form.required('success_url'),
        cancel_url: form.optional('cancel_url'),
      })
    },
  },
  'GET /v1/checkout/sessions/:id': { answer: checkoutOf },
  'POST /v1/checkout/sessions/:id/expire': {
    answer: async (call) => {
      const session = await checkoutOf(call)
      if (session.status !== 'open')
        throw new Refusal(400, 'Only Checkout Sessions with a status in ["open"] can be expired.')
      return await call.ledger.closeCheckout(session)
    },
  },
  'POST /v1/billing_portal/sessions': {
    params: ['customer', 'return_url'],
    answer: async ({ form, ledger }) =>
      ledger.createPortal(
        (await customerOf(form.required('customer'), ledger)).id,
        form.optional('return_url'),
      ),
  },
  'GET /v1/subscriptions': {
    params: ['customer', 'status', 'limit', 'starting_after'],
    answer: async ({ form, ledger }) => {
      const all = await ledger.subscriptionsOf(form.required('customer'))
      const status = form.optional('status')
      // As Stripe does: without a status, all but the canceled ones.
      const wanted = all.filter((one) =>
        status === null ? one.status !== 'canceled' : status === 'all' || one.status === status,
      )
      return listOf('/v1/subscriptions', wanted)
    },
  },
  'GET /v1/subscriptions/:id': { answer: subscriptionOf },
  'POST /v1/subscriptions/:id': {
    params: ['cancel_at_period_end'],
    answer: async (call) => {
      const cancels = call.form.required('cancel_at_period_end', ['true', 'false']) === 'true'
      if ((await subscriptionOf(call)).status === 'canceled')
        throw new Refusal(400, 'A canceled subscription can only update its cancellation_details.')
      return await call.ledger.step(call.id, setCancel(cancels))
    },
  },
  'DELETE /v1/subscriptions/:id': {
    answer: async ({ id, ledger }) => found('subscription', id, await ledger.step(id, cancelNow)),
  },
}

type Needs = { inTurn: InTurn; secretKey: string; requestId: () => string; now: Now }

export function sandboxApi({ inTurn, secretKey, requestId, now }: Needs): FastifyInstance {
  const api = Fastify({
    logger: false,
    genReqId: () => `req_${requestId()}`,
    routerOptions: { maxParamLength: 200 },
  })
  api.removeAllContentTypeParsers()
  api.addContentTypeParser('*', { parseAs: 'string' }, (_request, body, done) => done(null, body))
  api.addHook('onRequest', async (request, reply) => {
    reply.headers({ 'request-id': request.id, 'stripe-version': Stripe.API_VERSION })
    if (!sameText(request.headers.authorization ?? '', `Bearer ${secretKey}`))
      throw new Refusal(401, 'Invalid API Key provided.')
  })
  api.setErrorHandler((error, _request, reply) =>
    error instanceof Refusal
      ? reply.code(error.status).send(error.body)
      : reply.code(500).send({ error: { type: 'api_error', message: 'An unknown error occurred' } }),
  )
  api.setNotFoundHandler((request) => {
    throw new Refusal(404, `Unrecognized request URL (${request.method}: ${request.url}).`)
  })
  for (const [name, route] of Object.entries(routes)) {
    const [method = '', url = ''] = name.split(' ')
    api.route({ method, url, handler: (request) => respond(request, route) })
  }

  async function respond(request: FastifyRequest, { params = [], answer }: Route): Promise<unknown> {
    const [path = '', query = ''] = request.url.split('?')
    const text = typeof request.body === 'string' ? request.body : ''
    const { id = '' } = request.params as { id?: string } // every route here has this parameter or none
    const key = request.headers['idempotency-key']
    return await inTurn(async (ledger, tx) => {
      const work = async () =>
        complete(await answer({ id, form: formOf(request.method === 'GET' ? query : text, params), ledger }))
      if (request.method !== 'POST' || typeof key !== 'string') return await work()
      return await once(tx, key, sha256(`${path}\n${text}`), work)
    })
  }

  /** Two requests with one key are one request: the second gets the first one's answer, also after a restart. */
  async function once(tx: SandboxDb, key: string, fingerprint: string, work: () => Promise<unknown>) {
    const known = await tx
      .selectFrom('sandbox_requests')
      .selectAll()
      .where('key', '=', key)
      .executeTakeFirst()
    if (known && known.fingerprint !== fingerprint)
      throw new Refusal(400, 'Keys for idempotent requests can only be used with the same parameters.', {
        type: 'idempotency_error',
      })
    if (known) return JSON.parse(known.answer)
    const value = await work()
    const row = { key, fingerprint, answer: JSON.stringify(value), created_at: now() }
    await tx.insertInto('sandbox_requests').values(row).execute()
    return value
  }
  return api
}

function sameText(given: string, wanted: string): boolean {
  const [a, b] = [Buffer.from(given), Buffer.from(wanted)]
  return a.length === b.length && timingSafeEqual(a, b)
}
