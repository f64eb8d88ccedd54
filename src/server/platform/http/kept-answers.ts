import type { IncomingMessage, RequestListener, ServerResponse } from 'node:http'
import type { FastifyInstance } from 'fastify'
import { hasTag } from './pages.ts'

declare module 'fastify' {
  interface FastifyContextConfig {
    /** The answer depends on the path alone: the next one who asks may be sent the same. */
    sameForAll?: boolean
  }
}

type Answer = { route: string; etag: string; headers: readonly string[]; body: Buffer }

/** What the server emits instead of passing hooks. */
export const keptSent = 'kept answer sent'
export type KeptSent = (route: string, status: number, seconds: number) => void

const most = 3000
const ofOneRequest = new Set(['x-request-id', 'content-length', 'connection', 'date'])

/** As a browser asks for a page. Whoever asks otherwise, or from a page of another site, is answered by the route. */
const isUsual = ({ method, url = '', headers }: Pick<IncomingMessage, 'method' | 'url' | 'headers'>) =>
  method === 'GET' &&
  !url.includes('?') &&
  headers.origin === undefined &&
  headers['accept-encoding']?.includes('br') === true

/**
 * Pages that are the same for everyone are sent again as they were sent first, headers and all, before any route is
 * looked for: finding the route and passing its hooks takes several times as long as sending. To be installed after
 * every hook that writes headers.
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
  const [toRoutes] = app.server.listeners('request') as RequestListener[] // Fastify's own, the first there is
  if (!toRoutes) throw new Error('Fastify listens in another way than it did.')
  app.server.removeListener('request', toRoutes)
  app.server.on('request', (request, response) => {
    if (!sendKept(request, response)) toRoutes(request, response)
  })

  app.addHook('onSend', async (request, reply, body) => {
    const { config, url: route = '' } = request.routeOptions
    if (!config.sameForAll || stopping || answers.size >= most || !isUsual(request)) return
    // A cookie is one visitor's: such an answer is nobody else's, whatever its route says.
    if (reply.statusCode !== 200 || reply.hasHeader('set-cookie') || !(body instanceof Buffer)) return
    const headers = Object.entries(reply.getHeaders()).flatMap(([name, value]) =>
      ofOneRequest.has(name) || value === undefined ? [] : [name, String(value)],
    )
    answers.set(request.url, { route, etag: String(reply.getHeader('etag')), headers, body })
  })
  // Each answer says from now on that it is the last.
  app.addHook('preClose', async () => {
    stopping = true
    answers.clear()
  })
}
