import type { FastifyInstance } from 'fastify'

declare module 'fastify' {
  interface FastifyRequest {
    /** The bytes as they came, kept only on routes with `config.keepRawBody`: a signature covers bytes, not values. */
    rawBody: Buffer | null
  }
  interface FastifyContextConfig {
    keepRawBody?: boolean
    fieldErrors?: 'detail' | 'bare'
  }
}

/** JSON bodies; an empty one with a JSON content type counts as {}. */
export function installJsonBody(app: FastifyInstance) {
  app.decorateRequest('rawBody', null)
  const parse = app.getDefaultJsonParser('error', 'error')
  app.removeContentTypeParser('application/json')
  app.addContentTypeParser<Buffer>('application/json', { parseAs: 'buffer' }, (request, body, done) => {
    if (request.routeOptions.config.keepRawBody) request.rawBody = body
    if (body.length === 0) return done(null, {})
    parse(request, body.toString('utf8'), done)
  })
  // A call without a body may come with any type; one with a body must be JSON.
  app.removeContentTypeParser('text/plain')
}
