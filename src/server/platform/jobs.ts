import type { FastifyBaseLogger } from 'fastify'
import { AppError } from './http/errors.ts'
import { describeRefusal } from './telemetry/log.ts'

/** Work beside requests: sending mail, checking subscriptions. Each run must be safe to repeat. */
export type Job = { name: string; everyMs: number; run: () => Promise<void> }

/** Runs each job at its interval, never twice at once in this process. `stop` waits for the runs in progress. */
export function startJobs(jobs: readonly Job[], log: FastifyBaseLogger): { stop: () => Promise<void> } {
  let stopping = false
  const running = new Map<string, Promise<void>>()

  function run(job: Job) {
    if (stopping || running.has(job.name)) return
    const turn = job
      .run()
      .catch((error: unknown) => tell(error, job.name))
      .finally(() => running.delete(job.name))
    running.set(job.name, turn)
  }

  /** An expected, temporary failure is logged without a stack: the job runs again. */
  function tell(error: unknown, job: string) {
    if (error instanceof AppError) log.warn({ job, ...describeRefusal(error) }, 'job put off')
    else log.error({ err: error, job }, 'job failed')
  }

  const timers = jobs.map((job) => setInterval(() => run(job), job.everyMs).unref())
  for (const job of jobs) run(job)
  return {
    stop: async () => {
      stopping = true
      for (const timer of timers) clearInterval(timer)
      await Promise.all(running.values())
    },
  }
}
