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

test('a figure gets the year and source that the report states once; one that has its own keeps it', () => {
  const [sample] = sampleReport().collegeList
  if (!sample) throw new Error('the sample has no college')
  const of = (source: string) => ({ year: `year of ${source}`, source })
  const figureSources = {
    netPrice: of('prices'),
    graduationRate: of('finishing'),
    retentionRate: of('returning'),
    medianEarnings: of('earnings'),
    medianDebt: of('debt'),
  }
  const { medianDebt } = sample.outcomes
  const outcomes = {
    graduationRate: { value: 51 },
    retentionRate: { value: 78.9 },
    medianEarnings: { value: null, absent: 'suppressed' as const },
    medianDebt,
  }
  const netPrice = {
    average: { value: 6500 },
    byIncome: [{ price: { value: 5006 } }, { income: '$30,001-48,000', price: { value: 5775 } }],
  }
  const incomes = ['$0-$30,000', '$30,001-$48,000']
  const report = sampleReport({
    collegeList: [{ ...sample, netPrice, outcomes }],
    figureSources,
    incomes,
  })
  const [college] = withShared(report).collegeList
  expect(college?.outcomes).toEqual({
    graduationRate: { value: 51, ...figureSources.graduationRate },
    retentionRate: { value: 78.9, ...figureSources.retentionRate },
    medianEarnings: { value: null, absent: 'suppressed', ...figureSources.medianEarnings },
    medianDebt,
  })
  expect(college?.netPrice).toEqual({
    average: { value: 6500, ...figureSources.netPrice },
    byIncome: [
      { income: '$0-$30,000', price: { value: 5006, ...figureSources.netPrice } },
      { income: '$30,001-48,000', price: { value: 5775, ...figureSources.netPrice } },
    ],
  })
})
