import { setTimeout as pause } from 'node:timers/promises'
import { generateReport } from '#contract/reports.ts'
import { sampleReport } from '#report-pdf/testing/sample-report.ts'
import { drawingPool } from '#server/reports/pool.ts'
import { reportsRoutes } from '#server/reports/routes.ts'
import { reportsService } from '#server/reports/service.ts'
import { bareHttp } from '#server/testing/bare-http.ts'

/** The route over loopback, every caller asking for the next report as soon as it has one. */
export async function concurrentCallers(callers: number, seconds: number) {
  const http = await bareHttp({ caller: { accountId: 'bench', sessionId: 'bench' } })
  const pool = drawingPool()
  reportsRoutes(http, reportsService({ pool, planOf: async () => 'gold', now: Date.now }))
  http.get('/idle', async () => 'ok')
  const address = await http.listen({ port: 0, host: '127.0.0.1' })
  const body = JSON.stringify({ studentName: 'Maya Torres', report: sampleReport() })
  const headers = { authorization: 'Bearer bench', 'content-type': 'application/json' }
  const ask = async () => {
    const response = await fetch(`${address}/api${generateReport.path}`, { method: 'POST', headers, body })
    return { status: response.status, bytes: (await response.arrayBuffer()).byteLength }
  }
  for (let i = 0; i < 20; i++) await ask() // starts the threads and warms them

  const end = performance.now() + seconds * 1000
  const counted = { drawn: 0, refused: 0 }
  const other: number[] = []
  let peak = 0
  const caller = async () => {
    while (performance.now() < end) {
      const { status } = await ask()
      if (status === 200) counted.drawn++
      else counted.refused++
      peak = Math.max(peak, process.memoryUsage().rss)
    }
  }
  const bystander = async () => {
    while (performance.now() < end) {
      const startedAt = performance.now()
      await (await fetch(`${address}/idle`)).text()
      other.push(performance.now() - startedAt)
      await pause(20)
    }
  }
  const startedAt = performance.now()
  await Promise.all([...Array.from({ length: callers }, caller), bystander()])
  const took = (performance.now() - startedAt) / 1000
  await http.close()
  await pool.close()
  return { perSecond: counted.drawn / took, refused: counted.refused, peakMegabytes: peak / 2 ** 20, other }
}
