import { randomUUID } from 'node:crypto'
import Stripe from 'stripe'
import { sha256 } from '#server/platform/random.ts'
import { asStripe, goldPrice, listOf, price } from './as-stripe.ts'
import { setCancel } from './lifecycle.ts'
import type { Session } from './objects.ts'
import type { InTurn, Turn } from './turn.ts'

const answer = (body: object, status = 200) => {
  const headers = { 'stripe-version': Stripe.API_VERSION, 'request-id': `req_${randomUUID()}` }
  return Response.json(body, { status, headers })
}

/** Throws a refusal in Stripe's shape. */
function refuse(status: number, message: string, more: Record<string, string> = {}): never {
  throw answer({ error: { type: 'invalid_request_error', message, ...more } }, status)
}

function found<T>(kind: string, id: string, value: T | null): T {
  return value ?? refuse(404, `No such ${kind}: '${id}'`, { code: 'resource_missing', param: 'id' })
}

/** As strict as Stripe: refuses a parameter that the call does not know, and a missing one that it needs. */
function parametersOf(text: string, known: readonly string[]): URLSearchParams {
  const given = new URLSearchParams(text)
  for (const param of given.keys())
    if (!known.some((name) => name.split(/[[!=]/)[0] === param.split('[')[0]))
      refuse(400, `Received unknown parameter: ${param}`, { code: 'parameter_unknown', param })
  for (const needed of known.filter((name) => /[!=]/.test(name))) {
    const [param = '', allowed] = needed.split(/[!=]/)
    const value = given.get(param)
    if (!value) refuse(400, `Missing required param: ${param}.`, { code: 'parameter_missing', param })
    if (allowed && !allowed.split('|').includes(value))
      refuse(400, `Invalid ${param}: must be one of ${allowed}`, { param })
  }
  return given
}

type Call = Turn & { id: string; given: URLSearchParams }

const priceOf = (id: string) => found('price', id, id === goldPrice ? price : null)
const customerOf = async ({ find }: Turn, id: string | null) =>
  found('customer', id ?? '', await find('customer', id ?? ''))
const checkoutOf = async ({ id, find }: Call) =>
  found('checkout.session', id, await find('checkout.session', id))

/** The part of Stripe's API that the product uses: path, parameters (`!` required, `=` one of these values), answer. */
const routes: Record<string, (call: Call) => Promise<object>> = {
  'GET /v1/prices/:id': async ({ id }) => priceOf(id),
  'POST /v1/customers email metadata': async ({ given, announce, created }) => {
    const customer = { object: 'customer' as const, ...created('cus'), email: given.get('email') }
    return asStripe(await announce('customer.created', customer))
  },
  'DELETE /v1/customers/:id': async (call) => call.deleteCustomer(await customerOf(call, call.id)),
  'POST /v1/checkout/sessions mode=subscription customer! line_items[0][price]! success_url! cancel_url client_reference_id':
    async (call) => {
      const { given } = call
      const own = call.created('cs_test')
      priceOf(given.get('line_items[0][price]') ?? '')
      const session: Session = {
        object: 'checkout.session',
        ...own,
        url: call.addressOf('checkout', own.id),
        customer: (await customerOf(call, given.get('customer'))).id,
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
      refuse(400, 'Only Checkout Sessions with a status in ["open"] can be expired.')
    const expired: Session = { ...session, status: 'expired', url: null }
    return asStripe(await call.announce('checkout.session.expired', expired))
  },
  'POST /v1/billing_portal/sessions customer! return_url': async (call) => {
    const customer = (await customerOf(call, call.given.get('customer'))).id
    const own = call.created('bps')
    const page = { url: call.addressOf('portal', own.id), return_url: call.given.get('return_url') }
    return asStripe(await call.put({ object: 'billing_portal.session', ...own, customer, ...page }))
  },
  'GET /v1/subscriptions customer! status=all limit': async ({ given, subscriptionsOf }) =>
    listOf('/v1/subscriptions', (await subscriptionsOf(given.get('customer') ?? '')).map(asStripe)),
  'POST /v1/subscriptions/:id cancel_at_period_end=true|false': async ({ id, given, step }) => {
    const before = found('subscription', id, await step(id))
    if (before.status === 'canceled')
      refuse(400, 'A canceled subscription can only update its cancellation_details.')
    return asStripe((await step(id, setCancel(given.get('cancel_at_period_end') === 'true'))) ?? before)
  },
}

const compiled = Object.entries(routes).map(([name, reply]) => {
  const [method, path = '', ...known] = name.split(' ')
  return { path: new RegExp(`^${method} ${path.replace(':id', '(?<id>[^/]+)')}$`), known, reply }
})

/** Stripe's API inside this process: the `fetch` that the SDK is given. */
export const sandboxApi =
  (inTurn: InTurn, secretKey: string) => async (url: string | URL | Request, init?: RequestInit) => {
    try {
      return answer(await respond(inTurn, secretKey, new Request(url, init)))
    } catch (error) {
      if (error instanceof Response) return error
      return answer({ error: { type: 'api_error', message: 'An unknown error occurred' } }, 500)
    }
  }

/** Two requests with one idempotency key are one: the second gets the first one's answer, also after a restart. */
async function respond(inTurn: InTurn, secretKey: string, request: Request) {
  const { pathname, search } = new URL(request.url)
  if (request.headers.get('authorization') !== `Bearer ${secretKey}`) refuse(401, 'Invalid API Key provided.')
  const name = `${request.method} ${pathname}`
  const route = compiled.find(({ path }) => path.test(name))
  if (!route) refuse(404, `Unrecognized request URL (${request.method}: ${pathname}).`)
  const id = route.path.exec(name)?.groups?.id ?? ''
  const text = request.method === 'GET' ? search : await request.text()
  const key = request.method === 'POST' ? request.headers.get('idempotency-key') : null
  const fingerprint = sha256(`${pathname}\n${text}`)
  return await inTurn(async (turn) => {
    const before = key ? await turn.find('answered', `key ${key}`) : null
    if (before && before.fingerprint !== fingerprint)
      refuse(400, 'Keys for idempotent requests can only be used with the same parameters.', {
        type: 'idempotency_error',
      })
    if (before) return before.reply
    const reply = await route.reply({ ...turn, id, given: parametersOf(text, route.known) })
    if (key)
      await turn.put({ object: 'answered', ...turn.created('req'), id: `key ${key}`, fingerprint, reply })
    return reply
  })
}
