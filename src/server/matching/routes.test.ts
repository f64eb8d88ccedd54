import { expect, test } from 'vitest'
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

test('whatever may be searched for may be tried out: three long texts in any alphabet', async () => {
  const { call, find, signedIn } = await searcher('gold')
  const long = '学'.repeat(2000)
  const texts = { clubs: long, leadership_roles: long, awards: long }
  expect((await find(texts)).status).toBe(200)
  const tried = await call(whatIf, { token: await signedIn('bea'), body: { ...search, ...texts } })
  expect(tried.status).toBe(200)
})
