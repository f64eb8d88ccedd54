import { expect, test } from 'vitest'
import { student } from '#engine/matching/testing/profiles.ts'
import { match } from '#engine/matching/testing/shipped.ts'

test('a foreign university is said to be foreign, and the list is made without it', () => {
  const { report, askedFor } = match(student({ specificCollege: 'McGill' }))
  expect(askedFor).toBeNull()
  expect(report.notes).toContain(
    'McGill University is in Canada. We know the colleges of the United States only, so it is not in the list.',
  )
  expect(report.collegeList).toHaveLength(10)
})

test('a school within a university brings the university', () => {
  const { report } = match(student({ specificCollege: 'NYU Stern', major: 'Finance' }))
  expect(report.collegeList.map(({ collegeName }) => collegeName)).toContain('New York University')
})
