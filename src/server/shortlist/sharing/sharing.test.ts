import { expect, test } from 'vitest'
import { exportData } from '#contract/accounts.ts'
import { saveCollege, type Tracking } from '#contract/shortlist/saved-colleges.ts'
import { changeShare, deleteComment, endShare, listShares, makeShare } from '#contract/shortlist/sharing.ts'
import type { Sent } from '#contract/wire/endpoint.ts'
import { testApp } from '#server/testing/test-app.ts'

const berea = 156295
const reed = 209922
const ohioState = 204796
const day = 86_400_000

async function sharer(changes: Parameters<typeof testApp>[0] = {}) {
  const app = await testApp(changes)
  const token = await app.signedIn('ada')
  await app.giveGold('ada')
  const save = (unitid: number, body: Tracking = {}) =>
    app.call(saveCollege, { token, params: { unitid: String(unitid) }, body })
  const share = async (body: Sent<(typeof makeShare)['body']> = {}) => {
    const made = await app.call(makeShare, { token, body })
    return { ...made.body.link, path: new URL(made.body.url).pathname }
  }
  const open = (path: string) => app.http.inject(path)
  const comment = (path: string, name: string, text: string) =>
    app.http.inject({
      method: 'POST',
      url: path,
      headers: { 'content-type': 'application/x-www-form-urlencoded' },
      payload: new URLSearchParams({ name, text }).toString(),
    })
  const shares = async () => (await app.call(listShares, { token })).body
  return { ...app, token, save, share, open, comment, shares }
}

test('a link shows colleges, their facts and statuses, and nothing else unless it is ticked', async () => {
  const { save, share, open } = await sharer()
  await save(reed, { status: 'Applying', deadline: '2027-01-08', note: 'Ask Ms. Lee for a letter' })
  const { body: page } = await open((await share()).path)
  expect(page).toContain('Reed College')
  expect(page).toContain('Portland, Oregon')
  expect(page).toContain('Applying')
  expect(page).toContain('Finish within four years')
  for (const hidden of ['Ms. Lee', 'Jan 8, 2027', '2027-01-08', 'Maya', 'Torres', 'ada@example.edu'])
    expect(page).not.toContain(hidden)
})

test('three figures are drawn as bars; prices by income open below, and the lowest and highest are told before', async () => {
  const { save, share, open } = await sharer()
  await save(reed)
  const { body: page } = await open((await share()).path)
  const [shown = '', opening = ''] = page.split('<details>')
  expect(shown.match(/<svg class="bar"/g)).toHaveLength(3)
  expect(opening).toMatch(/^<summary>By family income \$[\d,]+ to \$[\d,]+ a year; tuition, links<\/summary>/)
  expect(opening.match(/<svg class="bar"/g)).toHaveLength(5)
  expect(page).not.toContain('style=')
})

test('a public college tells the price of residents after grants and that of other states before them', async () => {
  const { save, share, open } = await sharer()
  await save(ohioState)
  const { body: page } = await open((await share()).path)
  const [shown = '', opening = ''] = page.split('<details>')
  const [said = '', sources = ''] = [shown, opening].map((part) =>
    part.replaceAll(/<[^>]+>/g, ' ').replaceAll(/\s+/g, ' '),
  )
  expect(said).toMatch(
    / Residents \$[\d,]+ a year after grants From another state \$[\d,]+ a year before grants $/,
  )
  expect(shown.match(/<svg class="bar"/g)).toHaveLength(4)
  expect(opening).toMatch(/^<summary>Residents by family income \$/)
  expect(sources).toContain('Net price a year by family income, for residents of its state')
  expect(sources).toMatch(/Cost before grants: [A-Z][\w ]+, 20\d\d-\d\d\./)
})

test('a published price below zero is explained where one is shown', async () => {
  const { save, share, open } = await sharer()
  await save(reed)
  const { path } = await share()
  const words = 'A price below $0 means that grants were higher than the cost.'
  expect((await open(path)).body).not.toContain(words)
  await save(166683) // MIT
  expect((await open(path)).body).toContain(words)
})

