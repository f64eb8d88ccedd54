import { join } from 'node:path'
import fc from 'fast-check'
import { sql } from 'kysely'
import { expect, test } from 'vitest'
import { loadCatalog } from '#catalog/load.ts'
import { deleteAccount, exportData, login, register } from '#contract/accounts.ts'
import {
  applicationStatuses,
  listSaved,
  removeSaved,
  saveCollege,
  type Tracking,
} from '#contract/shortlist/saved-colleges.ts'
import { accountStore } from '#server/accounts/store.ts'
import { packageRoot } from '#server/package-root.ts'
import { unlimited } from '#server/platform/limits/limiter.ts'
import { testApp } from '#server/testing/test-app.ts'
import { shortlistService } from './service.ts'
import { shortlistStore } from './store.ts'

const harvard = 166027
const ohioState = 204796
const berea = 156295
const reed = 209922
const five = [harvard, ohioState, 110662, 131520, 228723]

const full =
  'Your Freshman plan saves up to 5 colleges. Remove one to make room, or move up to Senior for unlimited saves.'
const goldOnly = 'The application tracker is part of the Senior plan.'

async function saver(plan: 'free' | 'gold' = 'free', changes: Parameters<typeof testApp>[0] = {}) {
  const app = await testApp(changes)
  const token = await app.signedIn('ada')
  if (plan === 'gold') await app.giveGold('ada')
  const put = (
    unitid: number,
    body: Tracking & { was?: Tracking } = {},
    headers: Record<string, string> = {},
  ) => app.call(saveCollege, { token, params: { unitid: String(unitid) }, body, headers })
  const remove = (unitid: number) => app.call(removeSaved, { token, params: { unitid: String(unitid) } })
  const list = async () => (await app.call(listSaved, { token })).body
  const ids = async () => (await list()).map(({ unitid }) => unitid)
  const downgrade = () => app.database.db.deleteFrom('subscriptions').execute()
  return { ...app, token, put, remove, list, ids, downgrade }
}

test('GET /saved-colleges/ answers unitid, collegeName, location, savedAt, status, deadline and note, newest first', async () => {
  const { put, list, passTime } = await saver()
  await put(berea)
  passTime(60_000)
  await put(reed)
  expect(await list()).toEqual([
    {
      unitid: reed,
      collegeName: 'Reed College',
      location: 'Portland, Oregon',
      savedAt: '2026-11-15T12:01:00.000Z',
      status: 'Considering',
      deadline: null,
      note: '',
    },
    expect.objectContaining({ collegeName: 'Berea College', location: 'Berea, Kentucky' }),
  ])
})

test('free: 5 saves, the sixth is 403 with a detail that says so', async () => {
  const { put, remove, ids } = await saver()
  for (const unitid of five) expect((await put(unitid)).status).toBe(200)
  expect(await put(berea)).toMatchObject({ status: 403, body: { detail: full } })
  expect((await put(harvard)).status).toBe(200)
  expect((await ids()).sort()).toEqual([...five].sort())
  await remove(harvard)
  expect((await put(berea)).status).toBe(200)
})

test('two tabs saving at once never overfill the list, and never save a college twice', async () => {
  const { put, ids } = await saver()
  const answers = await Promise.all([...five, berea, reed, harvard, ohioState].map((unitid) => put(unitid)))
  const statuses = answers.map(({ status }) => status)
  expect(new Set(statuses)).toEqual(new Set([200, 403]))
  const kept = await ids()
  expect(kept.length).toBe(5)
  expect(new Set(kept).size).toBe(5)
})

test('saving again changes nothing, and so does removing again', async () => {
  const { put, remove, list, passTime } = await saver('gold')
  await put(berea, { note: 'Visit in spring' })
  const before = await list()
  passTime(1000)
  expect((await put(berea)).body).toEqual(before[0])
  expect(await list()).toEqual(before)
  expect((await remove(berea)).status).toBe(204)
  expect((await remove(berea)).status).toBe(204)
  expect(await list()).toEqual([])
})

test.each([
  [{ status: 'Applying' }],
  [{ deadline: '2027-01-15' }],
  [{ deadline: null }],
  [{ note: '' }],
] as const)('free: tracking fields are 403, and nothing is saved: %j', async (tracking) => {
  const { put, ids } = await saver()
  expect(await put(berea, tracking)).toMatchObject({ status: 403, body: { detail: goldOnly } })
  expect(await ids()).toEqual([])
})

