import { expect, onTestFinished, test } from 'vitest'
import { type Changes, sampleCollege, sampleSources } from '#catalog/build/testing/sample-sources.ts'
import type { College } from '#catalog/facts.ts'
import { buildColleges } from './colleges.ts'

// The eleven traps that the sources' README warns of, one after the other, on made-up rows.

function college(changes: Changes = {}, more: Parameters<typeof sampleCollege>[1] = {}): College {
  const built = sampleCollege(changes, more)
  if (!built) throw new Error('the sample was dropped')
  return built
}
const reasonDropped = (changes: Changes) => {
  const { folder, remove } = sampleSources(changes)
  onTestFinished(remove)
  return buildColleges(folder, new Map()).dropped[0]?.reason ?? 'kept'
}

test('an ordinary college is built with its facts', () => {
  expect(college()).toMatchObject({
    unitid: 900001,
    name: 'Sample State University',
    state: 'OH',
    latitude: 39.7589,
    control: 'public',
    undergraduates: 15000,
    shareOver25: 12.3,
    pellShare: 28,
    firstGenerationShare: 34.5,
    admission: {
      open: false,
      applications: 10000,
      rate: 60,
      yield: 25,
      tests: 'optional',
      sat: { low: 1110, mid: 1210, high: 1310 },
      act: { low: 22, mid: 25, high: 28 },
      byResidency: { inState: { rate: 75 }, outOfState: { rate: 50 }, year: 'fall 2024' },
    },
    tuition: { inState: 11000, outOfState: 27000, year: '2023-24', outOfStateYear: '2023-24' },
    cost: { attendance: 26000, roomAndBoard: 12000, offCampus: 11000, books: 1000 },
    netPrice: { average: 17000, byIncome: [9000, 11000, 15000, 20000, 24000] },
    grants: { share: 69, average: 10821 },
    transfersIn: 640,
    shareOnline: 12,
    apCredit: true,
    yellowRibbon: false,
    dayCare: null,
    outcomes: {
      graduation4: 45,
      graduation6: 65,
      graduation6Pell: 58,
      retention: 87,
      earnings: 52000,
      debt: 22000,
    },
    religion: false,
    studyAbroad: true,
    athletics: { ncaa: true, football: true, division: 'NCAA Division I' },
    programs: [{ family: '11.07', awards: 120, earnings: 91000 }],
    flags: [],
  })
})

test('what counts in admission is read by the codes of the dictionary', () => {
  expect(college().admission.weighs).toEqual({
    gpa: 'required',
    rank: 'considered',
    record: 'required',
    recommendations: 'considered',
    essay: 'considered',
    legacy: 'not considered',
  })
})

test.each([
  ['1', 'required'],
  ['5', 'optional'],
  ['3', 'not considered'],
])('ADMCON7 %s means tests are %s', (code, policy) => {
  expect(college({ admissions: { ADMCON7: code } }).admission.tests).toBe(policy)
})

test('trap 1: codes for absence differ, stay apart, and none of them is 0', () => {
  const scorecard = { GRAD_DEBT_MDN: 'PS', MD_EARN_WNE_P10: 'NA', BOOKSUPPLY: '0', NPT41_PUB: '-544' }
  const graduation = { GBA4RTT: '0', GBA6RTT: '' }
  const aid = { UPGRNTP: '-2', XUPGRNTP: '' }
  const { outcomes, cost, netPrice, pellShare } = college({ scorecard, graduation, aid })
  expect(outcomes).toMatchObject({ debt: 'suppressed', earnings: 'not reported' })
  expect(cost.books).toBe(0)
  expect(netPrice.byIncome[0]).toBe(-544) // grants above the cost: a figure, not a code
  expect(outcomes).toMatchObject({ graduation4: 0, graduation6: 'not reported' })
  expect(pellShare).toBe('not applicable')
  expect(college({ aid: { UPGRNTP: '-1' } }).pellShare).toBe('not reported')
})

test('trap 1: an unknown code stops the build and names its file', () => {
  expect(() => college({ scorecard: { UGDS: 'n.a.' } })).toThrow(
    'scorecard_core_degree-granting.csv.gz: "n.a." is neither a figure nor a known code',
  )
})

