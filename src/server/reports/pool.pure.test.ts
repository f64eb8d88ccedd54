import { afterEach, expect, test, vi } from 'vitest'
import { bareReport } from '#report-pdf/testing/sample-report.ts'
import { drawingPool, type PoolOptions } from './pool.ts'
import type { Thread } from './thread.ts'

const report = { studentName: 'Maya', report: bareReport(), searchedAt: '2025-11-14' }
const bytes = new Uint8Array([1])

/** A pool whose threads draw when the test says so. */
function heldPool(options: Partial<PoolOptions>) {
  const drawing: (() => void)[] = []
  const stopped: Thread[] = []
  const start = (): Thread => {
    const thread: Thread = {
      draw: () => new Promise((done) => drawing.push(() => done(bytes))),
      alive: () => true,
      stop: async () => {
        stopped.push(thread)
      },
    }
    return thread
  }
  return { pool: drawingPool({ ...options, start }), drawing, stopped }
}

const settled = () => new Promise((done) => setImmediate(done))
afterEach(() => vi.useRealTimers())

test('at most N reports are drawn at once, the rest wait their turn', async () => {
  const { pool, drawing } = heldPool({ threads: 2, queue: 10 })
  const reports = Array.from({ length: 5 }, () => pool.draw(report))
  await settled()
  expect(drawing).toHaveLength(2)
  for (let i = 0; i < 5; i++) {
    drawing[i]?.()
    await settled()
    expect(drawing.length).toBeLessThanOrEqual(i + 3)
  }
  expect(await Promise.all(reports)).toHaveLength(5)
})

test('who finds the queue full is refused with the time to come back', async () => {
  const { pool, drawing } = heldPool({ threads: 1, queue: 1 })
  const accepted = [pool.draw(report), pool.draw(report)]
  await expect(pool.draw(report)).rejects.toMatchObject({ status: 503, retryAfterSeconds: 3 })
  await settled()
  drawing[0]?.()
  await settled()
  drawing[1]?.()
  await Promise.all(accepted)
})

test('who waits too long is refused, and the turn goes to the next', async () => {
  vi.useFakeTimers({ toFake: ['setTimeout', 'clearTimeout'] })
  const { pool, drawing } = heldPool({ threads: 1, queue: 2, waitMs: 1000, drawMs: 60_000, idleMs: 60_000 })
  const first = pool.draw(report)
  const late = expect(pool.draw(report)).rejects.toMatchObject({ status: 503 })
  await settled()
  vi.advanceTimersByTime(600)
  const third = pool.draw(report)
  vi.advanceTimersByTime(600)
  await late
  drawing[0]?.()
  await first
  await settled()
  drawing[1]?.()
  await third
})

test('a browser that stops waiting leaves the queue', async () => {
  const { pool, drawing } = heldPool({ threads: 1, queue: 1 })
  const first = pool.draw(report)
  const gone = new AbortController()
  const left = expect(pool.draw(report, gone.signal)).rejects.toMatchObject({ status: 503 })
  gone.abort()
  await left
  const next = pool.draw(report)
  drawing[0]?.()
  await first
  await settled()
  drawing[1]?.()
  await next
})

test('an idle thread is given back after a while, a closed pool takes no report', async () => {
  vi.useFakeTimers({ toFake: ['setTimeout', 'clearTimeout'] })
  const { pool, drawing, stopped } = heldPool({ threads: 1, idleMs: 5000 })
  const first = pool.draw(report)
  await settled()
  drawing[0]?.()
  await first
  expect(stopped).toHaveLength(0)
  vi.advanceTimersByTime(5000)
  expect(stopped).toHaveLength(1)
  await pool.close()
  await expect(pool.draw(report)).rejects.toMatchObject({ status: 503 })
})