test('gold: unlimited saves, and the tracker', async () => {
  const { put, list } = await saver('gold')
  for (const unitid of [...five, berea, reed]) expect((await put(unitid)).status).toBe(200)
  for (const status of applicationStatuses) expect((await put(berea, { status })).body.status).toBe(status)
  await put(berea, { deadline: '2027-01-15' })
  // Fields that are left out keep their value.
  const { body } = await put(berea, { note: 'Essay sent' })
  expect(body).toMatchObject({ status: 'Enrolled', deadline: '2027-01-15', note: 'Essay sent' })
  expect((await put(berea, { deadline: null })).body).toMatchObject({ deadline: null, note: 'Essay sent' })
  expect((await list()).length).toBe(7)
})

test('the words of the tracker, in order', () => {
  expect(applicationStatuses).toEqual([
    'Considering',
    'Applying',
    'Submitted',
    'Accepted',
    'Waitlisted',
    'Denied',
    'Enrolled',
  ])
})

test('saving and tracking in one call saves as it is tracked', async () => {
  const { put, list } = await saver('gold')
  await put(reed, { status: 'Submitted', deadline: '2026-12-01', note: 'Interview on Friday' })
  expect(await list()).toMatchObject([
    { unitid: reed, status: 'Submitted', deadline: '2026-12-01', note: 'Interview on Friday' },
  ])
})

test.each([
  [{ status: 'Hoping' }, 'status'],
  [{ deadline: '2027-02-31' }, 'deadline'],
  [{ deadline: '0027-02-03' }, 'deadline'],
  [{ deadline: 'soon' }, 'deadline'],
  [{ note: 'x'.repeat(1001) }, 'note'],
  [{ note: 'a\u0000b' }, 'note'],
])('%j is 400 and loses nothing', async (bad, field) => {
  const { put, list } = await saver('gold')
  await put(berea, { note: 'kept' })
  // The types forbid this, but any client may send it.
  const { status, body } = await put(berea, bad as Tracking)
  expect(status).toBe(400)
  expect(Object.keys(Object(body).fields)).toEqual([field])
  expect(await list()).toMatchObject([{ note: 'kept', deadline: null }])
})

test('after a downgrade everything stays readable and removable; nothing beyond the limit is added', async () => {
  const { put, remove, list, ids, downgrade } = await saver('gold')
  for (const unitid of [...five, berea]) await put(unitid)
  await put(reed, { status: 'Applying', deadline: '2027-01-15', note: 'Ask Ms. Lee for a letter' })
  const before = await list()
  await downgrade()
  expect(await list()).toEqual(before)
  expect(await put(139755)).toMatchObject({ status: 403, body: { detail: full } })
  expect(await put(reed, { status: 'Submitted' })).toMatchObject({ status: 403, body: { detail: goldOnly } })
  // Saving a saved college again adds nothing, so the limit does not apply.
  expect((await put(reed)).body).toMatchObject({ status: 'Applying', deadline: '2027-01-15' })
  for (const unitid of [harvard, ohioState]) expect((await remove(unitid)).status).toBe(204)
  expect((await put(harvard)).status).toBe(403)
  await remove(reed)
  expect((await put(harvard)).status).toBe(200)
  expect((await ids()).length).toBe(5)
})

test('a note from another tab does not bring back a removed college', async () => {
  const { put, remove, ids } = await saver('gold')
  const onlySaved = { 'if-match': '*' }
  await put(berea)
  expect((await put(berea, { note: 'Essay' }, onlySaved)).body.note).toBe('Essay')
  await remove(berea)
  expect(await put(berea, { note: 'Essay sent' }, onlySaved)).toMatchObject({
    status: 412,
    body: { detail: 'This college was taken off your list meanwhile.' },
  })
  expect((await put(berea, {}, { 'if-match': '"a version"' })).status).toBe(412)
  expect(await ids()).toEqual([])
})

