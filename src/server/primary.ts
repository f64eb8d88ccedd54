import cluster from 'node:cluster'
import type { Config } from './env.ts'
import { second } from './platform/clock.ts'
import { answerWorkers } from './platform/telemetry/metrics.ts'

const quickDeath = 5 * second

/** Several processes on one machine: starts them, replaces one that dies, passes a stop on to all. */
export function runPrimary(config: Config) {
  if (!config.databaseUrl)
    process.stderr.write(
      'WEB_CONCURRENCY is above 1 on SQLite: it works, but one process writes at a time. Use Postgres (DATABASE_URL) for load.\n',
    )
  if (!config.redisUrl)
    process.stderr.write('Without REDIS_URL each process counts rate limits for itself.\n')
  answerWorkers()
  let stopping = false
  const start = () => {
    const worker = cluster.fork()
    const startedAt = Date.now()
    worker.on('exit', (code) => {
      if (stopping) return
      // A worker that dies right away would die again: stop with its code instead of spinning.
      if (Date.now() - startedAt < quickDeath) return stop(code || 1)
      start()
    })
  }
  const stop = (code: number) => {
    stopping = true
    process.exitCode = code
    for (const worker of Object.values(cluster.workers ?? {})) worker?.kill('SIGTERM')
  }
  for (let i = 0; i < config.processes; i++) start()
  process.on('SIGTERM', () => stop(0))
  process.on('SIGINT', () => stop(0))
}
