import { expect, test } from 'vitest'
import { emptySearchForm } from '#contract/matching/find-college.ts'
import { Report } from '#contract/matching/report.ts'
import type { SavedSearch } from './history.ts'
import { visibleReport } from './visible-report.ts'

const names = ['Bates College', 'Reed College', 'Clark University', 'Yale University', 'Reed College of Art']

function shown(specificCollege: string, plan: 'free' | 'gold' = 'free') {
  const report = Report.parse({ collegeList: names.map((collegeName) => ({ collegeName })) })
  const formData = { ...emptySearchForm('Ada', 'Biology'), specificCollege }
  const saved: SavedSearch = { id: '1', timestamp: '2026-11-18T00:00:00Z', formData, report }
  return visibleReport(saved, { id: 'ada', plan }).collegeList.map(({ collegeName }) => collegeName)
}

test.each([
  ['', 'Clark University'],
  [' yale university ', 'Yale University'],
  ['Yale', 'Yale University'],
  ['reed college', 'Clark University'],
  ['Reed College of Art', 'Reed College of Art'],
  ['Hogwarts', 'Clark University'],
])('of an uncut list a free plan shows three; asked for "%s", the open one is %s', (typed, open) => {
  expect(shown(typed)).toEqual(['Bates College', 'Reed College', open])
})

test('on the paid plan the list stays as it is', () => {
  expect(shown('Yale', 'gold')).toEqual(names)
})
