import { expect, test } from 'vitest'
import { bareReport } from '#report-pdf/testing/sample-report.ts'
import { drawingPool } from './pool.ts'
import { startThread } from './thread.ts'

const troubled = () => startThread(new URL('./testing/troubled-worker.ts', import.meta.url))
const report = (studentName: string) => ({ studentName, report: bareReport(), searchedAt: '2025-11-14' })

test.each([
  ['ends', 'The drawing thread ended with code 3.', false],
  ['throws', 'out of ink', false],
  ['fails', 'Drawing failed: no such glyph', true],
])('a thread that %s fails its report, and the pool draws the next one', async (name, message, survives) => {
  const started: unknown[] = []
  const start = () => {
    const thread = troubled()
    started.push(thread)
    return thread
  }
  const pool = drawingPool({ threads: 1, start })
  await expect(pool.draw(report(name))).rejects.toThrow(message)
  const next = await pool.draw(report('Maya'))
  expect(new TextDecoder().decode(next)).toBe('Maya')
  expect(started).toHaveLength(survives ? 1 : 2)
  await pool.close()
})

test('a report that never ends is stopped with its thread', async () => {
  const thread = troubled()
  await thread.draw(report('warm'), 20_000)
  await expect(thread.draw(report('hangs'), 200)).rejects.toThrow('A report took longer than 200 ms.')
  expect(thread.alive()).toBe(false)
})