test.each([
  ['SLO5', '0', ({ anyRotc }: College) => anyRotc],
  ['SLO6', '0', ({ studyAbroad }: College) => studyAbroad],
  ['SLOA', '0', ({ undergraduateResearch }: College) => undergraduateResearch],
  ['ASSOC1', '0', ({ athletics }: College) => athletics.ncaa],
  ['ASSOC2', '0', ({ athletics }: College) => athletics.naia],
  ['SPORT1', '2', ({ athletics }: College) => athletics.football],
] as const)(
  'trap 1: %s is yes at 1, no at %s, and unknown where nothing was reported',
  (column, no, answer) => {
    const asked = (cell: string) => answer(college({ characteristics: { [column]: cell } }))
    expect([asked('1'), asked(no)]).toEqual([true, false])
    expect(['-1', '-2', '', '.'].map(asked)).toEqual([null, null, null, null])
    expect(() => asked('7')).toThrow('"7" is neither yes, no nor a known code')
  },
)

test('trap 1: no religion, an unreported one and a faith stay apart', () => {
  const religion = (code: string) => college({ characteristics: { RELAFFIL: code } }).religion
  expect(['-2', '-1', '', '30'].map(religion)).toEqual([false, null, null, 'Roman Catholic'])
})

test('trap 1: without a Scorecard line the missions only it knows are unknown, and HBCU still counts', () => {
  expect(college().flags).not.toContain('missions not listed')
  expect(college({ scorecard: { PBI: 'NA' } }).flags).toContain('missions not listed')
  const unlisted = college({ scorecard: null, directory: { HBCU: '1' } })
  expect(unlisted).toMatchObject({ missions: ['HBCU'] })
  expect(unlisted.flags).toContain('missions not listed')
})

test('trap 2: a SAT range is the sum of the section quartiles, and a gap is never filled', () => {
  const none = { SATVR25: '', SATVR50: '', SATVR75: '', SATMT25: '', SATMT50: '', SATMT75: '' }
  const blind = { ...none, ADMCON7: '3', XSATVR25: 'A', XSATMT25: 'A' }
  expect(college({ admissions: blind }).admission.sat).toBe('not applicable')
  expect(college({ admissions: { ...none, XSATVR25: 'S', XSATMT25: 'S' } }).admission.sat).toBe('suppressed')
  expect(college({ admissions: { SATMT25: '', XSATMT25: 'B' } }).admission.sat).toBe('not reported')
  expect(college({ admissions: { SATVR50: '', SATMT50: '' } }).admission.sat).toEqual({
    low: 1110,
    mid: null,
    high: 1310,
  })
})

test('trap 2: a range that rests on few students, or that the agency filled in, is flagged', () => {
  expect(college({ admissions: { SATNUM: '12', ACTNUM: '8' } }).flags).toContain('test imputed')
  expect(college({ admissions: { SATPCT: '5', ACTPCT: '3' } }).flags).toContain('test imputed')
  expect(college({ admissions: { XSATVR25: 'P' } }).flags).toContain('test imputed')
})

test('trap 3: federal data has no average high-school GPA, so a college has none', () => {
  expect(JSON.stringify(college())).not.toMatch(/averageGpa|gpaAverage|meanGpa/i)
  expect(Object.keys(college().admission)).not.toContain('gpa')
})

test('trap 4: a program without graduates stays listed with 0, and the total of a college is no program', () => {
  const more = {
    completions: [
      { CIPCODE: '11.0101', CTOTALT: '0' },
      { CIPCODE: '11.0799', CTOTALT: '5' },
      { CIPCODE: '52.0201', CTOTALT: '40', AWLEVEL: '7' },
      { CIPCODE: '99', CTOTALT: '125' },
    ],
  }
  expect([...college({}, more).programs]).toEqual([
    { family: '11.01', awards: 0, earnings: 'not reported' },
    { family: '11.07', awards: 125, earnings: 91000 },
  ])
})

test('trap 4: earnings of other degrees are not taken for those of the bachelor', () => {
  const [program] = college({ fieldEarnings: { CREDLEV: '5' } }).programs
  expect(program?.earnings).toBe('not reported')
})

test('trap 5: a rate that moved by more than 0.8 logit is flagged and kept', () => {
  const moved = college({ scorecard: { ADM_RATE: '0.35' } })
  expect(moved.flags).toContain('rate moved')
  expect(moved.admission.rate).toBe(60)
  expect(college({ scorecard: { ADM_RATE: '0.45' } }).flags).not.toContain('rate moved')
  expect(college({ scorecard: { ADM_RATE: 'NA' } }).flags).not.toContain('rate moved')
})

