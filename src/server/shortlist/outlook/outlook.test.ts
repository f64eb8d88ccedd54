import fc from 'fast-check'
import { expect, test } from 'vitest'
import { findCollege } from '#contract/matching/find-college.ts'
import { chances, listFacts, outlook, readNames } from '#contract/shortlist/outlook.ts'
import { saveCollege } from '#contract/shortlist/saved-colleges.ts'
import type { Sent } from '#contract/wire/endpoint.ts'
import { oddsOfOneYes } from '#engine/odds/odds.ts'
import { unlimited } from '#server/platform/limits/limiter.ts'
import { testApp } from '#server/testing/test-app.ts'

const reed = 209922
const oregonState = 209542
const washington = 236948
const whitman = 237057

const maya = {
  gpa_unweighted: 3.7,
  sat_score: 1290,
  act_score: null,
  class_rank: null,
  state_of_residence: 'Oregon',
  major: 'Biology',
  specific_college: null,
  round: null,
}

async function looker(plan: 'free' | 'gold' = 'gold', changes: Parameters<typeof testApp>[0] = {}) {
  const app = await testApp(changes)
  const token = await app.signedIn('ada')
  if (plan === 'gold') await app.giveGold('ada')
  const look = (colleges: number[], answers: Partial<Sent<(typeof outlook)['body']>> = {}) =>
    app.call(outlook, { token, body: { ...maya, ...answers, colleges } })
  return { ...app, token, look }
}

test('gold: chance, band, match and rules for each college in the order asked, and the odds', async () => {
  const { look } = await looker()
  const { status, body } = await look([whitman, oregonState, reed])
  expect(status).toBe(200)
  expect(body.colleges.map(({ unitid }) => unitid)).toEqual([whitman, oregonState, reed])
  for (const { match, chance } of body.colleges) {
    expect(match).toBeGreaterThan(0)
    expect(chance?.band).toBeTypeOf('string')
  }
  const ranges = body.colleges.flatMap(({ chance }) =>
    chance?.low != null && chance.high !== null ? [{ low: chance.low, high: chance.high }] : [],
  )
  expect(body.odds).toEqual(oddsOfOneYes(ranges))
})

test('the chances everywhere are those of the list, and part of the Senior plan alone', async () => {
  const { call, token, look } = await looker()
  const { status, body } = await call(chances, { token, body: maya })
  expect([status, body.unitids.length > 1000]).toEqual([200, true])
  for (const { unitid, chance } of (await look([whitman, oregonState, reed, washington])).body.colleges) {
    const at = body.unitids.indexOf(unitid)
    expect([body.bands[at], body.low[at], body.high[at]]).toEqual([chance?.band, chance?.low, chance?.high])
  }
  const free = await looker('free')
  expect((await free.call(chances, { token: free.token, body: maya })).status).toBe(403)
})

test('a college that has answered keeps its match, without a chance and out of the odds', async () => {
  const { look } = await looker()
  const [all, waiting] = [await look([whitman, oregonState, reed]), await look([whitman, reed])]
  const { body } = await look([whitman, oregonState, reed], { answered: [oregonState] })
  expect(body.colleges).toEqual(
    all.body.colleges.map((one) => (one.unitid === oregonState ? { ...one, chance: null } : one)),
  )
  expect(body.odds).toEqual(waiting.body.odds)
  expect(body.odds).not.toEqual(all.body.odds)
  expect(body.suggestions.map(({ unitid }) => unitid)).not.toContain(oregonState)
  expect((await look([reed], { answered: [reed] })).body.odds).toBeNull()
})

