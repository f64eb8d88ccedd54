import { expect, test } from 'vitest'
import { collegeFacts, collegesSearch, majorsSearch } from '#contract/colleges/look-up.ts'
import { findCollege, whatIf } from '#contract/matching/find-college.ts'
import { previewColleges } from '#contract/matching/preview.ts'
import { testApp } from '#server/testing/test-app.ts'

const search = {
  student_name: 'Maya Torres',
  gpa_unweighted: 3.7,
  sat_score: 1290,
  major: 'biology',
  grad_year: 2027,
  state_of_residence: 'Oregon',
}

async function searcher(plan: 'free' | 'gold') {
  const app = await testApp()
  const token = await app.signedIn('ada')
  if (plan === 'gold') await app.giveGold('ada')
  const find = (changes: object = {}, as = token) =>
    app.call(findCollege, { token: as, body: { ...search, ...changes } })
  return { ...app, find }
}

test('gold gets ten real colleges, ranked, each score the sum of its lines', async () => {
  const { find } = await searcher('gold')
  const { status, body } = await find()
  expect(status).toBe(200)
  expect(body.collegeList).toHaveLength(10)
  expect([body.lockedCount, body.upgradePrompt]).toEqual([0, null])
  const scores = body.collegeList.map((college) => college.matchPercentage ?? 0)
  expect(scores).toEqual([...scores].sort((a, b) => b - a))
  for (const { ledger, matchPercentage, location } of body.collegeList) {
    expect(ledger.reduce((sum, line) => sum + (line.points ?? 0), 0)).toBeCloseTo(matchPercentage ?? -1, 6)
    expect(location).toMatch(/^[^,]+, [A-Z][a-z]/)
  }
  expect(body.majorProfile?.title).toBe('Biology')
})

test('free gets three, two of them locked, with what is withheld counted and never sent', async () => {
  const { find } = await searcher('free')
  const { body } = await find()
  expect(body.collegeList.map((college) => college.locked)).toEqual([true, true, false])
  expect(body.lockedCount).toBe(7)
  expect(body.upgradePrompt).toContain('7 more colleges')
  for (const locked of body.collegeList.slice(0, 2)) {
    expect(locked).toMatchObject({
      matchPercentage: null,
      matchReasoning: '',
      ledger: [],
      chance: null,
      scholarships: { schoolSpecific: [], private: [] },
    })
  }
})

test('a score above 80 becomes a preview from 70 to 75, the same at every search, without its points', async () => {
  const { find } = await searcher('free')
  const third = async () =>
    (await find({ state_of_residence: 'New York', major: 'psychology', sat_score: 1380 })).body.collegeList[2]
  const [first, again] = [await third(), await third()]
  expect(first?.scorePreview).toBe(true)
  expect(first?.matchPercentage).toBeGreaterThanOrEqual(70)
  expect(first?.matchPercentage).toBeLessThanOrEqual(75)
  expect(first?.ledger.every((line) => line.points === null)).toBe(true)
  expect(again).toEqual(first)
})

test.each(['free', 'gold'] as const)(
  'answers that are tried out give what a fresh search with them gives, cut for the %s plan',
  async (plan) => {
    const { find, call, signedIn, giveGold } = await searcher(plan)
    const token = await signedIn('grace')
    if (plan === 'gold') await giveGold('grace')
    for (const changes of [
      { gpa_unweighted: 3.2 },
      { sat_score: 1500, interested_states: ['Washington'] },
      { college_type: ['Private', 'Small'], act_score: 34 },
    ]) {
      const tried = await call(whatIf, { token, body: { ...search, ...changes } })
      expect(tried.status).toBe(200)
      expect(tried.body).toEqual((await find(changes, token)).body)
    }
  },
)

test('answers that are tried out need a session, and a wrong one is named', async () => {
  const { call, signedIn } = await searcher('free')
  expect((await call(whatIf, { body: search })).status).toBe(401)
  const token = await signedIn('grace')
  expect((await call(whatIf, { token, body: { ...search, sat_score: 9 } })).status).toBe(400)
})

test('the college asked for stands in the open place', async () => {
  const { find } = await searcher('free')
  const { body } = await find({ specific_college: 'ole miss' })
  expect(body.collegeList[2]).toMatchObject({ collegeName: 'University of Mississippi', locked: false })
})