test.each([
  ['West Point', '197036', 'NA'],
  ['Annapolis', '164155', 'NA'],
  ['the Air Force Academy', '128328', 'NA'],
  ['the Coast Guard Academy', '130624', 'NA'],
  ['the Merchant Marine Academy, which shows its fees', '197027', '945'],
])('trap 6: %s charges no tuition', (_name, id, price) => {
  const cells = { UNITID: id }
  const academy = college({
    directory: cells,
    characteristics: cells,
    scorecard: { ...cells, TUITIONFEE_IN: price, TUITIONFEE_OUT: price, COSTT4_A: 'NA' },
    newerTuition: { ...cells, TUITION_2024_25: '895' },
  })
  expect(academy.tuition).toMatchObject({ inState: 0, outOfState: 0 })
  expect(academy.cost.attendance).toBe('not applicable')
  expect(academy.flags).toContain('charges no tuition')
})

test.each<[string, Changes, string]>([
  ['inactive', { directory: { CYACTIVE: '3' } }, 'closed or not active in 2024-25'],
  ['with a closing date', { directory: { CLOSEDAT: '06/30/2024' } }, 'closed or not active in 2024-25'],
  ['not operating', { scorecard: { CURROPER: '0' } }, 'no longer operating (Scorecard)'],
  ['for profit', { directory: { CONTROL: '3' } }, 'for-profit or unknown control'],
  ['without bachelor degrees', { characteristics: { LEVEL5: '0' } }, "awards no bachelor's degree"],
  ['without first-years', { characteristics: { FT_FTUG: '2' } }, 'enrolls no full-time first-years'],
  ['in Puerto Rico', { directory: { STABBR: 'PR' } }, 'outside the 50 states and D.C.'],
])('trap 7: a college %s is dropped with the reason', (_case, changes, reason) => {
  expect(reasonDropped(changes)).toBe(reason)
})

test('trap 8: yeshivas, seminaries, Bible colleges and tiny colleges are kept and flagged', () => {
  expect(college({ directory: { C21BASIC: '24' } }).flags).toContain('vocational religious')
  expect(college({ completions: { CIPCODE: '39.0201' } }).flags).toContain('vocational religious')
  const unawarded = { completions: { CTOTALT: '0' }, directory: { INSTNM: 'Yeshiva of Dayton' } }
  expect(college(unawarded).flags).toContain('vocational religious')
  expect(college({ directory: { INSTNM: 'Yeshiva University' } }).flags).toEqual([])
  expect(college({ scorecard: { UGDS: '199' } }).flags).toContain('tiny')
  expect(college({ scorecard: { UGDS: '200' } }).flags).not.toContain('tiny')
})

test('trap 9: an old figure names the students it is about', () => {
  const { folder, write, remove } = sampleSources()
  onTestFinished(remove)
  const year = { FIRST_GEN: 'NSLDS AY2015-16, AY2016-17 pooled cohorts' }
  const earnings =
    'Treasury AY2009-10, AY2010-11 pooled cohort measured in CY2020, CY2021, inflation adjusted to 2022 dollars'
  const other = 'AcadYr 2023-24, reported in IPEDS DCY2023-24'
  const columns =
    'TUITIONFEE_IN TUITIONFEE_OUT COSTT4_A ROOMBOARD_ON ROOMBOARD_OFF BOOKSUPPLY NPT4_PUB NPT41_PUB UGDS STUFACR UG25ABV RET_FT4 MD_EARN_WNE_5YR GRAD_DEBT_MDN HSI'
  const lines = [
    'Variable Name;"Cohort/Measure in ""Most Recent"" Datafile"',
    `FIRST_GEN;${year.FIRST_GEN}`,
    `MD_EARN_WNE_P10;${earnings}`,
    ...columns.split(' ').map((column) => `${column};${other}`),
  ]
  write('colleges/scorecard/dict/Most_Recent_Inst_Cohort_Map.csv.gz', `${lines.join('\n')}\n`)
  const { provenance } = buildColleges(folder, new Map())
  expect(provenance.get('firstGenerationShare')).toEqual({ source: 'College Scorecard', year: '2015-17' })
  expect(provenance.get('outcomes.earnings')?.year).toBe('2020-21 in 2022 dollars, students of 2009-11')
})

