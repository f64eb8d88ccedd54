import { cutForFree, type PlanName } from '#contract/plans.ts'
import { type generateReport, reportFileName } from '#contract/reports.ts'
import type { Parsed } from '#contract/wire/endpoint.ts'
import { asIso, type Now } from '#server/platform/clock.ts'
import type { DrawingPool } from './pool.ts'

type Needs = {
  pool: Pick<DrawingPool, 'draw'>
  planOf: (accountId: string) => Promise<PlanName>
  now: Now
  /** Where the product lives, for the links in a file. */
  site?: string
}

/** Reports as files. Nothing is kept and nothing fetched: what is drawn is what was sent, as far as the plan goes. */
export function reportsService({ pool, planOf, now, site }: Needs) {
  async function generate(
    accountId: string,
    asked: Parsed<(typeof generateReport)['body']>,
    gone?: AbortSignal,
  ) {
    // A report that was made on gold, or by hand; one that was made on free stays as it is.
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
