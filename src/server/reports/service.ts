import { cutForFree, type PlanName } from '#contract/plans.ts'
import { type generateReport, reportFileName } from '#contract/reports.ts'
import type { Parsed } from '#contract/wire/endpoint.ts'
import { asIso, type Now } from '#server/platform/clock.ts'
import type { DrawingPool } from './pool.ts'

type Needs = {
  pool: Pick<DrawingPool, 'draw'>
  planOf: (accountId: string) => Promise<PlanName>
  now: Now
  /** The product's address, for the links in a file. */
  site?: string
}

/** Reports as files. Nothing is stored or fetched: the report that was sent is drawn, cut for the plan. */
export function reportsService({ pool, planOf, now, site }: Needs) {
  async function generate(
    accountId: string,
    asked: Parsed<(typeof generateReport)['body']>,
    gone?: AbortSignal,
  ) {
    // The report may have been made on gold, or edited; one made on free does not change.
    const isFree = (await planOf(accountId)) === 'free'
    const report = isFree ? cutForFree(asked.report, accountId, null) : asked.report
    const studentName = asked.studentName ?? ''
    const searchedAt = asked.searchedAt ?? asIso(now())
    const bytes = await pool.draw({ studentName, report, searchedAt, ...(site && { site }) }, gone)
    return { bytes, fileName: reportFileName(studentName) }
  }
  return { generate }
}
export type ReportsService = ReturnType<typeof reportsService>
