import { availableParallelism } from 'node:os'
import type { ReportInput } from '#report-pdf/draw.ts'
import { minute, second } from '#server/platform/clock.ts'
import { AppError } from '#server/platform/http/errors.ts'
import { turns } from '#server/platform/turns.ts'
import { startThread, type Thread } from './thread.ts'

export type PoolOptions = {
  /** How many reports are drawn at once. */
  threads: number
  /** How many more may wait. */
  queue: number
  waitMs: number
  drawMs: number
  /** How long an idle thread is kept. */
  idleMs: number
  start: () => Thread
}

const defaults: PoolOptions = {
  // One core is left for requests, and at most four are used.
  threads: Math.min(4, Math.max(1, availableParallelism() - 1)),
  queue: 32,
  waitMs: 10 * second,
  drawMs: 15 * second,
  idleMs: 5 * minute,
  start: () => startThread(),
}

const retryAfterSeconds = 3
const busy = () =>
  new AppError(
    'unavailable',
    'Many reports are being made right now. Please try again in a moment.',
    retryAfterSeconds,
  )

/**
 * Draws reports in threads: at most `threads` at once, at most `queue` waiting, the rest refused. Threads start when
 * needed. One that dies fails only its own report, and the next report starts a new one.
 */
export function drawingPool(options: Partial<PoolOptions> = {}) {
  const { threads: most, queue, waitMs, drawMs, idleMs, start } = { ...defaults, ...options }
  const idle: { thread: Thread; rest: NodeJS.Timeout }[] = []
  const { within, close } = turns({ atOnce: most, waiting: queue, refusal: busy })
  let closed = false

  function take(): Thread {
    for (let found = idle.pop(); found; found = idle.pop()) {
      clearTimeout(found.rest)
      if (found.thread.alive()) return found.thread
    }
    return start()
  }

  function giveBack(thread: Thread) {
    if (closed) void thread.stop()
    else if (thread.alive()) {
      const rest = setTimeout(() => {
        const place = idle.findIndex((entry) => entry.thread === thread)
        if (place >= 0) idle.splice(place, 1)
        void thread.stop()
      }, idleMs).unref()
      idle.push({ thread, rest })
    }
  }

  async function draw(input: ReportInput, gone?: AbortSignal): Promise<Uint8Array<ArrayBuffer>> {
    if (closed) throw busy()
    const late = new AbortController()
    const timer = setTimeout(() => late.abort(), waitMs)
    const ends = gone ? AbortSignal.any([gone, late.signal]) : late.signal
    return await within(async () => {
      clearTimeout(timer)
      const thread = take()
      try {
        return await thread.draw(input, drawMs)
      } finally {
        giveBack(thread)
      }
    }, ends).finally(() => clearTimeout(timer))
  }

  return {
    draw,
    async close() {
      closed = true
      close()
      await Promise.all(
        idle.splice(0).map(({ thread, rest }) => {
          clearTimeout(rest)
          return thread.stop()
        }),
      )
    },
  }
}
export type DrawingPool = ReturnType<typeof drawingPool>