test('an account that is deleted meanwhile is told to log in, not that something broke', async () => {
  const { database, now } = await testApp()
  const { collegeById } = loadCatalog(join(packageRoot(), 'src/catalog/data'))
  // The session was still valid when it was checked; the account is gone when the college is saved.
  const service = shortlistService({
    store: shortlistStore(database.db, accountStore(database.db).hold),
    planOf: async () => 'free',
    collegeOf: (unitid) => collegeById.get(unitid) ?? null,
    now,
  })
  const saving = service.put('nobody', berea, { tracking: {}, onlySaved: false })
  await expect(saving).rejects.toMatchObject({ name: 'AppError', code: 'unauthorized' })
})

test('a college saved before names were kept, and gone since, is still something to read', async () => {
  const { list, database } = await saver()
  await database.db
    .insertInto('saved_colleges')
    .values({
      account_id: 'ada',
      unitid: 1,
      college_name: '',
      location: '',
      saved_at: 0,
      status: 'Considering',
      deadline: null,
      note: '',
    })
    .execute()
  expect(await list()).toMatchObject([{ collegeName: 'A college no longer listed', location: '' }])
})

test('the list names a college as the catalog names it today', async () => {
  const { put, list, database } = await saver()
  await put(berea)
  await database.db.updateTable('saved_colleges').set({ college_name: 'Berea Literary Institute' }).execute()
  expect(await list()).toMatchObject([{ collegeName: 'Berea College' }])
})

test('the college must be in the catalog', async () => {
  const { put, call, token } = await saver('gold')
  expect(await put(1)).toMatchObject({ status: 404, body: { detail: 'We do not know this college.' } })
  for (const unitid of ['berea', '123456789', '-1', '1.5', ' '])
    expect((await call(saveCollege, { token, params: { unitid }, body: {} })).status).toBe(400)
})

test('a college that leaves the catalog stays on the list under the name it had, and can be tracked and removed', async () => {
  const first = await saver('gold')
  await first.put(berea, { note: 'mine' })
  const { database } = first
  const catalog = loadCatalog(join(packageRoot(), 'src/catalog/data'))
  const collegeById = new Map(catalog.collegeById)
  collegeById.delete(berea)
  // The same database and account, after a release whose catalog no longer has the college. Still gold.
  const later = await saver('free', { database, catalog: { ...catalog, collegeById } })
  expect(await later.list()).toMatchObject([{ collegeName: 'Berea College', note: 'mine' }])
  expect((await later.put(berea, { note: 'still mine' })).body.note).toBe('still mine')
  await later.remove(berea)
  expect((await later.put(berea)).status).toBe(404)
})

test('someone else sees a list of their own', async () => {
  const { put, call, signedIn, ids } = await saver()
  await put(berea)
  const token = await signedIn('bob')
  expect((await call(listSaved, { token })).body).toEqual([])
  await call(removeSaved, { token, params: { unitid: String(berea) } })
  expect(await ids()).toEqual([berea])
})

test('saves and the tracker are part of the export', async () => {
  const { put, call, token, list } = await saver('gold')
  await put(berea, { status: 'Applying', deadline: '2027-01-15', note: 'Ask for a letter' })
  expect((await call(exportData, { token })).body).toMatchObject({ savedColleges: await list() })
})

test('saves and the tracker go with the account', async () => {
  const { call, database } = await testApp()
  const person = { email: 'maya@example.edu', password: 'a long lantern!' }
  await call(register, {
    body: { ...person, password2: person.password, first_name: 'Maya', last_name: 'Torres' },
  })
  const token = (await call(login, { body: person })).body.access
  await call(saveCollege, { token, params: { unitid: String(berea) }, body: {} })
  const rows = () => database.db.selectFrom('saved_colleges').select('unitid').execute()
  expect(await rows()).toEqual([{ unitid: berea }])
  expect((await call(deleteAccount, { token, body: { password: person.password } })).status).toBe(204)
  expect(await rows()).toEqual([])
})

test.each([listSaved, saveCollege, removeSaved])('$method $path needs a session', async (endpoint) => {
  const { call } = await testApp()
  expect((await call(endpoint, { params: { unitid: '1' } })).status).toBe(401)
})

