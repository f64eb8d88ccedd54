import cluster from 'node:cluster'
import type { FastifyInstance } from 'fastify'
import { AggregatorRegistry, Counter, collectDefaultMetrics, Histogram, Registry } from 'prom-client'

export type Metrics = {
  registry: Registry
  /** A counter by name and labels, made on first use. */
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

/** Times every request by its route pattern, never by its path: an id or a token in a path is no label. */
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

/** The text for Prometheus: of all processes of this machine when there are several, else of this one. */
export async function exposition({ registry }: Metrics): Promise<string> {
  return cluster.isWorker ? await askPrimary() : await registry.metrics()
}

type Asked = { ask: 'metrics'; id: number }
type Answered = { answer: 'metrics'; id: number; text: string }
let lastId = 0

const isAsked = (message: unknown): message is Asked =>
  typeof message === 'object' && message !== null && 'ask' in message && message.ask === 'metrics'
const isAnswered = (message: unknown): message is Answered =>
  typeof message === 'object' && message !== null && 'answer' in message && message.answer === 'metrics'

function askPrimary(): Promise<string> {
  const id = ++lastId
  return new Promise((resolve) => {
    const hear = (message: unknown) => {
      if (!isAnswered(message) || message.id !== id) return
      process.off('message', hear)
      resolve(message.text)
    }
    process.on('message', hear)
    process.send?.({ ask: 'metrics', id } satisfies Asked)
  })
}

/** In a worker: lets the primary collect this registry. */
export function shareWithPrimary({ registry }: Metrics) {
  if (!cluster.isWorker) return
  new AggregatorRegistry() // its constructor is what listens for the primary's question
  AggregatorRegistry.setRegistries([registry])
}

/** In the primary: answers workers with the sum over all of them. */
export function answerWorkers() {
  const aggregator = new AggregatorRegistry()
  cluster.on('message', async (worker, message: unknown) => {
    if (!isAsked(message)) return
    const text = await aggregator.clusterMetrics().catch(() => '') // a worker died meanwhile: the next scrape is whole
    worker.send({ answer: 'metrics', id: message.id, text } satisfies Answered)
  })
}
