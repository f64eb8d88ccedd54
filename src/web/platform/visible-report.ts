import { cutForFree } from '#contract/plans.ts'
import type { Report } from '#contract/report.ts'
import type { SavedSearch } from './history.ts'
import type { Account } from './session.ts'

/** What this account may see of a saved report. The server has cut it already; one kept from a plan that has ended is cut here. */
export function visibleReport({ report, id }: SavedSearch, account: Pick<Account, 'id' | 'plan'>): Report {
  const known = numbered(report)
  return account.plan === 'free' ? cutForFree(known, `${account.id}:${id}`, null) : known
}

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
