import { cutForFree } from '#contract/plans.ts'
import type { Report } from '#contract/report.ts'
import { sampleReport } from '#report-pdf/testing/sample-report.ts'

/** A full report of ten, as a gold account gets it. */
export const goldReport = (change: Partial<Report> = {}): Report => sampleReport(change)

/** The same as the server cuts it for a free account. */
export const freeReport = (): Report => cutForFree(goldReport(), 'account-1:search', null)
