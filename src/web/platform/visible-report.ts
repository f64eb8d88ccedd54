import type { Report } from '#contract/matching/report.ts'
import { cutForFree } from '#contract/plans.ts'
import type { SavedSearch } from './history.ts'
import type { Account } from './session.ts'

/** What this account may see of a saved report. A report from a plan that has ended is cut here. */
export function visibleReport(
  { report, id, formData }: SavedSearch,
  account: Pick<Account, 'id' | 'plan'>,
): Report {
  const known = numbered(report)
  if (account.plan !== 'free') return known
  return cutForFree(known, `${account.id}:${id}`, askedFor(known, formData.specificCollege))
}

/** The college they had in mind. Our server knows it; a list that comes uncut says it only by its name. */
function askedFor({ collegeList }: Report, typed: string): number | null {
  const name = typed.trim().toLowerCase()
  if (name === '') return null
  const called = (fits: (collegeName: string) => boolean) =>
    collegeList.find(({ collegeName }) => fits(collegeName.toLowerCase()))
  return (called((full) => full === name) ?? called((full) => full.includes(name)))?.unitid ?? null
}

/** Made on the free plan and viewed on the paid one: shown as it was made, and can be run again (docs/readings.md). */
export const isOutgrown = ({ collegeList }: Report, { plan }: Pick<Account, 'plan'>): boolean =>
  plan === 'gold' && collegeList.some((college) => college.locked || college.scorePreview)

/** The address that runs such a search again and shows it. */
export const runAgainPath = (id: string) => `/college-match?search=${id}&again=yes`

/** Colleges of a report without ids get negative ones: distinct, and never taken for real ones. */
const numbered = (report: Report): Report =>
  report.collegeList.every(({ unitid }) => unitid !== 0)
    ? report
    : {
        ...report,
        collegeList: report.collegeList.map((college, i) =>
          college.unitid === 0 ? { ...college, unitid: -1 - i } : college,
        ),
      }
