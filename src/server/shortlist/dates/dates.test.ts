import ICAL from 'ical.js'
import { expect, test } from 'vitest'
import { changePassword, confirmReset, exportData, login, requestReset } from '#contract/accounts.ts'
import { dateSettings, endFeed, renewFeed, setReminders } from '#contract/shortlist/deadlines.ts'
import { saveCollege, type Tracking } from '#contract/shortlist/saved-colleges.ts'
import { makeShare } from '#contract/shortlist/sharing.ts'
import { testApp } from '#server/testing/test-app.ts'

const reed = 209922
const berea = 156295
const day = 86_400_000

// The clock of the tests stands at noon UTC on November 15, 2026: seven in the morning in New York.
async function dated(changes: Parameters<typeof testApp>[0] = {}) {
  const app = await testApp(changes)
  const token = await app.signedIn('ada')
  await app.giveGold('ada')
  const save = (unitid: number, body: Tracking) =>
    app.call(saveCollege, { token, params: { unitid: String(unitid) }, body })
  const remind = (on: boolean, timeZone = 'UTC') => app.call(setReminders, { token, body: { on, timeZone } })
  const feed = async () => new URL((await app.call(renewFeed, { token })).body.url).pathname
  const downgrade = () => app.database.db.deleteFrom('subscriptions').execute()
  return { ...app, token, save, remind, feed, downgrade }
}

test('the calendar address has the deadlines and statuses, and no note', async () => {
  const { save, feed, http } = await dated()
  await save(reed, { status: 'Applying', deadline: '2027-01-08', note: 'Ask Ms. Lee' })
  const { statusCode, headers, body } = await http.inject(await feed())
  expect(statusCode).toBe(200)
  expect(headers['content-type']).toContain('text/calendar')
  expect(headers['cache-control']).toBe('no-store, private')
  expect(headers['referrer-policy']).toBe('no-referrer')
  expect(headers['x-robots-tag']).toContain('noindex')
  const events = new ICAL.Component(ICAL.parse(body)).getAllSubcomponents('vevent')
  expect(events.map((event) => new ICAL.Event(event).summary)).toEqual([
    'Reed College: my application deadline',
  ])
  for (const hidden of ['Ms. Lee', 'ada@example.edu', 'Torres', '-ada@lantern'])
    expect(body).not.toContain(hidden)
})

test('read again minutes later the calendar is the same; its lines are folded, and an event keeps its UID when it moves', async () => {
  const { save, feed, http, passTime } = await dated()
  await save(reed, { deadline: '2027-01-08' })
  const path = await feed()
  const first = (await http.inject(path)).body
  passTime(300_000)
  expect((await http.inject(path)).body).toBe(first)
  expect(first.split('\r\n').filter((line) => Buffer.byteLength(line) > 75)).toEqual([])
  await save(reed, { deadline: '2027-02-01' })
  const moved = (await http.inject(path)).body
  const uid = (calendar: string) => calendar.match(/^UID:.*$/m)?.[0]
  expect(uid(moved)).toBe(uid(first))
  expect(moved).toContain('DTSTART;VALUE=DATE:20270201')
})

test('renewed, the earlier address is 404 at once; ended, the new one too', async () => {
  const { feed, http, call, token } = await dated()
  const [first, second] = [await feed(), await feed()]
  expect((await http.inject(first)).statusCode).toBe(404)
  expect((await http.inject(second)).statusCode).toBe(200)
  expect((await call(dateSettings, { token })).body.feedSince).toBe('2026-11-15T12:00:00.000Z')
  expect((await call(endFeed, { token })).status).toBe(204)
  expect((await http.inject(second)).statusCode).toBe(404)
})

test('a reset ends the calendar address and leaves shared links; a changed password leaves both', async () => {
  const { call, token, feed, http, runJobs, sent } = await dated()
  const status = async (path: string) => (await http.inject(path)).statusCode
  const shared = new URL((await call(makeShare, { token, body: {} })).body.url).pathname
  const intruders = await feed()
  const email = 'ada@example.edu'
  await call(requestReset, { body: { email } })
  await runJobs()
  const reset = { token: sent[0]?.text.match(/token=([\w-]+)/)?.[1] ?? '', password: 'a quiet lantern' }
  expect(await status(intruders)).toBe(200)
  expect((await call(confirmReset, { body: reset })).status).toBe(200)
  expect([await status(intruders), await status(shared)]).toEqual([404, 200])

  const { access } = (await call(login, { body: { email, password: reset.password } })).body
  expect((await call(dateSettings, { token: access })).body.feedSince).toBeNull()
  const own = new URL((await call(renewFeed, { token: access })).body.url).pathname
  const change = { old: reset.password, new: 'a brighter lantern' }
  expect((await call(changePassword, { token: access, body: change })).status).toBe(204)
  expect([await status(own), await status(shared)]).toEqual([200, 200])
})

test('guessing calendar addresses is limited', async () => {
  const { http } = await dated()
  const answers = []
  for (let i = 0; i < 22; i++)
    answers.push((await http.inject(`/calendar/${String(i).padStart(43, 'a')}.ics`)).statusCode)
  expect(answers).toEqual([...Array(20).fill(404), 429, 429])
})

