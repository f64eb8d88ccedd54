import type { IncomingMessage, RequestListener, ServerResponse } from 'node:http'
import type { FastifyInstance } from 'fastify'
import { encodingsOf } from './accept-encoding.ts'
import { hasTag } from './pages.ts'

declare module 'fastify' {
  interface FastifyContextConfig {
    /** The answer depends only on the path, so it can be sent again to others. */
    sameForAll?: boolean
  }
}

type Answer = { route: string; etag: string; headers: readonly string[]; body: Buffer }

/** The event that the server emits when a kept answer skips the hooks. */
export const keptSent = 'kept answer sent'
export type KeptSent = (route: string, status: number, seconds: number) => void

const most = 3000
const ofOneRequest = new Set(['x-request-id', 'content-length', 'connection', 'date'])

/** A normal page request of a browser. Any other request, or one from a page of another site, goes to the route. */
const isUsual = ({ method, url = '', headers }: Pick<IncomingMessage, 'method' | 'url' | 'headers'>) =>
  method === 'GET' &&
  !url.includes('?') &&
  headers.origin === undefined &&
  encodingsOf(headers['accept-encoding'])[0] === 'br'

/**
 * Pages that are the same for everyone are sent again as they were first sent, with their headers, before any route
 * is looked up: routing and hooks take several times as long as sending. Install it after every hook that writes
 * headers.
 */
export function installKeptAnswers(app: FastifyInstance, requestId: () => string) {
  const answers = new Map<string, Answer>()
  let stopping = false

  function sendKept(request: IncomingMessage, response: ServerResponse): boolean {
    const known = isUsual(request) ? answers.get(request.url ?? '') : undefined
    if (!known) return false
    const startedAt = performance.now()
    const headers = [...known.headers, 'x-request-id', requestId()]
    const isFresh = hasTag(request.headers['if-none-match'], known.etag)
    if (isFresh) response.writeHead(304, headers).end()
    else response.writeHead(200, [...headers, 'content-length', `${known.body.length}`]).end(known.body)
    app.server.emit(keptSent, known.route, response.statusCode, (performance.now() - startedAt) / 1000)
    return true
  }
  const [toRoutes] = app.server.listeners('request') as RequestListener[] // Fastify's own listener, the only one so far
  if (!toRoutes) throw new Error('Fastify no longer has the one request listener that this relies on.')
  app.server.removeListener('request', toRoutes)
  app.server.on('request', (request, response) => {
    if (!sendKept(request, response)) toRoutes(request, response)
  })

  app.addHook('onSend', async (request, reply, body) => {
    const { config, url: route = '' } = request.routeOptions
    if (!config.sameForAll || stopping || answers.size >= most || !isUsual(request)) return
    // An answer with a cookie belongs to one visitor, whatever its route says.
    if (reply.statusCode !== 200 || reply.hasHeader('set-cookie') || !(body instanceof Buffer)) return
    const headers = Object.entries(reply.getHeaders()).flatMap(([name, value]) =>
      ofOneRequest.has(name) || value === undefined ? [] : [name, String(value)],
    )
    answers.set(request.url, { route, etag: String(reply.getHeader('etag')), headers, body })
  })
  // From now on each answer must say that it is the last one.
  app.addHook('preClose', async () => {
    stopping = true
    answers.clear()
  })
}
