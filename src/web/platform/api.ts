import type { Endpoint, Parsed, Sent } from '#contract/wire/endpoint.ts'
import { ApiError, messages, NetworkError, ReplyError } from './api-error.ts'
import { apiBase } from './env.ts'
import { readReply } from './read-reply.ts'
import { session } from './session.ts'
import { answerAhead } from './session-ahead.ts'

type Part<Name extends string, Schema> = Schema extends undefined
  ? { [K in Name]?: undefined }
  : { [K in Name]: Sent<Schema> }

/** `keepalive`: sent even if the page is closed meanwhile. `ifThere`: 412 unless it exists. */
type Care = { signal?: AbortSignal; keepalive?: true; ifThere?: true }

/** What a call needs according to its endpoint, and optional settings. */
type Request<E extends Endpoint> = Part<'params', E['params']> &
  Part<'query', E['query']> &
  Part<'body', E['body']> &
  Care

// A call without parts needs no second argument.
type Rest<E extends Endpoint> =
  Record<never, never> extends Request<E> ? [request?: Request<E>] : [request: Request<E>]

/**
 * Calls an endpoint of the contract. Throws ApiError if the server refuses, NetworkError without a reply, ReplyError if
 * the reply lacks what the contract requires.
 */
export async function call<E extends Endpoint>(endpoint: E, ...[request]: Rest<E>) {
  const response = await ask(endpoint, request ?? {})
  if (!endpoint.reply) return undefined as Parsed<E['reply']> // 204 has no body
  const read = readReply(endpoint.reply, await readJson(response))
  if (!read) throw new ReplyError(endpoint.path)
  return read.value as Parsed<E['reply']> // read by the endpoint's own schema on the line above
}

/** The same for an endpoint whose reply is a file. */
export async function callForFile<E extends Endpoint>(endpoint: E, ...[request]: Rest<E>): Promise<Blob> {
  const response = await ask(endpoint, request ?? {})
  const type = response.headers.get('content-type') ?? ''
  if (!endpoint.binary || !type.startsWith(endpoint.binary)) throw new ReplyError(`${endpoint.path}: ${type}`)
  return response.blob()
}

async function ask(endpoint: Endpoint, parts: Parts): Promise<Response> {
  // Only calls of an account have a token and can be retried after a refresh: a wrong password is also a 401.
  const used = endpoint.access === 'account' ? session.accessToken() : null
  let response = await send(endpoint, parts, used)
  if (response.status === 401 && endpoint.access === 'account') {
    if (used === null || !(await session.refresh(used))) throw endSession()
    response = await send(endpoint, parts, session.accessToken())
    if (response.status === 401) throw endSession()
  }
  if (!response.ok) throw await refusal(endpoint, response)
  return response
}

type Parts = { params?: unknown; query?: unknown; body?: unknown } & Care

function endSession(): ApiError {
  session.end(messages.sessionExpired)
  return new ApiError(401, messages.sessionExpired)
}

async function send(endpoint: Endpoint, parts: Parts, token: string | null): Promise<Response> {
  const headers: Record<string, string> = { accept: endpoint.binary ?? 'application/json' }
  const init: RequestInit = { method: endpoint.method, headers }
  if (endpoint.method !== 'GET') {
    headers['content-type'] = 'application/json'
    init.body = JSON.stringify(parts.body ?? {})
  }
  if (token !== null) headers.authorization = `Bearer ${token}`
  if (parts.signal) init.signal = parts.signal
  if (parts.keepalive) init.keepalive = true
  if (parts.ifThere) headers['if-match'] = '*'
  const address = addressOf(endpoint, parts)
  const ahead = endpoint.method === 'GET' ? answerAhead(address, token) : null
  try {
    return await (ahead ?? fetch(address, init))
  } catch (error) {
    // A deliberate abort is not a network failure, but a timeout is.
    if (parts.signal?.aborted && !ranOut(parts.signal)) throw error
    throw new NetworkError(messages.network, { cause: error })
  }
}

const ranOut = ({ reason }: AbortSignal) => reason instanceof DOMException && reason.name === 'TimeoutError'

/** `/colleges/:id/` with its parameters, under the API base, with the query. */
export function addressOf(endpoint: Endpoint, parts: Pick<Parts, 'params' | 'query'> = {}): string {
  const params = entries(parts.params)
  const path = endpoint.path.replace(/:(\w+)/g, (_, name: string) => {
    const value = params.find(([key]) => key === name)?.[1]
    return encodeURIComponent(String(value))
  })
  const query = new URLSearchParams(
    entries(parts.query)
      .filter(([, value]) => value !== undefined && value !== null)
      .map(([key, value]) => [key, String(value)]),
  ).toString()
  return `${apiBase()}/api${path}${query && `?${query}`}`
}

const entries = (value: unknown): [string, unknown][] =>
  typeof value === 'object' && value !== null ? Object.entries(value) : []

/** Undefined if the body is not JSON. */
async function readJson(response: Response): Promise<unknown> {
  try {
    return await response.json()
  } catch (error) {
    if (error instanceof SyntaxError) return undefined
    throw new NetworkError(messages.network, { cause: error })
  }
}

async function refusal(endpoint: Endpoint, response: Response): Promise<ApiError> {
  const body = Object.fromEntries(entries(await readJson(response)))
  const detail = typeof body.detail === 'string' && body.detail !== '' ? body.detail : null
  const bare = endpoint.fieldErrors === 'bare' && detail === null
  return new ApiError(response.status, detail, fieldErrors(bare ? body : body.fields))
}

function fieldErrors(value: unknown): Record<string, string[]> {
  const lists = entries(value).map(([field, said]) => {
    const list = Array.isArray(said) ? said : [said]
    return [field, list.filter((message) => typeof message === 'string')] as const
  })
  return Object.fromEntries(lists.filter(([, list]) => list.length > 0))
}
