import * as z from 'zod/mini'
import { Report } from './matching/report.ts'
import { endpoint, kilobytes } from './wire/endpoint.ts'
import { maxLength } from './wire/length.ts'

/** The name is only drawn, not stored, and shortened to fit. So it is refused only for its size. */
const StudentName = z._default(z.nullable(z.string().check(maxLength(10_000, 'This name is too long.'))), '')

/** A day ('2025-11-14') or an instant; the calendar day as written is printed. */
const SearchedAt = z.optional(
  z.nullable(
    z.union([z.iso.date(), z.iso.datetime({ offset: true, local: true }).check(maxLength(40))], {
      error: 'Use an ISO 8601 date, like 2025-11-14.',
    }),
  ),
)

export const generateReport = endpoint({
  method: 'POST',
  path: '/ai/generate-report/',
  access: 'account',
  summary: 'Draws a report of matches as a PDF.',
  body: z.object({ studentName: StudentName, report: Report, searchedAt: SearchedAt }),
  maxBody: kilobytes(1_024),
  binary: 'application/pdf',
})

const longestFileName = 80

/** Spec §7: the name in lowercase, everything but letters and digits an underscore, else 'student'. */
export function reportFileName(studentName: string): string {
  const name = studentName.slice(0, longestFileName).toLowerCase()
  const safe = name.replace(/[^a-z0-9]/g, '_').slice(0, longestFileName)
  return `${/[a-z0-9]/.test(safe) ? safe : 'student'}.pdf`
}
