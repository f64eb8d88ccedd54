import { expect, test } from 'vitest'
import { student } from '#engine/matching/testing/profiles.ts'
import { match } from '#engine/matching/testing/shipped.ts'
import { tuitionFrames } from './tuition-note.ts'

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

test.each(['MI', 'OH'] as const)(
  'to a student from %s no note promises residents less where everyone pays the same',
  (state) => {
    const { portraits } = match(student({ state, specificCollege: 'Eastern Michigan University' }))
    const portrait = portraits.find(({ college }) => college.name === 'Eastern Michigan University')
    if (!portrait) throw new Error('the college asked for is in the list')
    const said = tuitionFrames.flatMap((frame) => frame(portrait) ?? [])
    expect(said.length).toBeGreaterThan(5)
    expect(said.filter((note) => /\blower\b|\bmore\b|nonresident|private/.test(note))).toEqual([])
  },
)
