import type { FastifyBaseLogger } from 'fastify'
import { AppError } from './http/errors.ts'
import { describeRefusal } from './telemetry/log.ts'

/** Work that goes on beside requests: sending mail, looking after subscriptions. Each run must be safe to repeat. */
export type Job = { name: string; everyMs: number; run: () => Promise<void> }

/** Runs each job at its pace, never twice at the same time in this process, until `stop`, which waits for the last run. */
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

  /** What is expected and will pass is a line without a stack: the job comes again. */
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