test('a match follows the wishes of the search, as its results show it; a chance does not move', async () => {
  const { call, token, look } = await looker()
  const wishes = { interested_states: ['California'], college_type: ['Small'], community: ['HBCU'] }
  const { body: found } = await call(findCollege, {
    token,
    body: { ...maya, ...wishes, student_name: 'Maya', grad_year: new Date().getFullYear() + 1 },
  })
  const unitids = found.collegeList.map(({ unitid }) => unitid)
  const [wished, plain] = [await look(unitids, wishes), await look(unitids)]
  const matches = wished.body.colleges.map(({ match }) => match)
  expect(matches).toEqual(found.collegeList.map(({ matchPercentage }) => matchPercentage))
  expect(plain.body.colleges.map(({ match }) => match)).not.toEqual(matches)
  expect(plain.body.colleges.map(({ chance }) => chance)).toEqual(
    wished.body.colleges.map(({ chance }) => chance),
  )
})

test('free: 403 with detail, whatever is asked', async () => {
  const { look } = await looker('free')
  for (const colleges of [[reed], []])
    expect(await look(colleges)).toMatchObject({
      status: 403,
      body: { detail: 'Chances for your whole list are part of the Senior plan.' },
    })
})

test('raising GPA or score never lowers a chance; another state changes a public college', async () => {
  const { look } = await looker()
  const lowOf = async (answers: object) =>
    (await look([washington, reed], answers)).body.colleges.map(({ chance }) => chance?.low ?? 0)
  const [washingtonNow = 0, reedNow = 0] = await lowOf({})
  const [washingtonBetter = 0, reedBetter = 0] = await lowOf({ gpa_unweighted: 3.95, sat_score: 1500 })
  expect(washingtonBetter).toBeGreaterThanOrEqual(washingtonNow)
  expect(reedBetter).toBeGreaterThan(reedNow)
  const [washingtonAtHome] = await lowOf({ state_of_residence: 'Washington' })
  expect(washingtonAtHome).not.toBe(washingtonNow)
})

test('an early round counts at the named college only, and only if it has the round', async () => {
  const { look } = await looker()
  const lowOf = async (answers: object) =>
    (await look([whitman, reed, oregonState], { sat_score: 1420, ...answers })).body.colleges.map(
      ({ chance }) => chance?.low ?? 0,
    )
  const [whitmanNow = 0, reedNow, oregonStateNow] = await lowOf({})
  const named = { round: 'ED', specific_college: 'Whitman College, Walla Walla, Washington' }
  const [whitmanEarly, reedThen, oregonStateThen] = await lowOf(named)
  expect(whitmanEarly).toBeGreaterThan(whitmanNow)
  expect([reedThen, oregonStateThen]).toEqual([reedNow, oregonStateNow])
  expect(await lowOf({ round: 'ED' })).toEqual([whitmanNow, reedNow, oregonStateNow])
  const without = { round: 'ED', specific_college: 'Oregon State University' }
  expect(await lowOf(without)).toEqual([whitmanNow, reedNow, oregonStateNow])
})

test('nothing is saved: no row of the account changes', async () => {
  const { look, database } = await looker()
  await look([reed])
  expect(await database.db.selectFrom('saved_colleges').selectAll().execute()).toEqual([])
})

test('an open-admission college is a sure place, not odds', async () => {
  const { look } = await looker()
  const open = 230782 // Weber State University, open admission
  const { body } = await look([open], { state_of_residence: 'Utah' })
  expect(body.colleges[0]?.chance).toMatchObject({ low: null, high: null, band: 'open admission' })
  expect([body.sure, body.odds]).toEqual([[open], null])
})

test('suggestions are off the list, each with a chance and prices by income', async () => {
  const { look } = await looker()
  const { body } = await look([reed])
  expect(body.suggestions.length).toBeGreaterThan(0)
  for (const one of body.suggestions) {
    expect(one.unitid).not.toBe(reed)
    expect(one.chance).not.toBeNull()
    expect(one.netPriceByIncome).toHaveLength(5)
  }
  const again = await look([reed, ...body.suggestions.map(({ unitid }) => unitid)])
  const asked = new Set(body.suggestions.map(({ unitid }) => unitid))
  expect(again.body.suggestions.filter(({ unitid }) => asked.has(unitid))).toEqual([])
})