test('states beyond the plan are ignored, not refused, and the notes say so', async () => {
  const free = await searcher('free')
  const { status, body } = await free.find({ interested_states: ['Washington', 'Idaho', 'Nevada'] })
  expect(status).toBe(200)
  expect(body.collegeList.every((college) => college.location.endsWith('Washington'))).toBe(true)
  expect(body.notes).toContain('Your Freshman plan has 1 preferred state, so Idaho and Nevada did not count.')
})

test('the name and the answer about an underrepresented group change neither rank nor score', async () => {
  const { find } = await searcher('gold')
  const ranked = async (changes: object) =>
    (await find(changes)).body.collegeList.map(({ unitid, matchPercentage, chance }) => ({
      unitid,
      matchPercentage,
      chance,
    }))
  expect(await ranked({ student_name: 'Someone Else', underrepresented: true })).toEqual(await ranked({}))
})

test.each([
  [{ gpa_unweighted: null }, 'Unweighted GPA is required.'],
  [{ major: ' ' }, 'Intended Major may not be blank.'],
  [{ grad_year: null }, 'Graduation Year is required.'],
  [{ state_of_residence: 'Select a state' }, 'Please select your state of residence.'],
])('%j is refused with the form’s own words', async (changes, message) => {
  const { find } = await searcher('free')
  const { status, body } = await find(changes)
  expect([status, body]).toEqual([400, { detail: message, fields: expect.any(Object) }])
})

test.each([
  [{ sat_score: 1700 }],
  [{ gpa_unweighted: 4.5 }],
  [{ act_score: 0 }],
  [{ class_rank: '600/500' }],
  [{ grad_year: 2020 }],
  [{ grad_year: 2040 }],
])('%j is out of bounds: 400 with detail', async (changes) => {
  const { find } = await searcher('free')
  const { status, body } = await find(changes)
  expect([status, body]).toEqual([400, { detail: expect.stringMatching(/\w/), fields: expect.any(Object) }])
})

test("'Yes' and 'No' are taken as booleans; unknown fields are dropped", async () => {
  const { find } = await searcher('free')
  expect((await find({ first_gen: 'Yes', nhs: 'No', underrepresented: 'Yes Asian', extra: 1 })).status).toBe(
    200,
  )
})

test('without a session it is 401; too many searches are 429 with Retry-After', async () => {
  const { call, find } = await searcher('free')
  expect((await call(findCollege, { body: search })).status).toBe(401)
  let last = await find()
  for (let i = 0; i < 130 && last.status === 200; i++) last = await find()
  expect(last.status).toBe(429)
  expect(Number(last.headers['retry-after'])).toBeGreaterThan(0)
})

test('type-ahead finds majors and colleges by what people type, for anyone, cached', async () => {
  const { call } = await testApp()
  const majors = await call(majorsSearch, { query: { q: 'comp sci' } })
  expect(majors.body[0]).toMatchObject({ id: '11.07', title: 'Computer Science' })
  expect(majors.headers['cache-control']).toBe('public, max-age=3600')
  const colleges = await call(collegesSearch, { query: { q: 'ucla' } })
  expect(colleges.body[0]).toMatchObject({ id: 110662, location: 'Los Angeles, California' })
})

test('a college’s facts carry source and year; an unknown one is 404', async () => {
  const { call } = await testApp()
  const { body } = await call(collegeFacts, { params: { id: '204796' } })
  expect(body.figures.acceptanceRate).toMatchObject({
    value: 60.6,
    year: expect.stringContaining('2024'),
    absent: null,
  })
  expect(body).toMatchObject({
    name: expect.stringContaining('Ohio State'),
    location: 'Columbus, Ohio',
    sat: { low: 1310, high: 1480 },
    scoresAgain: 'Requires SAT or ACT scores again from students who enter in fall 2026 or later.',
  })
  expect((await call(collegeFacts, { params: { id: '1' } })).status).toBe(404)
  expect((await call(collegeFacts, { params: { id: 'x' } })).status).toBe(400)
})

