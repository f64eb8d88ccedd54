import type { FastifyInstance } from 'fastify'
import { exposition } from '#server/platform/telemetry/cluster-metrics.ts'
import type { Metrics } from '#server/platform/telemetry/metrics.ts'

export type Health = {
  version: string
  /** Which implementation stands behind each port. */
  adapters: Record<string, string>
  ready: () => Promise<boolean>
}

/** For operators and load balancers; outside /api. */
export function systemRoutes(app: FastifyInstance, health: Health, metrics: Metrics) {
  const hidden = { schema: { hide: true }, logLevel: 'warn' } as const
  app.get('/healthz', hidden, () => ({ status: 'up', version: health.version, adapters: health.adapters }))
  app.get('/readyz', hidden, async (_request, reply) => {
    const ready = await health.ready()
    return reply.code(ready ? 200 : 503).send({ status: ready ? 'ready' : 'not ready' })
  })
  app.get('/metrics', hidden, async (_request, reply) =>
    reply.type('text/plain; version=0.0.4; charset=utf-8').send(await exposition(metrics)),
  )
}
