import { randomUUID } from 'node:crypto'
import Stripe from 'stripe'
import { sha256 } from '#server/platform/random.ts'
import { asStripe, goldPrice, listOf, price } from './as-stripe.ts'
import { type Change, cancelNow, setCancel } from './lifecycle.ts'
import type { Session } from './objects.ts'
import type { InTurn, Turn } from './turn.ts'

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
  if (value !== null) return value
  throw new Refusal(404, `No such ${kind}: '${id}'`, { code: 'resource_missing', param: 'id' })
}

/** Read as strictly as Stripe does: a parameter that the call does not know is refused, and one that it needs and lacks. */
function parametersOf(text: string, known: readonly string[]): URLSearchParams {
  const given = new URLSearchParams(text)
  const fields = ['expand', ...known].map((name) => name.replace(/[[!=].*/, ''))
  for (const param of given.keys())
    if (!fields.includes(param.replace(/\[.*/, '')))
      throw new Refusal(400, `Received unknown parameter: ${param}`, { code: 'parameter_unknown', param })
  for (const [param = '', allowed] of known
    .filter((name) => /[!=]/.test(name))
    .map((name) => name.split(/!|=/))) {
    const value = given.get(param)
    if (!value)
      throw new Refusal(400, `Missing required param: ${param}.`, { code: 'parameter_missing', param })
    if (allowed && !allowed.split('|').includes(value))
      throw new Refusal(400, `Invalid ${param}: must be one of ${allowed}`, { param })
  }
  return given
}

type Call = Turn & { id: string; given: URLSearchParams }
type Answer = (call: Call) => Promise<object>

const priceOf = (id: string) => found('price', id, id === goldPrice ? price : null)
const customerOf = async ({ find }: Turn, id: string | null) =>
  found('customer', id ?? '', await find('customer', id ?? ''))
const checkoutOf = async ({ id, findCheckout }: Call) => found('checkout.session', id, await findCheckout(id))
const subscriptionOf = async ({ id, step }: Call, change?: Change) =>
  found('subscription', id, await step(id, change))

/** The part of Stripe's API that the product uses: path, parameters (`!` it needs them, `=` these values), answer. */
const routes: Record<string, Answer> = {
  'GET /v1/prices/:id': async ({ id }) => priceOf(id),
  'GET /v1/events': async ({ list }) => listOf('/v1/events', (await list('event')).map(asStripe)),
  'POST /v1/customers email metadata': async ({ given, announce, created }) => {
    const named = [...given].filter(([name]) => name.startsWith('metadata['))
    const metadata = Object.fromEntries(named.map(([name, value]) => [name.slice(9, -1), value]))
    const customer = { object: 'customer' as const, ...created('cus'), email: given.get('email'), metadata }
    return asStripe(await announce('customer.created', customer))
  },
  'GET /v1/customers/:id': async (call) => asStripe(await customerOf(call, call.id)),
  'DELETE /v1/customers/:id': async (call) => call.deleteCustomer(await customerOf(call, call.id)),
  'POST /v1/checkout/sessions mode=subscription customer! line_items[0][price]! success_url! cancel_url client_reference_id':
    async (call) => {
      const { given } = call
      priceOf(given.get('line_items[0][price]') ?? '')
      const session: Session = {
        object: 'checkout.session',
        ...call.page('checkout', 'cs_test'),
        customer: (await customerOf(call, given.get('customer'))).id,
        client_reference_id: given.get('client_reference_id'),
        success_url: given.get('success_url') ?? '',
        cancel_url: given.get('cancel_url'),
        status: 'open',
      }
      return asStripe(await call.put(session))
    },
  'GET /v1/checkout/sessions/:id': async (call) => asStripe(await checkoutOf(call)),
  'POST /v1/checkout/sessions/:id/expire': async (call) => {
    const session = await checkoutOf(call)
    if (session.status !== 'open')
      throw new Refusal(400, 'Only Checkout Sessions with a status in ["open"] can be expired.')
    return asStripe(
      await call.announce('checkout.session.expired', { ...session, status: 'expired', url: null }),
    )
  },
  'POST /v1/billing_portal/sessions customer! return_url': async (call) => {
    const customer = (await customerOf(call, call.given.get('customer'))).id
    const page = { ...call.page('portal', 'bps'), customer, return_url: call.given.get('return_url') }
    return asStripe(await call.put({ object: 'billing_portal.session', ...page }))
  },
  'GET /v1/subscriptions customer! status limit starting_after': async ({ given, subscriptionsOf }) => {
    const status = given.get('status')
    // As Stripe does: without a status, all but the canceled ones.
    const wanted = (await subscriptionsOf(given.get('customer') ?? '')).filter((one) =>
      status === null ? one.status !== 'canceled' : status === 'all' || one.status === status,
    )
    return listOf('/v1/subscriptions', wanted.map(asStripe))
  },
  'GET /v1/subscriptions/:id': async (call) => asStripe(await subscriptionOf(call)),
  'POST /v1/subscriptions/:id cancel_at_period_end=true|false': async (call) => {
    if ((await subscriptionOf(call)).status === 'canceled')
      throw new Refusal(400, 'A canceled subscription can only update its cancellation_details.')
    const cancels = call.given.get('cancel_at_period_end') === 'true'
    return asStripe(await subscriptionOf(call, setCancel(cancels)))
  },
  'DELETE /v1/subscriptions/:id': async (call) => asStripe(await subscriptionOf(call, cancelNow)),
}

const compiled = Object.entries(routes).map(([name, answer]) => {
  const [method, path = '', ...known] = name.split(' ')
  return { path: new RegExp(`^${method} ${path.replace(':id', '(?<id>[^/]+)')}$`), known, answer }
})

/** Stripe's API for its SDK, inside this process: a `fetch` of its own. */
export const sandboxApi =
  (inTurn: InTurn, secretKey: string) => async (url: string | URL | Request, init?: RequestInit) => {
    const headers = { 'stripe-version': Stripe.API_VERSION, 'request-id': `req_${randomUUID()}` }
    try {
      return Response.json(await respond(inTurn, secretKey, new Request(url, init)), { headers })
    } catch (error) {
      const { status, body } = error instanceof Refusal ? error : unknownError
      return Response.json(body, { status, headers })
    }
  }
const unknownError = new Refusal(500, 'An unknown error occurred', { type: 'api_error' })

/** Two requests with one idempotency key are one: the second gets the first one's answer, also after a restart. */
async function respond(inTurn: InTurn, secretKey: string, request: Request) {
  const { pathname, search } = new URL(request.url)
  if (request.headers.get('authorization') !== `Bearer ${secretKey}`)
    throw new Refusal(401, 'Invalid API Key provided.')
  const name = `${request.method} ${pathname}`
  const route = compiled.find(({ path }) => path.test(name))
  if (!route) throw new Refusal(404, `Unrecognized request URL (${request.method}: ${pathname}).`)
  const id = route.path.exec(name)?.groups?.id ?? ''
  const text = request.method === 'GET' ? search : await request.text()
  const key = request.method === 'POST' ? request.headers.get('idempotency-key') : null
  const fingerprint = sha256(`${pathname}\n${text}`)
  return await inTurn(async (turn) => {
    const before = key ? await turn.find('answered', `key ${key}`) : null
    if (before && before.fingerprint !== fingerprint)
      throw new Refusal(400, 'Keys for idempotent requests can only be used with the same parameters.', {
        type: 'idempotency_error',
      })
    if (before) return before.answer
    const answer = await route.answer({ ...turn, id, given: parametersOf(text, route.known) })
    if (key)
      await turn.put({ object: 'answered', ...turn.created('req'), id: `key ${key}`, fingerprint, answer })
    return answer
  })
}