test('ticked, notes, deadlines and the first name are shown', async () => {
  const { save, share, open } = await sharer()
  await save(reed, { deadline: '2027-01-08', note: 'Ask Ms. Lee for a letter' })
  const { path } = await share({ shows: { notes: true, deadlines: true, firstName: true } })
  const { body: page } = await open(path)
  expect(page).toContain('Ask Ms. Lee for a letter')
  expect(page).toContain('Fri, Jan 8, 2027')
  expect(page).toContain('Maya’s colleges')
  expect(page).not.toContain('Torres')
})

const maya = { gpa_unweighted: 3.61, sat_score: 1287, state_of_residence: 'Oregon', major: 'Biology' }

test('bands are shown if ticked, as words and never as a percentage; the answers are not kept', async () => {
  const { save, share, open, database } = await sharer()
  await save(reed)
  const { path } = await share({ shows: { bands: true }, answers: { ...maya, sat_score: 1290 } })
  const { body: page } = await open(path)
  expect(page).toMatch(/<span class="chip (ok|warn|bad)">(Likely|Target|Reach|Far reach)<\/span>/)
  expect(page).toContain('estimates as of November 15, 2026, not promises')
  const without = (await open((await share()).path)).body
  expect(without).not.toMatch(/>(Likely|Target|Reach|Far reach)</)
  const links = await database.db.selectFrom('share_links').selectAll().execute()
  // The random token may contain any four digits.
  const rows = JSON.stringify(links.map((link) => ({ ...link, id: '', token_hash: '' })))
  for (const answer of ['3.61', '1290', 'Biology', '"low"']) expect(rows).not.toContain(answer)
})

test('a college that has answered has no band beside its answer', async () => {
  const { save, share, open } = await sharer()
  await save(reed)
  const { path } = await share({ shows: { bands: true }, answers: maya })
  await save(reed, { status: 'Denied' })
  const { body: page } = await open(path)
  expect(page).toContain('Denied')
  expect(page).not.toMatch(/>(Likely|Target|Reach|Far reach)<|not promises/)
})

test('bands on the free plan are 403, and without answers 400: a shared link is no way to see chances', async () => {
  const { call, signedIn, token } = await sharer()
  const bob = await signedIn('bob')
  const body = { shows: { bands: true }, answers: maya }
  expect((await call(makeShare, { token: bob, body })).status).toBe(403)
  expect((await call(makeShare, { token, body: { shows: { bands: true } } })).status).toBe(400)
})

test('a link made on the Senior plan shows its bands as long as the plan lasts', async () => {
  const { save, share, open, shares, database, giveGold } = await sharer()
  await save(reed)
  const { path } = await share({ shows: { bands: true }, answers: maya })
  const bands = async () => {
    const isShown = /class="chip (ok|warn|bad)"|not promises/.test((await open(path)).body)
    return [isShown, (await shares()).links[0]?.shows.bands]
  }
  expect(await bands()).toEqual([true, true])
  await database.db.deleteFrom('subscriptions').execute()
  expect(await bands()).toEqual([false, false])
  await giveGold('ada')
  expect(await bands()).toEqual([true, true])
})

test('the page is not cached, not indexed, sends no referrer and has no script', async () => {
  const { share, open } = await sharer()
  const { headers, body } = await open((await share()).path)
  expect(headers['cache-control']).toBe('no-store, private')
  expect(headers['referrer-policy']).toBe('no-referrer')
  expect(headers['x-robots-tag']).toContain('noindex')
  expect(body).toContain('<meta name="robots" content="noindex, nofollow">')
  expect(body).not.toContain('<script')
  expect(String(headers['content-security-policy'])).toContain("default-src 'self'")
})

test('the token has 256 bits and rests as a hash', async () => {
  const { share, database } = await sharer()
  const { path } = await share()
  const token = path.slice('/s/'.length)
  expect(Buffer.from(token, 'base64url').length).toBe(32)
  const rows = await database.db.selectFrom('share_links').selectAll().execute()
  expect(JSON.stringify(rows)).not.toContain(token)
})

test('a link works for 90 days unless told otherwise, and its end is told', async () => {
  const { share, open, passTime } = await sharer()
  const longest = await share()
  expect(longest).toMatchObject({ createdAt: '2026-11-15T12:00:00.000Z', endsAt: '2027-02-13T12:00:00.000Z' })
  const short = await share({ days: 7 })
  expect((await open(short.path)).body).toContain('until November 22, 2026')
  passTime(7 * day)
  expect((await open(short.path)).statusCode).toBe(404)
  expect((await open(longest.path)).statusCode).toBe(200)
  passTime(83 * day)
  expect((await open(longest.path)).statusCode).toBe(404)
})

