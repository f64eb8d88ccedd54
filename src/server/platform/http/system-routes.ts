import type { FastifyInstance, FastifyRequest } from 'fastify'
import { sha256 } from '#server/platform/random.ts'
import type { Metrics } from '#server/platform/telemetry/metrics.ts'

type Health = {
  version: string
  /** Which implementation each port uses. */
  adapters: Record<string, string>
  /** Why it cannot serve; null when it can. */
  problem: () => Promise<string | null>
}

/** For operators and load balancers; outside /api. */
export function systemRoutes(
  app: FastifyInstance,
  health: Health,
  metrics: Metrics,
  metricsToken: string | null,
) {
  const hidden = { schema: { hide: true }, logLevel: 'warn' } as const
  app.get('/healthz', hidden, () => ({ status: 'up', version: health.version, adapters: health.adapters }))
  app.get('/readyz', hidden, async (_request, reply) => {
    const problem = await health.problem()
    if (problem === null) return reply.send({ status: 'ready' })
    return reply.code(503).header('retry-after', '5').send({ status: 'not ready', problem })
  })
  app.get('/metrics', hidden, async (request, reply) => {
    if (!isFromHere(request) && !hasToken(request, metricsToken)) return reply.callNotFound()
    return reply.type('text/plain; version=0.0.4; charset=utf-8').send(await metrics.registry.metrics())
  })
}

const loopback = new Set(['127.0.0.1', '::1', '::ffff:127.0.0.1'])

const ofProxies = /^(via|forwarded|x-real-ip|x-forwarded-.+)$/

/** The request comes from this machine itself, not through a proxy on it that shows itself in a header. */
const isFromHere = ({ socket, headers }: FastifyRequest) =>
  loopback.has(socket.remoteAddress ?? '') && !Object.keys(headers).some((name) => ofProxies.test(name))

/** Compared by hash, so that the time taken reveals nothing about the token. */
const hasToken = ({ headers }: FastifyRequest, token: string | null) =>
  token !== null && sha256(headers.authorization ?? '') === sha256(`Bearer ${token}`)
