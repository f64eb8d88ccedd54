import type { Report } from '#contract/matching/report.ts'
import { cutForFree } from '#contract/plans.ts'
import type { SavedSearch } from './history.ts'
import type { Account } from './session.ts'

/** What this account may see of a saved report. The server has cut it already; one kept from a plan that has ended is cut here. */
export function visibleReport({ report, id }: SavedSearch, account: Pick<Account, 'id' | 'plan'>): Report {
  const known = numbered(report)
  return account.plan === 'free' ? cutForFree(known, `${account.id}:${id}`, null) : known
}

/** Made on the free plan, looked at on the paid one: it is shown as it was made, and can be run again (docs/readings.md). */
export const isOutgrown = ({ collegeList }: Report, { plan }: Pick<Account, 'plan'>): boolean =>
  plan === 'gold' && collegeList.some((college) => college.locked || college.scorePreview)

/** Where a search that the plan has outgrown is run once more and shown. */
export const runAgainPath = (id: string) => `/college-match?search=${id}&again=yes`

/** Colleges of a report that does not number them get numbers below zero: told apart, and never taken for real ones. */
const numbered = (report: Report): Report =>
  report.collegeList.every(({ unitid }) => unitid !== 0)
    ? report
    : {
        ...report,
        collegeList: report.collegeList.map((college, i) =>
          college.unitid === 0 ? { ...college, unitid: -1 - i } : college,
        ),
      }