const some = [...five, berea, reed]
const step = fc.oneof(
  {
    weight: 6,
    arbitrary: fc.record({ kind: fc.constant('save' as const), unitid: fc.constantFrom(...some) }),
  },
  {
    weight: 3,
    arbitrary: fc.record({ kind: fc.constant('remove' as const), unitid: fc.constantFrom(...some) }),
  },
  {
    weight: 3,
    arbitrary: fc.record({
      kind: fc.constant('track' as const),
      unitid: fc.constantFrom(...some),
      note: fc.string({ maxLength: 20 }).filter((note) => !note.includes('\u0000')),
    }),
  },
  { weight: 1, arbitrary: fc.record({ kind: fc.constantFrom('upgrade' as const, 'downgrade' as const) }) },
)

test('after any changes in any order, the list equals that of a simple model', async () => {
  const { put, remove, list, giveGold, downgrade } = await saver('free', { limiter: unlimited })
  await fc.assert(
    fc.asyncProperty(fc.array(step, { maxLength: 25 }), async (steps) => {
      await downgrade()
      for (const unitid of some) await remove(unitid)
      const paper = new Map<number, string>()
      let gold = false
      for (const one of steps) {
        if (one.kind === 'upgrade' && !gold) await giveGold('ada')
        if (one.kind === 'downgrade') await downgrade()
        if (one.kind === 'upgrade' || one.kind === 'downgrade') gold = one.kind === 'upgrade'
        if (one.kind === 'remove') {
          await remove(one.unitid)
          paper.delete(one.unitid)
        }
        if (one.kind === 'save' || one.kind === 'track') {
          const tracks = one.kind === 'track'
          const allowed = gold || (!tracks && (paper.has(one.unitid) || paper.size < 5))
          const { status } = await put(one.unitid, tracks ? { note: one.note } : {})
          expect(status).toBe(allowed ? 200 : 403)
          if (allowed) paper.set(one.unitid, tracks ? one.note : (paper.get(one.unitid) ?? ''))
        }
      }
      expect(new Map((await list()).map(({ unitid, note }) => [unitid, note]))).toEqual(paper)
    }),
    { numRuns: 15 },
  )
})

test('two devices at once: the last writer of a field wins, other fields stay, and the answer names what was replaced unseen', async () => {
  const { put, list } = await saver('gold')
  await put(reed, { note: 'Ask Ms. Lee', deadline: '2027-01-08' })
  // The second device still shows the old note when it writes its own note and a status.
  await put(reed, { note: 'Visit in March', was: { note: 'Ask Ms. Lee' } })
  const late = await put(reed, {
    note: 'Essay first',
    status: 'Applying',
    was: { note: 'Ask Ms. Lee', status: 'Considering' },
  })
  expect(late.body).toMatchObject({
    note: 'Essay first',
    status: 'Applying',
    deadline: '2027-01-08',
    replaced: { note: 'Visit in March' },
  })
  expect(Object.keys(late.body.replaced ?? {})).toEqual(['note'])
  expect(await list()).toMatchObject([{ note: 'Essay first', status: 'Applying', deadline: '2027-01-08' }])
})

test('nothing is replaced where the writer saw what stood there, wrote the same, or says nothing of it', async () => {
  const { put } = await saver('gold')
  await put(reed, { note: 'a', deadline: '2027-01-08' })
  for (const body of [
    { note: 'b', was: { note: 'a' } },
    { note: 'b', was: { note: 'long ago' } },
    { note: 'c' },
    { deadline: null, was: { deadline: '2027-01-08' } },
    { status: 'Applying' as const, was: { note: 'not about the status' } },
  ])
    expect((await put(reed, body)).body).not.toHaveProperty('replaced')
  expect(
    (await put(reed, { deadline: '2027-02-01', was: { deadline: '2027-01-08' } })).body.replaced,
  ).toEqual({
    deadline: null,
  })
})

test('saving a college leaves the account’s row as it was', async () => {
  const { call, signedIn, database } = await testApp()
  const token = await signedIn('ada')
  // The version of a row: Postgres writes a new one with every update, and old ones have to be cleared away.
  const version = async () =>
    database.kind === 'postgres'
      ? (await sql<{ at: string }>`select ctid::text || xmin::text as at from accounts`.execute(database.db))
          .rows
      : 'SQLite keeps no versions'
  const before = await version()
  expect((await call(saveCollege, { token, params: { unitid: '166027' }, body: {} })).status).toBe(200)
  expect(await version()).toEqual(before)
})
