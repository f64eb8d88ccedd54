import { emptySearchForm, type SearchForm } from '#contract/matching/find-college.ts'
import type { College, Report } from '#contract/matching/report.ts'
import { cutForFree } from '#contract/plans.ts'
import { sampleReport } from '#report-pdf/testing/sample-report.ts'
import { saveSearch } from '#web/platform/history.ts'

const source = { year: '2023-24', source: 'College Scorecard' }
const home = 'Oregon'

/** Fields that older reports lack: a headline, and the one price that counts for this student. */
const withNewerFields = (college: College, i: number): College => ({
  ...college,
  headline: `${142 - i} biology degrees a year; ${i === 0 ? 'home state' : 'most students finish'}.`,
  price: college.location.endsWith(home)
    ? { kind: 'net price', amount: 17_840, ...source }
    : { kind: 'before grants', amount: 31_000 + 3_000 * i, ...source },
})

/** A full report of ten, as a gold account gets it. */
export const goldReport = (change: Partial<Report> = {}): Report => {
  const report = sampleReport()
  return { ...report, collegeList: report.collegeList.map(withNewerFields), ...change }
}

/** The same as the server cuts it for a free account. */
export const freeReport = (): Report => cutForFree(goldReport(), 'account-1:search', null)

/** A search that this browser has kept, with its report. */
export function keptSearch(report: Report, answers: Partial<SearchForm> = {}) {
  const formData = {
    ...emptySearchForm('Maya Torres', 'biology'),
    gpaUnweighted: '3.7',
    satScore: '1290',
    gradYear: String(new Date().getFullYear() + 1),
    stateOfResidence: 'Oregon',
    ...answers,
  }
  return saveSearch('account-1', { formData, report })
}
