import { isUtf8 } from 'node:buffer'
import type { FastifyInstance } from 'fastify'
import { AppError } from './errors.ts'
import { isNestedTooDeep } from './json-depth.ts'

declare module 'fastify' {
  interface FastifyRequest {
    /** The bytes as received, on routes with `config.rawBody`. */
    rawBody: Buffer | null
  }
  interface FastifyContextConfig {
    /** Keeps the body unparsed in `rawBody`: a signature covers bytes, and nothing unsigned is parsed. */
    rawBody?: boolean
    fieldErrors?: 'detail' | 'bare'
    /** For these fields one sentence replaces every message. */
    detailIfWrong?: Readonly<Record<string, string>>
  }
}

/** JSON bodies; an empty one with a JSON content type counts as {}. */
export function installJsonBody(app: FastifyInstance) {
  app.decorateRequest('rawBody', null)
  const parse = app.getDefaultJsonParser('error', 'error')
  app.removeContentTypeParser('application/json')
  app.addContentTypeParser<Buffer>('application/json', { parseAs: 'buffer' }, (request, body, done) => {
    if (request.routeOptions.config.rawBody) {
      request.rawBody = body
      return done(null, undefined)
    }
    if (body.length === 0) return done(null, {})
    // What is not valid text would be stored as question marks.
    if (!isUtf8(body)) return done(new AppError('bad_request', 'The request is not valid UTF-8.'))
    if (isNestedTooDeep(body)) return done(new AppError('bad_request', 'The request is nested too deeply.'))
    parse(request, body.toString(), done)
  })
  // A call without a body may have any content type; one with a body must be JSON.
  app.removeContentTypeParser('text/plain')
}