test('what a comparison needs is there: net price by income, both graduation rates, the year of every word', async () => {
  const { call } = await testApp()
  const { body } = await call(collegeFacts, { params: { id: '166027' } })
  expect(body).toMatchObject({ name: 'Harvard University', religion: null, sat: { low: 1510, high: 1580 } })
  expect(body.netPriceByIncome.map(({ income, price }) => [income, price.value])).toEqual([
    ['$0-$30,000', 2895],
    ['$30,001-$48,000', 2496],
    ['$48,001-$75,000', 2167],
    ['$75,001-$110,000', 13937],
    ['over $110,000', 53571],
  ])
  expect(body.netPriceByIncome[0]?.price).toMatchObject({ year: '2022-23', source: 'College Scorecard' })
  expect(body.figures).toMatchObject({
    acceptanceRate: { value: 3.6, year: 'fall 2024' },
    graduationRate: { value: 98 },
    fourYearGraduationRate: { value: 56, source: 'IPEDS Graduation Rates' },
    roomAndBoard: { value: 20374, year: '2023-24' },
  })
  const directory = { year: '2024-25', source: 'IPEDS Directory' }
  const characteristics = { year: '2024-25', source: 'IPEDS Institutional Characteristics' }
  expect(body.about).toEqual({
    location: directory,
    control: directory,
    setting: directory,
    religion: characteristics,
    openAdmission: characteristics,
    testPolicy: { year: 'read 2026-11-17', source: 'Carnegie Prep, testing policies of colleges' },
  })
})

test('a net price below zero is a price; what an academy does not have is absent, and its tuition is 0', async () => {
  const { call } = await testApp()
  const mesa = await call(collegeFacts, { params: { id: '122375' } })
  expect(mesa.body.figures.netPrice).toMatchObject({ value: -904, absent: null })
  const academy = await call(collegeFacts, { params: { id: '164155' } })
  expect(academy.body.figures.inStateTuition).toMatchObject({ value: 0, absent: null })
  expect(academy.body.netPriceByIncome.map(({ price }) => price.absent)).toEqual(
    Array(5).fill('not applicable'),
  )
})

test('each fact of a college has its source and its year', async () => {
  const { call } = await testApp()
  for (const id of ['110662', '204796', '209922', '131520', '228723', '156295', '102553', '199120']) {
    const { status, body } = await call(collegeFacts, { params: { id } })
    expect(status).toBe(200)
    const shown = [
      ...Object.values(body.figures),
      ...Object.entries(body.about).flatMap(([name, origin]) =>
        name === 'testPolicy' && body.scoresAgain ? [] : [origin],
      ),
      ...body.netPriceByIncome.map(({ price }) => price),
    ]
    for (const { year, source } of shown) {
      expect(year).toMatch(/\d{4}/)
      expect(source).toMatch(/IPEDS|Scorecard|academy/)
    }
  }
})

const trying = { gpa: 3.7, sat: 1290, major: 'biology', state: 'Oregon' }

test('anybody may see how the colleges of a major spread by their chance, and none by name but one at home', async () => {
  const { call } = await testApp()
  const { status, body } = await call(previewColleges, { body: trying })
  expect(status).toBe(200)
  const { bands, bars, colleges, nearby } = body
  expect(body.major).toBe('Biology')
  expect(colleges).toBeGreaterThan(900)
  expect(bands.likely + bands.target + bands.reach + bands.unknown).toBe(colleges)
  expect(bars.reduce((sum, bar) => sum + bar, 0)).toBe(colleges - bands.unknown)
  expect(nearby?.location).toContain('Oregon')
  expect(JSON.stringify(nearby)).not.toMatch(/match|chance|reason|ledger|score/i)
})

test('a better record moves colleges towards the sure side, and a missing field is named', async () => {
  const { call } = await testApp()
  const worse = (await call(previewColleges, { body: { ...trying, gpa: 2.6, sat: 950 } })).body
  const better = (await call(previewColleges, { body: trying })).body
  expect(better.bands.likely).toBeGreaterThan(worse.bands.likely)
  expect((await call(previewColleges, { body: { ...trying, sat: null } })).body.movedByScore).toBe(0)
  expect(better.movedByScore).toBeGreaterThan(300)
  const refused = await call(previewColleges, { body: { ...trying, gpa: null } })
  expect(refused).toMatchObject({ status: 400, body: { detail: 'Unweighted GPA is required.' } })
})
