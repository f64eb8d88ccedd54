import cluster from 'node:cluster'
import type { Config } from './env.ts'
import { answerWorkers } from './platform/telemetry/cluster-metrics.ts'
import { supervise } from './supervisor.ts'

/** Runs several processes on one machine: starts them, replaces one that dies, and passes a stop on to all. */
export function runPrimary(config: Config) {
  const warn = (message: string) => process.stderr.write(`${message}\n`)
  if (!config.databaseUrl)
    warn(
      'WEB_CONCURRENCY is above 1 on SQLite: it works, but one process writes at a time. Use Postgres (DATABASE_URL) for load.',
    )
  if (!config.redisUrl) warn('Without REDIS_URL each process counts rate limits for itself.')
  // Each process accepts connections from the shared socket itself. If the primary handed them over, a connection on
  // its way to a dying process would never be answered or closed.
  cluster.schedulingPolicy = cluster.SCHED_NONE
  answerWorkers()
  const { stop } = supervise({
    fork: () => cluster.fork(),
    count: config.processes,
    warn,
    ended: (code) => process.exit(code),
  })
  process.on('SIGTERM', stop)
  process.on('SIGINT', stop)
}
