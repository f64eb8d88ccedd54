import type { Parsed } from '#contract/endpoint.ts'
import { type generateReport, reportFileName } from '#contract/reports.ts'
import type { Now } from '#server/platform/clock.ts'
import type { DrawingPool } from './pool.ts'

type Needs = { pool: Pick<DrawingPool, 'draw'>; now: Now }

/** Reports as files. Nothing is kept and nothing fetched: what is drawn is what was sent. */
export function reportsService({ pool, now }: Needs) {
  async function generate(asked: Parsed<(typeof generateReport)['body']>, gone?: AbortSignal) {
    const studentName = asked.studentName ?? ''
    const searchedAt = asked.searchedAt ?? new Date(now()).toISOString()
    const bytes = await pool.draw({ studentName, report: asked.report, searchedAt }, gone)
    return { bytes, fileName: reportFileName(studentName) }
  }
  return { generate }
}
export type ReportsService = ReturnType<typeof reportsService>
