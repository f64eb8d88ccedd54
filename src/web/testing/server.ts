import { vi } from 'vitest'
import type { Endpoint, Sent } from '#contract/wire/endpoint.ts'

type Answer = { endpoint: Endpoint; give: () => Response; left: number }
type Seen = { method: string; path: string; body: unknown; authorization: string | null }

const answers: Answer[] = []
const seen: Seen[] = []
const unexpected: string[] = []

/** From now on the endpoint answers this, instead of any earlier reply; a Blob is sent as a file. */
export function replyTo<E extends Endpoint>(endpoint: E, value?: Blob | Sent<E['reply']> | object) {
  forget(endpoint)
  answers.push({ endpoint, left: Number.POSITIVE_INFINITY, give: () => reply(endpoint, value) })
}

/** The endpoint refuses with a status and a body, or gives no answer. After `times` failures the next reply is used. */
export function failOn(
  endpoint: Endpoint,
  status: number | 'network',
  body: unknown = {},
  { times = Number.POSITIVE_INFINITY }: { times?: number } = {},
) {
  forget(endpoint)
  const give = () => {
    if (status === 'network') throw new TypeError('Failed to fetch')
    return typeof body === 'string' ? new Response(body, { status }) : json(body, status)
  }
  answers.push({ endpoint, left: times, give })
}

/** What was sent, in order. */
export const requests = (): readonly Seen[] => seen

export function listen() {
  vi.stubGlobal('fetch', async (input: RequestInfo | URL, init: RequestInit = {}) => {
    const url = new URL(String(input), 'http://localhost')
    const method = init.method ?? 'GET'
    const body = typeof init.body === 'string' ? JSON.parse(init.body) : null
    const authorization = new Headers(init.headers).get('authorization')
    seen.push({ method, path: url.pathname + url.search, body, authorization })
    if (init.signal?.aborted) throw init.signal.reason
    const answer = answers.find((one) => one.left > 0 && matches(one.endpoint, method, url.pathname))
    if (!answer) {
      unexpected.push(`unexpected request: ${method} ${url.pathname}`)
      throw new TypeError('Failed to fetch')
    }
    answer.left -= 1
    return answer.give()
  })
}

/** From now on answers are made when the request is sent, and held back until the test lets them go. */
export function holdAnswers() {
  const answering = globalThis.fetch
  const held: { method: string; authorization: string | null; letGo: () => void }[] = []
  vi.stubGlobal(
    'fetch',
    (input: RequestInfo | URL, init: RequestInit = {}) =>
      new Promise((resolve, reject) => {
        const answer = answering(input, init)
        answer.catch(() => {}) // handed on when it is let go
        held.push({
          method: init.method ?? 'GET',
          authorization: new Headers(init.headers).get('authorization'),
          letGo: () => answer.then(resolve, reject),
        })
      }),
  )
  return {
    sent: () => held.map(({ method }) => method),
    authorizations: () => held.map(({ authorization }) => authorization),
    letGo: (method: string) => held.find((one) => one.method === method)?.letGo(),
    letGoAt: (index: number) => held[index]?.letGo(),
  }
}

export const unexpectedRequests = (): string[] => [...unexpected]

export function forgetReplies() {
  answers.length = 0
  seen.length = 0
  unexpected.length = 0
}

function forget(endpoint: Endpoint) {
  const lasting = answers.findIndex(
    (one) => one.endpoint === endpoint && one.left === Number.POSITIVE_INFINITY,
  )
  if (lasting >= 0) answers.splice(lasting, 1)
}

function matches(endpoint: Endpoint, method: string, path: string): boolean {
  const pattern = `/api${endpoint.path.replace(/:\w+/g, '[^/]+')}`
  return endpoint.method === method && new RegExp(`^${pattern}$`).test(path)
}

function reply(endpoint: Endpoint, value: unknown): Response {
  if (value instanceof Blob) return new Response(value, { headers: { 'content-type': value.type } })
  if (value === undefined) return new Response(null, { status: 204 })
  return json(value, endpoint.status)
}

const json = (value: unknown, status: number) =>
  new Response(JSON.stringify(value), { status, headers: { 'content-type': 'application/json' } })
