import type { Socket } from 'node:net'
import compress from '@fastify/compress'
import cors from '@fastify/cors'
import Fastify, { type FastifyInstance, type FastifyReply, type FastifyRequest, LogController } from 'fastify'
import { loggerOptions } from '#server/platform/telemetry/log.ts'
import { encodingsOf } from './accept-encoding.ts'
import { installErrorHandler, sendFailure, unreadableAddress } from './error-handler.ts'
import { AppError } from './errors.ts'
import { checkByContract } from './field-words.ts'
import { installGracefulClose } from './graceful-close.ts'
import { installJsonBody } from './json-body.ts'
import type { Gate } from './mount.ts'
import { replySerializer } from './reply-serializer.ts'
import { type PagePolicy, safeHeaders } from './security-headers.ts'
import { installUnreadBody } from './unread-body.ts'

/** For requests outside the contract; a call of the contract sets its own maximum. */
const smallBody = 16_384

type HttpOptions = {
  logLevel: string
  trustProxy: boolean | number | string
  corsOrigins: readonly string[]
  behindTls: boolean
  policy: PagePolicy
  gate: Gate
  requestId: () => string
}

/** Fastify with our rules: limits, checks by contract, one error handler, safe headers. */
export async function httpServer(options: HttpOptions): Promise<FastifyInstance> {
  const headers = safeHeaders(options.policy, options.behindTls)
  const app = Fastify({
    logger: loggerOptions(options.logLevel),
    logController: new LogController({ disableRequestLogging: true }), // we log one line per request below, instead of two
    genReqId: options.requestId,
    trustProxy: trustOf(options.trustProxy),
    bodyLimit: smallBody,
    requestTimeout: 30_000,
    keepAliveTimeout: 72_000,
    http: { maxHeaderSize: 16_384, headersTimeout: 20_000 },
    routerOptions: { ignoreTrailingSlash: true, maxParamLength: 200 },
    forceCloseConnections: 'idle',
    return503OnClosing: false, // a request on an open connection is still answered, as the last one
    clientErrorHandler: refuseUnreadable,
    frameworkErrors: (_error, request, reply) => {
      // Their types are generic over routes, and this request matched none. The hooks below do not run for it.
      const plain = reply as FastifyReply
      plain.headers({ ...headers, 'cache-control': 'no-store' })
      sendFailure(request as FastifyRequest, plain, 400, unreadableAddress)
    },
  })
  app.setValidatorCompiler(checkByContract)
  app.setSerializerCompiler(replySerializer)
  app.decorate('gate', options.gate)
  app.decorateRequest('caller', null)
  installGracefulClose(app)
  installJsonBody(app)
  installErrorHandler(app)
  app.addHook('onSend', (request, reply, body, done) => {
    reply.header('x-request-id', request.id)
    if (request.url.startsWith('/api/') && !reply.hasHeader('cache-control'))
      reply.header('cache-control', 'no-store')
    done(null, body)
  })
  app.addHook('onResponse', async (request, reply) => {
    const { method, routeOptions } = request
    // The route's pattern, not the path: ids and tokens stay out of the log.
    const line = {
      method,
      route: routeOptions.url ?? 'none',
      status: reply.statusCode,
      ms: Math.round(reply.elapsedTime),
    }
    request.log.info(line, 'answered')
  })
  app.addHook('onRequest', (request, reply, done) => {
    reply.headers(headers)
    // No text of ours has a NUL and no database takes one, so no route ever sees it.
    if (/%00|\0/.test(request.url)) throw new AppError('bad_request', unreadableAddress)
    request.headers['accept-encoding'] =
      encodingsOf(request.headers['accept-encoding']).join(', ') || 'identity'
    done()
  })
  installUnreadBody(app)
  if (options.corsOrigins.length > 0) {
    await app.register(cors, {
      origin: [...options.corsOrigins],
      methods: ['GET', 'POST', 'PATCH', 'PUT', 'DELETE'],
      maxAge: 600,
    })
  }
  await app.register(compress, { threshold: 1024, encodings: ['gzip'], customTypes: /^application\/json/ })
  return app
}

/**
 * A number counts proxies from our side: what a visitor wrote into X-Forwarded-For is further left and not reached.
 * Given a plain number, this version of Fastify trusts no proxy at all, so we count ourselves.
 */
const trustOf = (proxies: HttpOptions['trustProxy']) =>
  typeof proxies === 'number' ? (_address: string, hop: number) => hop < proxies : proxies

/** Answers what is not HTTP, or too large or too slow to become a request, before any route. */
function refuseUnreadable(error: Error & { code?: string }, socket: Socket) {
  if (error.code === 'ECONNRESET' || socket.destroyed) return
  const head = unreadable[error.code ?? ''] ?? '400 Bad Request'
  const body = JSON.stringify({ detail: 'The request could not be read.' })
  if (socket.writable)
    socket.write(
      `HTTP/1.1 ${head}\r\ncontent-type: application/json; charset=utf-8\r\ncontent-length: ${body.length}\r\nconnection: close\r\n\r\n${body}`,
    )
  socket.destroy() // `end` alone leaves the socket open for as long as the other side likes
}

const unreadable: Record<string, string> = {
  ERR_HTTP_REQUEST_TIMEOUT: '408 Request Timeout',
  HPE_HEADER_OVERFLOW: '431 Request Header Fields Too Large',
}
