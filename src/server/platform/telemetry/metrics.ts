import type { FastifyInstance } from 'fastify'
import { Counter, collectDefaultMetrics, Histogram, Registry } from 'prom-client'

export type Metrics = {
  registry: Registry
  /** A counter by name and labels, created on first use. */
  count: (name: string, help: string, labels?: Record<string, string>, by?: number) => void
}

export function createMetrics(withProcess: boolean): Metrics {
  const registry = new Registry()
  if (withProcess) collectDefaultMetrics({ register: registry })
  const counters = new Map<string, Counter>()
  return {
    registry,
    count(name, help, labels = {}, by = 1) {
      let counter = counters.get(name)
      if (!counter) {
        counter = new Counter({ name, help, labelNames: Object.keys(labels), registers: [registry] })
        counters.set(name, counter)
      }
      counter.inc(labels, by)
    },
  }
}

/** Times every request by its route pattern. The path is no label, since it may hold an id or a token. */
export function observeRequests(app: FastifyInstance, { registry }: Metrics) {
  const duration = new Histogram({
    name: 'lantern_http_request_seconds',
    help: 'Time to answer a request',
    labelNames: ['method', 'route', 'status'],
    buckets: [0.002, 0.005, 0.01, 0.025, 0.05, 0.1, 0.25, 0.5, 1, 2.5, 5, 15],
    registers: [registry],
  })
  app.addHook('onResponse', async (request, reply) => {
    const route = request.routeOptions.url ?? 'unmatched'
    duration.observe(
      { method: request.method, route, status: String(reply.statusCode) },
      reply.elapsedTime / 1000,
    )
  })
}
