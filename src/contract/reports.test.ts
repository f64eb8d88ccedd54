import fc from 'fast-check'
import { expect, test } from 'vitest'
import * as z from 'zod/mini'
import { Report } from './matching/report.ts'
import { generateReport, reportFileName } from './reports.ts'

const emptyReport = Report.parse({ collegeList: [] })

test.each([
  ['Maya Torres', 'maya_torres.pdf'],
  ['José Nguyễn', 'jos__nguy_n.pdf'],
  ['O’Neil-Smith 3rd', 'o_neil_smith_3rd.pdf'],
  ['../../etc/passwd', '______etc_passwd.pdf'],
  ['', 'student.pdf'],
  ['李明', 'student.pdf'],
  [' -- ', 'student.pdf'],
])('the download of %j is named %s', (name, file) => {
  expect(reportFileName(name)).toBe(file)
})

test('a file name is always safe to write into a header and onto a disk', () => {
  fc.assert(
    fc.property(fc.string({ unit: 'binary', maxLength: 12_000 }), (name) => {
      expect(reportFileName(name)).toMatch(/^[a-z0-9_]{1,80}\.pdf$/)
    }),
  )
})

test.each([
  ['a name of 10,000 characters', { studentName: 'x'.repeat(10_000) }, true],
  ['a longer one', { studentName: 'x'.repeat(10_001) }, false],
  ['no name at all', {}, true],
  ['a day', { searchedAt: '2025-11-14' }, true],
  ['an instant with its offset', { searchedAt: '2025-11-14T20:15:00-05:00' }, true],
  ['an instant in UTC', { searchedAt: '2025-11-14T20:15:00.000Z' }, true],
  ['a day that is none', { searchedAt: 'yesterday' }, false],
  ['no report', { report: undefined }, false],
])('a request with %s', (_case, fields, accepted) => {
  const parsed = z.safeParse(generateReport.body, { report: emptyReport, ...fields })
  expect(parsed.success).toBe(accepted)
})
