import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify'
import type { Endpoint, Parsed } from '#contract/wire/endpoint.ts'
import { addressKey } from '#server/platform/limits/address-key.ts'
import type { Limiter, Rate } from '#server/platform/limits/limiter.ts'
import { AppError } from './errors.ts'

/** Who is calling, read from the access token. */
export type Caller = { accountId: string; sessionId: string }

/** What every mounted call needs from outside the HTTP layer. */
export type Gate = {
  /** null: no token, or an invalid one. */
  callerOf: (bearer: string) => Promise<Caller | null>
  limiter: Limiter
}

declare module 'fastify' {
  interface FastifyInstance {
    gate: Gate
  }
  interface FastifyRequest {
    caller: Caller | null
  }
}

/** Beside the contract: how often one address or one account may call. */
type MountOptions = {
  perAddress?: Rate
  perAccount?: Rate
  /** Counts by this key instead of the address, if the request proves who sends it. */
  countedAs?: (request: FastifyRequest) => string | null
  rawBody?: boolean
  detailIfWrong?: Readonly<Record<string, string>>
}

type Call<E extends Endpoint> = {
  body: Parsed<E['body']>
  query: Parsed<E['query']>
  params: Parsed<E['params']>
  /** Present on every endpoint with `access: 'account'`. */
  caller: E['access'] extends 'public' ? Caller | null : Caller
  request: FastifyRequest
  reply: FastifyReply
}

type Answer<E extends Endpoint> = E['reply'] extends undefined ? unknown : Parsed<E['reply']>

const noSession = 'Please log in to continue.'

/** Mounts one contract value: limits, session, checks and the reply's shape all come from it. */
export function mount<E extends Endpoint>(
  app: FastifyInstance,
  endpoint: E,
  handle: (call: Call<E>) => Promise<Answer<E>> | Answer<E>,
  options: MountOptions = {},
) {
  const schema = {
    summary: endpoint.summary,
    ...(endpoint.params && { params: endpoint.params }),
    ...(endpoint.query && { querystring: endpoint.query }),
    ...(endpoint.body && { body: endpoint.body }),
    ...(endpoint.reply && { response: { [endpoint.status]: endpoint.reply } }),
    ...(endpoint.access === 'account' && { security: [{ bearer: [] }] }),
  }
  const counted = `${endpoint.method} ${endpoint.path}`
  app.route({
    method: endpoint.method,
    url: `/api${endpoint.path}`,
    schema,
    bodyLimit: endpoint.maxBody,
    config: {
      fieldErrors: endpoint.fieldErrors,
      ...(options.rawBody && { rawBody: true }),
      ...(options.detailIfWrong && { detailIfWrong: options.detailIfWrong }),
    },
    onRequest: async (request) => {
      const visitor = options.countedAs?.(request) ?? `address:${addressKey(request.ip)}`
      await limit(app.gate.limiter, options.perAddress, `${counted}:${visitor}`)
      if (endpoint.access === 'public') return
      request.caller = await callerOf(app.gate, request)
      await limit(app.gate.limiter, options.perAccount, `${counted}:account:${request.caller.accountId}`)
    },
    // The specification has POST calls without a body; they count as {}.
    preValidation: async (request) => {
      if (endpoint.body && request.body === undefined) request.body = {}
    },
    handler: async (request, reply) => {
      // The schema above has parsed these three. Fastify's types cannot carry that through a generic endpoint.
      const call = {
        body: request.body,
        query: request.query,
        params: request.params,
        caller: request.caller,
        request,
        reply,
      } as Call<E>
      const answer = await handle(call)
      if (reply.sent) return reply
      if (endpoint.reply === undefined && endpoint.binary === undefined)
        return reply.code(endpoint.status).send()
      return reply.code(endpoint.status).send(answer)
    },
  })
}

async function callerOf(gate: Gate, request: FastifyRequest): Promise<Caller> {
  const [scheme, token] = (request.headers.authorization ?? '').split(' ')
  const caller = scheme?.toLowerCase() === 'bearer' && token ? await gate.callerOf(token) : null
  if (!caller) throw new AppError('unauthorized', noSession)
  return caller
}

async function limit(limiter: Limiter, rate: Rate | undefined, key: string) {
  if (!rate) return
  await refuseBeyond(limiter, rate, key)
}

/** Answers 429 with Retry-After if `key` was used more often than `rate` allows. Also for limits by account. */
export async function refuseBeyond(limiter: Limiter, rate: Rate, key: string) {
  const taken = await limiter.take(key, rate)
  if (taken.allowed) return
  const seconds = Math.max(1, Math.ceil(taken.retryAfterMs / 1000))
  throw new AppError(
    'too_many',
    `Too many attempts. Please wait ${waitWords(seconds)} and try again.`,
    seconds,
  )
}

const waitWords = (seconds: number) =>
  seconds < 90 ? `${seconds} second${seconds === 1 ? '' : 's'}` : `${Math.ceil(seconds / 60)} minutes`
