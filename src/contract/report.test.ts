import { expect, test } from 'vitest'
import { sampleReport } from '#report-pdf/testing/sample-report.ts'
import { cutForFree } from './plans.ts'
import { Report } from './report.ts'

test('a report from before the filters still fits, and says nothing about what they ask', () => {
  const { filterSources: _sources, ...older } = sampleReport()
  const bare = older.collegeList.map(({ offers: _offers, campusLife: _life, ...college }) => college)
  const [first] = Report.parse({ ...older, collegeList: bare }).collegeList
  expect(first).toMatchObject({ offers: { yes: [], no: [] }, campusLife: { yes: [], no: [] } })
})

test('a fact of a later release does not make a report unreadable', () => {
  const [college] = sampleReport().collegeList
  const later = { ...college, campusLife: { yes: ['observatory'], no: [] } }
  expect(Report.parse({ ...sampleReport(), collegeList: [later] }).collegeList[0]?.campusLife.yes).toEqual([
    'observatory',
  ])
})

test('cut for the free plan, a locked college keeps what a filter reads', () => {
  const report = sampleReport()
  const [locked] = cutForFree(report, 'seed', null).collegeList
  expect(locked).toMatchObject({ locked: true, offers: report.collegeList[0]?.offers })
})