// The journey e2e/my-colleges.spec.ts tests the same with two processes.
test('an ended link is 404 with the next request and looks like one that never was', async () => {
  const { share, open, call, token } = await sharer()
  const { id, path } = await share()
  expect((await open(path)).statusCode).toBe(200)
  expect((await call(endShare, { token, params: { id } })).status).toBe(204)
  const [ended, never] = [await open(path), await open(`/s/${'x'.repeat(43)}`)]
  expect([ended.statusCode, never.statusCode]).toEqual([404, 404])
  expect(ended.body).toBe(never.body)
  // Neither leaves a reader without a way on.
  for (const way of ['/my-colleges', '/colleges', '/']) expect(ended.body).toContain(`href="${way}"`)
})

test('guessing is limited for a network: 20 misses a minute are told apart, 240 tries end every answer', async () => {
  const { open, comment, share } = await sharer()
  const { path } = await share()
  const guess = async (i: number) => {
    const wrong = `/s/${String(i).padStart(43, 'a')}`
    return (await (i % 2 ? comment(wrong, 'Lee', 'Hello') : open(wrong))).statusCode
  }
  const answers = []
  for (let i = 0; i < 240; i++) answers.push(await guess(i))
  expect(answers).toEqual([...Array(20).fill(404), ...Array(220).fill(429)])
  expect((await open(path)).statusCode).toBe(429)
  expect((await comment(path, 'Lee', 'Hello')).statusCode).toBe(429)
})

test('a comment is plain text, shown on the page and to the student, who can delete it', async () => {
  const { share, open, comment, shares, call, token } = await sharer()
  const { path } = await share({ label: 'Ms. Lee, counselor' })
  const said = await comment(path, 'Ms. <b>Lee</b>', '<script>alert(1)</script>\r\nAdd a likely one.')
  expect(said.statusCode).toBe(303)
  const { body: page } = await open(path)
  expect(page).not.toContain('<script')
  expect(page).toContain('&#60;script&#62;')
  expect(page).toContain('name not verified')
  const [kept] = (await shares()).comments
  expect(kept).toMatchObject({
    author: 'Ms. <b>Lee</b>',
    text: '<script>alert(1)</script>\nAdd a likely one.',
    through: 'Ms. Lee, counselor',
  })
  await call(deleteComment, { token, params: { id: kept?.id ?? '' } })
  expect((await shares()).comments).toEqual([])
  expect((await open(path)).body).not.toContain('Add a likely one.')
})

test('what is wrong with a comment is said, and what was typed stays in the form', async () => {
  const { share, comment } = await sharer()
  const { path } = await share()
  const nameless = await comment(path, ' ', 'Add a likely one.')
  expect(nameless.statusCode).toBe(400)
  expect(nameless.body).toContain('Please give your name.')
  expect(nameless.body).toContain('>Add a likely one.</textarea>')
  expect((await comment(path, 'Lee', 'x'.repeat(1001))).body).toContain('Use at most 1000 characters.')
})

test('the student turns comments off: the form goes and a comment is refused', async () => {
  const { share, open, comment, call, token, shares } = await sharer()
  const { id, path } = await share()
  await call(changeShare, { token, params: { id }, body: { takesComments: false } })
  expect((await open(path)).body).not.toContain('<form')
  const refused = await comment(path, 'Lee', 'Hello')
  expect(refused.statusCode).toBe(403)
  expect(refused.body).toContain('The student takes no comments on this list.')
  expect((await shares()).comments).toEqual([])
})

test('comments are limited by address', async () => {
  const { share, comment } = await sharer()
  const { path } = await share()
  const answers = []
  for (let i = 0; i < 32; i++) answers.push((await comment(path, 'Lee', `Comment ${i}`)).statusCode)
  expect(answers.slice(0, 30)).toEqual(Array(30).fill(303))
  expect(answers.slice(30)).toEqual([429, 429])
})