test('trap 10: an implausible SAT range is flagged and never overwritten', () => {
  // 841 + 5.75 × 65 − 35.2 × 0.405 + 8.4 × 0.405² = 1202 is what completion and admit rate imply here
  const under = {
    SATVR25: '470',
    SATVR50: '525',
    SATVR75: '580',
    SATMT25: '470',
    SATMT50: '529',
    SATMT75: '580',
  }
  const low = college({ admissions: under })
  expect(low.flags).toContain('sat implausible')
  expect(low.admission.sat).toEqual({ low: 940, mid: 1054, high: 1160 }) // 148 under
  expect(college({ admissions: { ...under, SATVR50: '560' } }).flags).not.toContain('sat implausible')
})

test('trap 11: no college has facts on Greek life, marching bands, clubs or deadlines, which the sources lack', () => {
  expect(JSON.stringify(Object.keys(college()))).not.toMatch(/greek|band|club|deadline/i)
})

test('open admission is said as such: its figures do not apply, they are not unknown', () => {
  const { admission } = college({ characteristics: { OPENADMP: '1' }, admissions: null })
  expect(admission).toMatchObject({ open: true, rate: 'not applicable', sat: 'not applicable', tests: null })
})

test('a selective college that sent no figures is not reported', () => {
  const { admission } = college({ admissions: null })
  expect(admission).toMatchObject({ open: false, rate: 'not reported', act: 'not reported' })
})

test('with no applicants, 0 is a figure and the admit rate does not apply', () => {
  const { admission } = college({
    admissions: { APPLCN: '0', ADMSSN: '', XADMSSN: 'A', ENRLT: '', XENRLT: 'A' },
  })
  expect(admission).toMatchObject({ applications: 0, rate: 'not applicable', yield: 'not applicable' })
})

test('an impossible value is marked implausible and is not a figure', () => {
  expect(college({ admissions: { ADMSSN: '12000' } }).admission.rate).toBe('implausible')
  expect(college({ admissions: { SATVR75: '980' } }).admission.sat).toBe('implausible')
  expect(college({ admissions: { ACTCM25: '30' } }).admission.act).toBe('implausible')
  expect(college({ scorecard: { RET_FT4: '8.7' } }).outcomes.retention).toBe('implausible')
})

test('newer tuition is in-state only at a public college, and the older year stays beside it', () => {
  expect(college({ newerTuition: { TUITION_2024_25: '11400.0' } }).tuition).toEqual({
    inState: 11400,
    outOfState: 27000,
    year: '2024-25',
    outOfStateYear: '2023-24',
    earlier: { inState: 11000, outOfState: 27000, year: '2023-24' },
  })
  expect(college({ newerTuition: { TUITION_2024_25: '28000' } }).tuition.year).toBe('2023-24')
})

test('newer tuition of a public college where everyone paid the same may exceed the older price', () => {
  const { tuition } = college({
    scorecard: { TUITIONFEE_IN: '14400', TUITIONFEE_OUT: '14400' },
    newerTuition: { TUITION_2024_25: '15016' },
  })
  expect(tuition).toMatchObject({ inState: 15016, outOfState: 14400, outOfStateYear: '2023-24' })
})

test('newer tuition is for everyone at a private college with one price', () => {
  const { tuition } = college({
    directory: { CONTROL: '2' },
    scorecard: { TUITIONFEE_IN: '50000', TUITIONFEE_OUT: '50000' },
    charges: { CHG2AY3: '50000' },
    newerTuition: { TUITION_2024_25: '52000' },
  })
  expect(tuition).toMatchObject({ inState: 52000, outOfState: 52000, outOfStateYear: '2024-25' })
})

test("the price of a private college for its county is not that of the state's students", () => {
  const scorecard = { TUITIONFEE_IN: '26892', TUITIONFEE_OUT: '43670' }
  const priced = (CHG2AY3: string, CONTROL: string) =>
    college({ directory: { CONTROL }, scorecard, charges: { CHG2AY3 } }).tuition
  expect(priced('43670', '2')).toMatchObject({ inState: 43670, outOfState: 43670 })
  expect(priced('.', '2')).toMatchObject({ inState: 26892, outOfState: 43670 })
  expect(priced('43670', '1')).toMatchObject({ inState: 26892, outOfState: 43670 })
})

