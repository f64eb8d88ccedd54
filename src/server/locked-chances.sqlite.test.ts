import { expect, test } from 'vitest'
import { findCollege } from '#contract/matching/find-college.ts'
import { renewFeed } from '#contract/shortlist/deadlines.ts'
import { listFacts } from '#contract/shortlist/outlook.ts'
import { saveCollege } from '#contract/shortlist/saved-colleges.ts'
import { makeShare } from '#contract/shortlist/sharing.ts'
import type { Endpoint } from '#contract/wire/endpoint.ts'
import { unlimited } from '#server/platform/limits/limiter.ts'
import { everyEndpoint } from '#server/testing/every-endpoint.ts'
import { stubPages } from '#server/testing/stub-pages.ts'
import { testApp } from '#server/testing/test-app.ts'

const answers = { gpa_unweighted: 3.7, sat_score: 1290, major: 'biology', state_of_residence: 'Oregon' }
const search = { ...answers, student_name: 'Maya Torres', grad_year: 2027 }
const personal = ['chance', 'band', 'match', 'matchPercentage', 'odds', 'sure', 'ledger', 'rules', 'headline']
const bandWords = /\b(Likely|Target|Reach|Far reach|Automatic)\b/

/** Fields about the student's own chances in an answer, each with its college's unitid, or 0 without a college. */
function personalFactsIn(value: unknown, near = 0): { unitid: number; key: string }[] {
  if (typeof value !== 'object' || value === null) return []
  const fields = value as Record<string, unknown> // JSON, walked as plain data
  const unitid = typeof fields.unitid === 'number' ? fields.unitid : near
  return Object.entries(fields).flatMap(([key, inner]) => {
    const isEmpty = inner === null || inner === '' || (Array.isArray(inner) && inner.length === 0)
    return personal.includes(key) && !isEmpty ? [{ unitid, key }] : personalFactsIn(inner, unitid)
  })
}

// The PDF is tested in reports/routes.sqlite.test.ts.
test('free: the chance of a locked college is in no answer, also for what was made on the Senior plan', async () => {
  const { call, http, signedIn, giveGold, database } = await testApp({
    pages: stubPages(),
    limiter: unlimited,
  })
  const token = await signedIn('ada')
  const headers = { authorization: `Bearer ${token}` }
  await giveGold('ada')
  const find = async () => (await call(findCollege, { token, body: search })).body.collegeList
  const gold = await find()
  const unitids = gold.map(({ unitid }) => unitid)
  for (const unitid of unitids)
    await call(saveCollege, { token, params: { unitid: String(unitid) }, body: { deadline: '2026-12-01' } })
  const shared = await call(makeShare, { token, body: { shows: { bands: true, deadlines: true }, answers } })
  const [share = '', feed = ''] = [shared, await call(renewFeed, { token })].map(
    ({ body }) => new URL(body.url).pathname,
  )
  expect(personalFactsIn(gold).length).toBeGreaterThan(unitids.length)
  expect((await http.inject(share)).body).toMatch(bandWords)

  await database.db.deleteFrom('subscriptions').execute()
  const open = (await find()).filter(({ locked }) => !locked).map(({ unitid }) => unitid)
  expect(open).toHaveLength(1)

  // Every call is sent the fields of all of them; it drops those that it does not know.
  const asked = {
    ...{ ...search, answers, gpa: 3.7, sat: 1290, state: 'Oregon', on: true },
    ...{ colleges: unitids, lines: gold.map(({ collegeName }) => collegeName), shows: { bands: true } },
  }
  const addressesOf = ({ path }: Endpoint) =>
    path.includes(':') ? unitids.map((unitid) => path.replace(/:\w+/, String(unitid))) : [path]
  const leaks: string[] = []
  const answered = new Set<string>()
  for (const endpoint of (await everyEndpoint()).filter(({ method }) => method !== 'DELETE')) {
    const { method } = endpoint
    for (const path of addressesOf(endpoint)) {
      const sent = method === 'GET' ? { query: { q: 'oregon' } } : { payload: asked }
      const answer = await http.inject({ method, url: `/api${path}`, headers, ...sent })
      if (answer.statusCode >= 300 || answer.body === '') continue
      answered.add(`${method} ${endpoint.path}`)
      for (const { unitid, key } of personalFactsIn(answer.json()))
        if (!open.includes(unitid)) leaks.push(`${method} ${path} tells ${key} of ${unitid}`)
    }
  }
  expect(leaks).toEqual([])
  for (const endpoint of [
    'POST /ai/find-college/',
    'POST /ai/what-if/',
    'GET /users/export/',
    'POST /preview/',
  ])
    expect(answered).toContain(endpoint)

  const { body: facts } = await call(listFacts, { token })
  const compared = `/colleges/compare?with=${unitids.slice(0, 3).join(',')}`
  for (const url of [share, feed, compared, ...facts.flatMap(({ page }) => page ?? [])]) {
    const page = await http.inject({ url, headers })
    expect([url, page.statusCode, page.body.match(bandWords)?.[0]]).toEqual([url, 200, undefined])
  }
})
