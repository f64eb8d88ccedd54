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

const asSpecified = {
  collegeName: 'Reed College',
  location: 'Portland, Oregon',
  matchPercentage: 84,
  matchReasoning: 'Small classes.',
  campusVibe: 'Quiet.',
  admissions: {
    acceptanceRate: 31,
    inStateTuition: 67_000,
    outOfStateTuition: 67_000,
    averageSat: '1310-1480',
    averageAct: '30-33',
    tuitionNote: 'Private: one price for all.',
  },
  links: { admissions: 'www.reed.edu/apply' },
  scholarships: {
    schoolSpecific: [{ name: 'Reed Grant' }],
    private: [{ name: 'Dell', link: 'https://dell.org' }],
  },
}

test("a report of exactly the specification's shape is one; what is ours has a default", () => {
  const majorProfile = {
    title: 'Biology',
    description: 'Life.',
    recommendedMajors: ['Biochemistry'],
    careerPaths: [{ title: 'Biologist', description: 'Studies life.', studyPath: 'A degree.' }],
  }
  const report = { collegeList: [asSpecified], majorProfile, lockedCount: 0, upgradePrompt: null }
  expect(Report.parse(report)).toMatchObject({
    ...report,
    collegeList: [
      { ...asSpecified, unitid: 0, locked: false, scorePreview: false, ledger: [], chance: null },
    ],
    notes: [],
  })
})

test('only the list itself is required; of a college its name', () => {
  expect(Report.safeParse({ majorProfile: null, lockedCount: 0, upgradePrompt: null }).success).toBe(false)
  const [college] = Report.parse({ collegeList: [{ collegeName: 'Reed College' }] }).collegeList
  expect(college?.admissions.acceptanceRate).toBeNull()
  expect(college?.links.admissions).toBeNull()
})