test('a net price of the highest incomes under half that of the lowest is implausible, and so is the average', () => {
  const prices = (NPT41_PUB: string, NPT45_PUB: string) =>
    college({ scorecard: { NPT41_PUB, NPT45_PUB } }).netPrice
  expect(prices('15549', '6658')).toEqual({
    average: 'implausible',
    byIncome: [15549, 11000, 15000, 20000, 'implausible'],
  })
  expect(prices('15634', '11647')).toMatchObject({ average: 17000 }) // a few students may turn the order
  expect(prices('PS', '6658')).toMatchObject({ average: 17000 })
})

test('a private college has its net price in other columns', () => {
  const scorecard = { NPT4_PRIV: '31000', NPT41_PRIV: 'PS', NPT4_PUB: 'NA' }
  const { netPrice } = college({ directory: { CONTROL: '2' }, scorecard })
  expect(netPrice).toMatchObject({
    average: 31000,
    byIncome: ['suppressed', ...Array(4).fill('not reported')],
  })
})

test('a college the Scorecard does not know is kept without its figures', () => {
  expect(college({ scorecard: null })).toMatchObject({
    undergraduates: 'not reported',
    tuition: { inState: 'not reported' },
    pellShare: 28,
  })
})

test('missions, religion and ROTC are facts of the sources', () => {
  const faithful = college({
    directory: { HBCU: '1' },
    scorecard: { HSI: '1', WOMENONLY: '1' },
    characteristics: { RELAFFIL: '30', SLO5: '1', SLO51: '1', SLO53: '1' },
  })
  expect(faithful).toMatchObject({
    missions: ['HBCU', 'HSI', 'women only'],
    religion: 'Roman Catholic',
    anyRotc: true,
    rotc: ['Army', 'Air Force'],
  })
  expect(() => college({ characteristics: { RELAFFIL: '777' } })).toThrow('RELAFFIL 777 has no label')
})

test('Hispanic-serving takes a quarter of the students by law: a flag far below it is not believed', () => {
  const missions = (UGDS_HISP: string) => college({ scorecard: { HSI: '1', UGDS_HISP } }).missions
  expect(missions('0.0841')).toEqual([])
  expect(missions('0.2263')).toEqual([])
  expect(missions('0.2366')).toEqual(['HSI']) // another year, or full-time equivalents, may reach it
  expect(missions('NA')).toEqual(['HSI'])
  expect(college({ scorecard: { PBI: '1', UGDS_BLACK: '0.1086' } }).missions).toEqual([])
})

test('every fact of a college has a source and a year', () => {
  const { folder, remove } = sampleSources({ newerTuition: { TUITION_2024_25: '11400' } })
  onTestFinished(remove)
  const { colleges, provenance } = buildColleges(folder, new Map())
  const paths = (value: object, above = ''): string[] =>
    Object.entries(value).flatMap(([key, inner]) => {
      const path = above + key
      const isOneFact = ['sat', 'act', 'earlier', 'byResidency'].includes(key)
      return inner && typeof inner === 'object' && !Array.isArray(inner) && !isOneFact
        ? paths(inner, `${path}.`)
        : [path]
    })
  const missing = paths(colleges[0] ?? {}).filter((path) => !provenance.get(path)?.year)
  expect(missing).toEqual([])
})

test('a graduation rate that misses most of those who finish is flagged, not changed', () => {
  const partial = (changes: Changes) => college(changes).flags.includes('graduation partial')
  const branch = { directory: { OPEID: '00309002' } }
  expect(partial({ ...branch, graduation: { GBA6RTT: '6', GBATRRT: '59', GRRTTOT: '6' } })).toBe(true)
  expect(partial({ ...branch, graduation: { GBA6RTT: '57', GBATRRT: '18', GRRTTOT: '57' } })).toBe(false)
  expect(partial({ graduation: { GBA6RTT: '6', GBATRRT: '59', GRRTTOT: '6' } })).toBe(false) // no branch: its students left it
  // The sample awards no bachelor's degree: a handful are in the rate.
  expect(partial({ graduation: { GBA6RTT: '81', GRRTTOT: '36' } })).toBe(true)
  expect(partial({ graduation: { GBA6RTT: '57', GRRTTOT: '57' } })).toBe(false)
  expect(college({ ...branch, graduation: { GBA6RTT: '6', GBATRRT: '59' } }).outcomes.graduation6).toBe(6)
})
