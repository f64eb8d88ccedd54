import { availableParallelism } from 'node:os'
import type { ReportInput } from '#report-pdf/draw.ts'
import { minute, second } from '#server/platform/clock.ts'
import { AppError } from '#server/platform/http/errors.ts'
import { startThread, type Thread } from './thread.ts'

export type PoolOptions = {
  /** How many reports are drawn at once. */
  threads: number
  /** How many more may wait. */
  queue: number
  waitMs: number
  drawMs: number
  /** An idle thread is given back after this time. */
  idleMs: number
  start: () => Thread
}

const defaults: PoolOptions = {
  // One core stays with the requests; beyond four, other work of the machine counts more.
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

type Turn = { begin(): void; refuse(error: Error): void }

/**
 * Draws reports beside the requests: at most `threads` at once, at most `queue` waiting, the rest refused. Threads are
 * started when needed; one that dies fails its own report only and is replaced by the next.
 */
export function drawingPool(options: Partial<PoolOptions> = {}) {
  const { threads: most, queue, waitMs, drawMs, idleMs, start } = { ...defaults, ...options }
  const idle: { thread: Thread; rest: NodeJS.Timeout }[] = []
  const waiting: Turn[] = []
  let busyCount = 0
  let closed = false

  /** Resolves when it is this report's turn. */
  async function turn(gone: AbortSignal | undefined) {
    if (closed || gone?.aborted) throw busy()
    if (busyCount < most) {
      busyCount++
      return
    }
    if (waiting.length >= queue) throw busy()
    await new Promise<void>((begin, refuse) => {
      const mine: Turn = {
        begin: () => settle(begin),
        refuse: (error) => settle(() => refuse(error)),
      }
      const leave = () => mine.refuse(busy())
      const late = setTimeout(leave, waitMs)
      gone?.addEventListener('abort', leave)
      const settle = (then: () => void) => {
        clearTimeout(late)
        gone?.removeEventListener('abort', leave)
        const place = waiting.indexOf(mine)
        if (place >= 0) waiting.splice(place, 1)
        then()
      }
      waiting.push(mine)
    })
  }

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
    const next = waiting[0]
    // The place passes on to the next in line without being free in between.
    if (next) next.begin()
    else busyCount--
  }

  async function draw(input: ReportInput, gone?: AbortSignal): Promise<Uint8Array<ArrayBuffer>> {
    await turn(gone)
    const thread = take()
    try {
      return await thread.draw(input, drawMs)
    } finally {
      giveBack(thread)
    }
  }

  /**
   * A first drawing costs several times the next ones: the thread, the typeface and the code are all cold. Whoever has
   * just been given a report may want it on paper, so it is drawn for nobody where no thread stands by; twice, since
   * the second time is still slow.
   */
  async function warm(input: ReportInput) {
    if (busyCount > 0 || idle.length > 0) return
    try {
      for (const _time of ['first', 'second']) await draw(input)
    } catch {
      // Nobody asked for it: whoever does, is told.
    }
  }

  return {
    draw,
    warm,
    async close() {
      closed = true
      for (const turn of [...waiting]) turn.refuse(busy())
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
