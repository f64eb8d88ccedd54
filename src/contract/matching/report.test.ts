import { expect, test } from 'vitest'
import { cutForFree } from '#contract/plans.ts'
import { sampleReport } from '#report-pdf/testing/sample-report.ts'
import { Report, withShared } from './report.ts'

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

test('what is said once for all colleges of a list stands beside each of them where it is read', () => {
  const [sample] = sampleReport().collegeList
  if (!sample) throw new Error('the sample has no college')
  const noted = { name: 'Dell Scholars', link: 'https://dell.org' }
  const own = { name: 'Own', note: 'Its own note.' }
  const tuition = { name: 'College Scorecard', year: '2024-25', covers: 'Tuition and fees' }
  const shared = { name: 'IPEDS Directory', year: '2024-25', covers: 'Name, place and links' }
  const college = {
    ...sample,
    sources: [tuition],
    scholarships: { schoolSpecific: [], private: [noted, own, { name: 'Unknown' }] },
  }
  const report = sampleReport({
    collegeList: [college, college],
    sources: [shared],
    scholarshipNotes: [{ name: 'Dell Scholars', note: 'Students with need.' }],
  })
  for (const { sources, scholarships } of withShared(report).collegeList) {
    expect(sources).toEqual([tuition, shared])
    expect(scholarships.private).toEqual([
      { ...noted, note: 'Students with need.' },
      own,
      { name: 'Unknown' },
    ])
  }
  expect(withShared(withShared(report))).toEqual(withShared(report))
  const older = sampleReport()
  expect(withShared(older)).toEqual(older)
})