test('one mail 14, 7 and 1 days before, and none when it is sent, past or turned off', async () => {
  const { save, remind, runJobs, sent, passTime } = await dated()
  await save(reed, { status: 'Applying', deadline: '2026-11-29' })
  await save(berea, { status: 'Submitted', deadline: '2026-11-29' })
  await remind(true)
  for (let i = 0; i < 20; i++) {
    await runJobs()
    passTime(day)
  }
  expect(sent.map(({ subject }) => subject)).toEqual([
    'Reed College: your deadline is in 14 days',
    'Reed College: your deadline is in 7 days',
    'Reed College: your deadline is tomorrow',
  ])
  expect(sent[0]?.text).toContain('Reed College: in 14 days, Sunday, November 29, 2026')
  expect(sent[0]?.text).not.toContain('Berea')
})

test('several deadlines on one day are one mail', async () => {
  const { save, remind, runJobs, sent } = await dated()
  await save(reed, { deadline: '2026-11-29' })
  await save(berea, { deadline: '2026-11-22' })
  await remind(true)
  await runJobs()
  expect(sent.map(({ subject }) => subject)).toEqual(['2 of your deadlines are near'])
})

test('a new date is reminded of anew', async () => {
  const { save, remind, runJobs, sent } = await dated()
  await save(reed, { deadline: '2026-11-29' })
  await remind(true)
  await runJobs()
  await save(reed, { deadline: '2026-11-22' })
  await runJobs()
  expect(sent).toHaveLength(2)
})

test('mail comes in the morning of the person’s own time zone', async () => {
  const { save, remind, runJobs, sent, passTime } = await dated()
  await save(reed, { deadline: '2026-11-29' })
  await remind(true, 'America/New_York')
  await runJobs()
  expect(sent).toEqual([])
  passTime(3_600_000)
  await runJobs()
  expect(sent).toHaveLength(1)
})

test('no reminder goes to an address that is not confirmed', async () => {
  const { save, remind, runJobs, sent, database } = await dated()
  await save(reed, { deadline: '2026-11-29' })
  await remind(true)
  await database.db.updateTable('accounts').set({ email_confirmed_at: null }).execute()
  await runJobs()
  expect(sent).toEqual([])
  await database.db.updateTable('accounts').set({ email_confirmed_at: 1 }).execute()
  await runJobs()
  expect(sent).toHaveLength(1)
})

test('nobody is reminded who did not ask, or whose plan has ended', async () => {
  const { save, remind, runJobs, sent, downgrade } = await dated()
  await save(reed, { deadline: '2026-11-29' })
  await runJobs()
  await remind(true)
  await downgrade()
  await runJobs()
  expect(sent).toEqual([])
})

test('one click turns reminders off without a login; opening the address alone does not', async () => {
  const { save, remind, runJobs, sent, http, call, token } = await dated()
  await save(reed, { deadline: '2026-11-29' })
  await remind(true)
  await runJobs()
  const url = new URL(sent[0]?.unsubscribe ?? '').pathname
  expect(sent[0]?.text).toContain(url)
  expect((await http.inject(url)).body).toContain('Turn reminders off')
  expect((await call(dateSettings, { token })).body.reminderZone).toBe('UTC')
  // RFC 8058: what a mail program sends.
  const click = await http.inject({
    method: 'POST',
    url,
    headers: { 'content-type': 'application/x-www-form-urlencoded' },
    payload: 'List-Unsubscribe=One-Click',
  })
  expect(click.statusCode).toBe(200)
  expect((await call(dateSettings, { token })).body.reminderZone).toBeNull()
  for (const wrong of [`${url}x`, url.replace('/ada.', '/bob.'), '/reminders/off/ada'])
    expect((await http.inject({ method: 'POST', url: wrong })).statusCode).toBe(404)
})

test('two processes at once write one mail', async () => {
  const first = await dated()
  const second = await testApp({ database: first.database })
  await first.save(reed, { deadline: '2026-11-29' })
  await first.save(berea, { deadline: '2026-11-22' })
  await first.remind(true)
  const reminding = [...first.jobs, ...second.jobs].filter(({ name }) => name === 'deadline reminders')
  await Promise.all([...reminding, ...reminding].map(({ run }) => run()))
  const rows = await first.database.db.selectFrom('outbox').select('id').execute()
  expect(rows).toHaveLength(1)
})

test('free: an address and reminders are 403; turning off is not', async () => {
  const { call, signedIn } = await dated()
  const token = await signedIn('bob')
  const detail = 'Deadlines are part of the Senior plan.'
  expect(await call(renewFeed, { token })).toMatchObject({ status: 403, body: { detail } })
  expect(await call(setReminders, { token, body: { on: true, timeZone: 'UTC' } })).toMatchObject({
    status: 403,
  })
  expect((await call(setReminders, { token, body: { on: false } })).status).toBe(200)
})

test.each(['Mars/Olympus', '', 'x'.repeat(61)])('the time zone %j is 400', async (timeZone) => {
  const { remind } = await dated()
  expect((await remind(true, timeZone)).status).toBe(400)
})

test('the settings are part of the export, without the address', async () => {
  const { call, token, feed, remind } = await dated()
  const path = await feed()
  await remind(true)
  const { body } = await call(exportData, { token })
  expect(body).toMatchObject({
    deadlineMail: {
      reminderZone: 'UTC',
      remindersSince: expect.any(String),
      remindersSent: expect.any(Array),
    },
  })
  expect(JSON.stringify(body)).not.toContain(path.slice('/calendar/'.length, -4))
})

test.each([dateSettings, renewFeed, endFeed, setReminders])(
  '$method $path needs a session',
  async (endpoint) => {
    const { call } = await testApp()
    expect((await call(endpoint)).status).toBe(401)
  },
)