test('two holders of a link who write without end leave the others their hour', async () => {
  const { share, http } = await sharer({ env: { TRUST_PROXY: '1' } })
  const { path } = await share()
  const say = async (from: string) => {
    const headers = { 'content-type': 'application/x-www-form-urlencoded', 'x-forwarded-for': from }
    return (await http.inject({ method: 'POST', url: path, headers, payload: 'name=Lee&text=Hello' }))
      .statusCode
  }
  for (const from of ['192.0.2.1', '192.0.2.2']) for (let i = 0; i < 31; i++) await say(from)
  expect([await say('192.0.2.1'), await say('192.0.2.3')]).toEqual([429, 303])
})

test('someone else cannot see, change or end a link, nor delete a comment', async () => {
  const { share, comment, open, call, signedIn, shares } = await sharer()
  const { id, path } = await share()
  await comment(path, 'Lee', 'Hello')
  const [said] = (await shares()).comments
  const token = await signedIn('bob')
  expect((await call(listShares, { token })).body).toEqual({ links: [], comments: [] })
  expect(await call(changeShare, { token, params: { id }, body: { takesComments: false } })).toMatchObject({
    status: 404,
    body: { detail: 'This link is no longer there.' },
  })
  await call(endShare, { token, params: { id } })
  await call(deleteComment, { token, params: { id: said?.id ?? '' } })
  expect((await open(path)).body).toContain('Hello')
})

test('at most 20 links work at a time', async () => {
  const { call, token, share } = await sharer()
  const { id } = await share()
  for (let i = 1; i < 20; i++) await share()
  expect(await call(makeShare, { token, body: {} })).toMatchObject({
    status: 409,
    body: { detail: 'You have 20 links that work. End one to make another.' },
  })
  await call(endShare, { token, params: { id } })
  expect((await call(makeShare, { token, body: {} })).status).toBe(201)
})

test.each([[{ days: 8 }], [{ label: 'x'.repeat(81) }], [{ shows: { notes: 'yes' } }]])(
  '%j is 400',
  async (body) => {
    const { call, token } = await sharer()
    // The types forbid this, but any client may send it.
    expect((await call(makeShare, { token, body: body as object })).status).toBe(400)
  },
)

test('sharing is part of the export, without any token', async () => {
  const { share, comment, call, token, shares } = await sharer()
  const { path } = await share({ label: 'Mother' })
  await comment(path, 'Mother', 'Proud of you')
  const { body } = await call(exportData, { token })
  expect(body).toMatchObject({ sharing: await shares() })
  expect(JSON.stringify(body)).not.toContain(path.slice(3))
})

test('the export has links that were ended or ran out too, as long as they are stored', async () => {
  const { save, share, call, token, passTime, runJobs, signedIn, now, database } = await sharer()
  await save(reed)
  await share({ label: 'Mother', days: 7 })
  const { id } = await share({ label: 'Ms. Lee', shows: { bands: true }, answers: maya })
  await call(endShare, { token, params: { id } })
  await database.db.deleteFrom('subscriptions').execute()
  const exported = async () => {
    const { body } = await call(exportData, { token: await signedIn('ada', `session of ${now()}`) })
    return (body as { sharing: { links: { label: string }[] } }).sharing.links // the contract leaves the export open
  }
  passTime(8 * day)
  const links = (await exported()).sort((a, b) => a.label.localeCompare(b.label))
  expect(links).toMatchObject([
    { label: 'Mother', endsAt: '2026-11-22T12:00:00.000Z', revokedAt: null },
    {
      label: 'Ms. Lee',
      shows: { bands: true },
      bands: { [reed]: expect.any(String) },
      revokedAt: '2026-11-15T12:00:00.000Z',
    },
  ])
  passTime(90 * day)
  await runJobs()
  expect(await exported()).toEqual([])
})

test('a college that left the catalog is still named', async () => {
  const { save, share, open, database } = await sharer()
  await save(berea)
  await database.db.updateTable('saved_colleges').set({ unitid: 1 }).execute()
  expect((await open((await share()).path)).body).toContain('Berea College')
})

test.each([listShares, makeShare, changeShare, endShare, deleteComment])(
  '$method $path needs a session',
  async (endpoint) => {
    const { call } = await testApp()
    expect((await call(endpoint, { params: { id: '1' } })).status).toBe(401)
  },
)
