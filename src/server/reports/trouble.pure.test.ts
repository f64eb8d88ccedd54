import { expect, onTestFinished, test } from 'vitest'
import { bareReport } from '#report-pdf/testing/sample-report.ts'
import { bareHttp } from '#server/testing/bare-http.ts'
import { drawingPool, type PoolOptions } from './pool.ts'
import { reportsRoutes } from './routes.ts'
import { reportsService } from './service.ts'
import { startThread } from './thread.ts'

/** The route on threads that fail as the student's name says. */
async function troubledApp(options: Partial<PoolOptions>) {
  const http = await bareHttp({ caller: { accountId: 'maya', sessionId: 'one' } })
  const start = () => startThread(new URL('./testing/troubled-worker.ts', import.meta.url))
  const pool = drawingPool({ start, ...options })
  reportsRoutes(http, reportsService({ pool, planOf: async () => 'gold', now: () => 0 }))
  onTestFinished(async () => {
    await http.close()
    await pool.close()
  })
  return (studentName: string) =>
    http.inject({
      method: 'POST',
      url: '/api/ai/generate-report/',
      headers: { authorization: 'Bearer token' },
      payload: { studentName, report: bareReport() },
    })
}

test('a thread that dies is answered with 500 and a detail, and the next report is drawn', async () => {
  const ask = await troubledApp({ threads: 1 })
  const failed = await ask('ends')
  expect([failed.statusCode, failed.json()]).toEqual([500, { detail: 'An unexpected error occurred.' }])
  expect((await ask('Maya')).payload).toBe('Maya')
})

test('more reports than can wait are answered with 503 and Retry-After', async () => {
  const ask = await troubledApp({ threads: 1, queue: 0 })
  const [first, second] = await Promise.all([ask('Maya'), ask('Ada')])
  expect(first.statusCode).toBe(200)
  expect([second.statusCode, second.headers['retry-after']]).toEqual([503, '3'])
  expect(second.json()).toEqual({
    detail: 'Many reports are being made right now. Please try again in a moment.',
  })
})
