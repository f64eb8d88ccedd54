import { timingSafeEqual } from 'node:crypto'
import Fastify, { type FastifyInstance, type FastifyReply, type FastifyRequest } from 'fastify'
import Stripe from 'stripe'
import { ApiError, Form, missing } from './api-request.ts'
import type { Idempotency } from './idempotency.ts'
import type { SandboxLedger } from './ledger.ts'
import { cancelNow, setCancel } from './lifecycle.ts'
import { price } from './shapes.ts'

type Needs = { ledger: SandboxLedger; idempotency: Idempotency; secretKey: string; requestId: () => string }
type Call = { form: (known: readonly string[]) => Form; id: string }
type Route = { method: 'GET' | 'POST' | 'DELETE'; url: string; answer: (call: Call) => Promise<unknown> }

/** The part of Stripe's API that the product uses, with its paths, parameters, shapes and refusals. */
export function sandboxApi({ ledger, idempotency, secretKey, requestId }: Needs): FastifyInstance {
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
      throw new ApiError(401, 'Invalid API Key provided.')
  })
  api.setErrorHandler((error, _request, reply) => refuse(reply, error))
  api.setNotFoundHandler((request, reply) =>
    refuse(reply, new ApiError(404, `Unrecognized request URL (${request.method}: ${request.url}).`)),
  )
  for (const { method, url, answer } of routesOf(ledger)) {
    api.route({ method, url, handler: (request) => respond(request, answer) })
  }

  async function respond(request: FastifyRequest, answer: Route['answer']): Promise<unknown> {
    const [path = '', query = ''] = request.url.split('?')
    const text = typeof request.body === 'string' ? request.body : ''
    const { id = '' } = request.params as { id?: string } // every route here has this parameter or none
    const call: Call = { id, form: (known) => new Form(request.method === 'GET' ? query : text, known) }
    const key = request.headers['idempotency-key']
    if (request.method !== 'POST' || typeof key !== 'string') return await answer(call)
    return await idempotency.once(key, `${path}\n${text}`, () => answer(call))
  }
  return api
}

function refuse(reply: FastifyReply, error: unknown) {
  if (error instanceof ApiError) return reply.code(error.status).send(error.body)
  return reply.code(500).send({ error: { type: 'api_error', message: 'An unknown error occurred' } })
}

function sameText(given: string, wanted: string): boolean {
  const [a, b] = [Buffer.from(given), Buffer.from(wanted)]
  return a.length === b.length && timingSafeEqual(a, b)
}

const listOf = (url: string, data: readonly unknown[]) => ({ object: 'list', url, has_more: false, data })

function found<T>(kind: string, id: string, value: T | null): T {
  if (value === null) throw missing(kind, id)
  return value
}

const routesOf = (ledger: SandboxLedger): Route[] => [
  ...customerRoutes(ledger),
  ...checkoutRoutes(ledger),
  ...subscriptionRoutes(ledger),
  {
    method: 'GET',
    url: '/v1/prices/:id',
    answer: async ({ id }) => found('price', id, id === price.id ? price : null),
  },
  { method: 'GET', url: '/v1/events', answer: async () => listOf('/v1/events', await ledger.events()) },
]

const customerRoutes = (ledger: SandboxLedger): Route[] => [
  {
    method: 'POST',
    url: '/v1/customers',
    answer: ({ form }) => {
      const customer = form(['email', 'metadata'])
      return ledger.createCustomer(customer.optional('email'), customer.record('metadata'))
    },
  },
  {
    method: 'GET',
    url: '/v1/customers/:id',
    answer: async ({ id }) => found('customer', id, await ledger.findCustomer(id)),
  },
  {
    method: 'DELETE',
    url: '/v1/customers/:id',
    answer: async ({ id }) => {
      if (!(await ledger.deleteCustomer(id))) throw missing('customer', id)
      return { id, object: 'customer', deleted: true }
    },
  },
]

const checkoutFields = ['mode', 'customer', 'client_reference_id', 'line_items', 'success_url', 'cancel_url']

const checkoutRoutes = (ledger: SandboxLedger): Route[] => [
  {
    method: 'POST',
    url: '/v1/checkout/sessions',
    answer: async ({ form }) => {
      const session = form(checkoutFields)
      session.oneOf('mode', ['subscription'])
      const asked = session.required('line_items[0][price]')
      if (asked !== price.id) throw missing('price', asked)
      const customer = session.required('customer')
      found('customer', customer, await ledger.findCustomer(customer))
      return await ledger.createCheckout({
        customer,
        reference: session.optional('client_reference_id'),
        successUrl: session.required('success_url'),
        cancelUrl: session.optional('cancel_url'),
      })
    },
  },
  {
    method: 'GET',
    url: '/v1/checkout/sessions/:id',
    answer: async ({ id }) => found('checkout.session', id, await ledger.findCheckout(id)),
  },
  {
    method: 'POST',
    url: '/v1/checkout/sessions/:id/expire',
    answer: async ({ id }) => {
      const before = found('checkout.session', id, await ledger.findCheckout(id))
      if (before.status !== 'open')
        throw new ApiError(400, 'Only Checkout Sessions with a status in ["open"] can be expired.')
      return await ledger.closeCheckout(id)
    },
  },
  {
    method: 'POST',
    url: '/v1/billing_portal/sessions',
    answer: async ({ form }) => {
      const session = form(['customer', 'return_url'])
      const customer = session.required('customer')
      found('customer', customer, await ledger.findCustomer(customer))
      return await ledger.createPortal(customer, session.optional('return_url'))
    },
  },
]

const subscriptionRoutes = (ledger: SandboxLedger): Route[] => [
  {
    method: 'GET',
    url: '/v1/subscriptions',
    answer: async ({ form }) => {
      const query = form(['customer', 'status', 'limit', 'starting_after'])
      const all = await ledger.subscriptionsOf(query.required('customer'))
      const status = query.optional('status')
      // As Stripe does: without a status, all but the canceled ones.
      const wanted = all.filter((one) =>
        status === null ? one.status !== 'canceled' : status === 'all' || one.status === status,
      )
      return listOf('/v1/subscriptions', wanted)
    },
  },
  {
    method: 'GET',
    url: '/v1/subscriptions/:id',
    answer: async ({ id }) => found('subscription', id, await ledger.step(id)),
  },
  {
    method: 'POST',
    url: '/v1/subscriptions/:id',
    answer: async ({ id, form }) => {
      const cancels =
        form(['cancel_at_period_end']).oneOf('cancel_at_period_end', ['true', 'false']) === 'true'
      const present = found('subscription', id, await ledger.step(id))
      if (present.status === 'canceled')
        throw new ApiError(400, 'A canceled subscription can only update its cancellation_details.')
      return await ledger.step(id, (billed, at) => setCancel(billed, cancels, at))
    },
  },
  {
    method: 'DELETE',
    url: '/v1/subscriptions/:id',
    answer: async ({ id }) => found('subscription', id, await ledger.step(id, cancelNow)),
  },
]