test.each([
  [{ colleges: Array.from({ length: 101 }, (_, i) => i + 1) }, 'Ask about at most 100 colleges at a time.'],
  [{ colleges: ['reed'] }, 'Colleges is not valid.'],
  [{ colleges: [reed], gpa_unweighted: 7 }, 'Enter an unweighted GPA from 0 to 4.0.'],
  [{ colleges: [reed], state_of_residence: 'Atlantis' }, 'Please select your state of residence.'],
  [{ colleges: [reed], major: ' ' }, 'Intended Major may not be blank.'],
])('%j is 400', async (body, detail) => {
  const { call, token } = await looker()
  // The types forbid this, but any client may send it.
  const answer = await call(outlook, { token, body: { ...maya, ...body } as never })
  expect([answer.status, Object(answer.body).detail]).toEqual([400, detail])
})

test('no college for adults is suggested to a student of high school', async () => {
  const { look } = await looker()
  const { body } = await look([reed], {
    gpa_unweighted: 3.3,
    sat_score: null,
    state_of_residence: 'Missouri',
    major: 'architecture or nursing',
  })
  expect(body.suggestions.length).toBeGreaterThan(0)
  expect(body.suggestions.map(({ collegeName }) => collegeName).join()).not.toContain('Extended Studies')
})

test('colleges that are not in the catalog are left out, twice the same counts once', async () => {
  const { look } = await looker()
  const { body } = await look([1, reed, reed])
  expect(body.colleges.map(({ unitid }) => unitid)).toEqual([reed])
})

test('adding a college to the list never lowers the low end of the odds, and the high end by less than a point, for a longer list is better known', async () => {
  const { look } = await looker('gold', { limiter: unlimited })
  const known = [reed, oregonState, washington, whitman, 166027, 110662, 130794, 137351]
  await fc.assert(
    fc.asyncProperty(fc.shuffledSubarray(known, { minLength: 2 }), async (colleges) => {
      const after = (await look(colleges)).body.odds
      const before = (await look(colleges.slice(1))).body.odds
      expect(after?.low).toBeGreaterThanOrEqual(before?.low ?? 0)
      expect(after?.high).toBeGreaterThan((before?.high ?? 0) - 0.01)
      expect(after?.high).toBeLessThanOrEqual(0.98)
    }),
    { numRuns: 10 },
  )
})

test('names: nicknames are read, what is not understood has no unitid, empty lines are dropped', async () => {
  const { call, token } = await looker('free')
  const { body } = await call(readNames, {
    token,
    body: { lines: ['Ole Miss', '', 'Hogwarts School', 'reed'] },
  })
  expect(body.map(({ line, collegeName, unitid }) => [line, collegeName, unitid !== null])).toEqual([
    ['Ole Miss', 'University of Mississippi', true],
    ['Hogwarts School', '', false],
    ['reed', 'Reed College', true],
  ])
  const many = { lines: Array.from({ length: 61 }, () => 'reed') }
  expect((await call(readNames, { token, body: many })).status).toBe(400)
  const longest = { lines: Array.from({ length: 60 }, () => '学'.repeat(200)) }
  expect((await call(readNames, { token, body: longest })).status).toBe(200)
})

test('free: the facts of every saved college, each with source and year, and no chance', async () => {
  const { call, token } = await looker('free')
  await call(saveCollege, { token, params: { unitid: String(washington) }, body: {} })
  const { body } = await call(listFacts, { token })
  expect(body).toMatchObject([
    { unitid: washington, state: 'WA', isPublic: true, tests: { policy: 'not considered' } },
  ])
  expect(body[0]?.price).toMatchObject({
    resident: { kind: 'net price', amount: body[0]?.netPrice.value },
    visitor: { kind: 'before grants' },
  })
  expect(body[0]?.price.visitor?.amount).toBeGreaterThan(40_000)
  expect(body[0]?.netPrice.source).not.toBe('')
  expect(JSON.stringify(body)).not.toMatch(/chance|band|match/)
})

test.each([outlook, chances, listFacts, readNames])('$method $path needs a session', async (endpoint) => {
  const { call } = await testApp()
  expect((await call(endpoint)).status).toBe(401)
})
