import cluster, { type Worker } from 'node:cluster'
import { AggregatorRegistry } from 'prom-client'
import { second } from '#server/platform/clock.ts'
import { AppError } from '#server/platform/http/errors.ts'
import type { Metrics } from './metrics.ts'

// A scrape reaches one of several processes. That process asks the primary, which asks all of them and adds up. A sum
// that misses a process would look like counters running backwards, so the answer is complete or a 503.

type Asked = { ask: 'metrics'; id: number }
/** `text` null: a process did not answer. */
type Answered = { answer: 'metrics'; id: number; text: string | null }

const patience = 7 * second // the aggregator itself gives up after 5

const isAsked = (message: unknown): message is Asked =>
  typeof message === 'object' && message !== null && 'ask' in message && message.ask === 'metrics'
const isAnswered = (message: unknown): message is Answered =>
  typeof message === 'object' && message !== null && 'answer' in message && message.answer === 'metrics'

let lastId = 0
const waiting = new Map<number, (text: string | null) => void>()

/** The text for Prometheus: of all processes of this machine, or of this one if it is alone. */
export async function exposition({ registry }: Metrics): Promise<string> {
  if (!cluster.isWorker) return await registry.metrics()
  const text = await askPrimary()
  if (text === null)
    throw new AppError('unavailable', 'Not every process answered. Try again in a moment.', 5)
  return text
}

function askPrimary(): Promise<string | null> {
  const id = ++lastId
  return new Promise((resolve) => {
    const answer = (text: string | null) => {
      clearTimeout(timer)
      waiting.delete(id)
      resolve(text)
    }
    const timer = setTimeout(() => answer(null), patience).unref()
    waiting.set(id, answer)
    process.send?.({ ask: 'metrics', id } satisfies Asked, undefined, undefined, (error) => {
      if (error) answer(null)
    })
  })
}

/** In a worker: lets the primary collect this registry, and receives its answers. */
export function shareWithPrimary({ registry }: Metrics) {
  if (!cluster.isWorker) return
  new AggregatorRegistry() // the constructor starts listening for the primary's question
  AggregatorRegistry.setRegistries([registry])
  process.on('message', (message: unknown) => {
    if (isAnswered(message)) waiting.get(message.id)?.(message.text)
  })
}

/** In the primary: answers workers with the sum over all of them. */
export function answerWorkers() {
  const aggregator = new AggregatorRegistry()
  cluster.on('message', async (worker: Worker, message: unknown) => {
    if (!isAsked(message)) return
    const text = await aggregator.clusterMetrics().catch(() => null) // one hangs or died: answered with a 503
    if (!worker.isConnected()) return // the worker that asked is gone
    const nobodyWaits = () => {} // it died while we were sending
    worker.send(
      { answer: 'metrics', id: message.id, text } satisfies Answered,
      undefined,
      undefined,
      nobodyWaits,
    )
  })
}
