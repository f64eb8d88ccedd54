import { mkdtempSync, readdirSync, readFileSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { sql } from 'kysely'
import { expect, onTestFinished, test } from 'vitest'
import * as contract from '#contract/accounts.ts'
import { createCheckoutSession } from '#contract/billing.ts'
import { sendContact } from '#contract/contact.ts'
import { setReminders } from '#contract/shortlist/deadlines.ts'
import { removeSaved, saveCollege } from '#contract/shortlist/saved-colleges.ts'
import { makeShare } from '#contract/shortlist/sharing.ts'
import { fileTransport } from '#server/platform/mail/transport.ts'
import { openDatabase } from './platform/db/database.ts'
import { migrate } from './platform/db/migrate.ts'
import { testApp } from './testing/test-app.ts'

const password = 'a quiet lantern'
/** Words that nothing but this account could have left behind. */
const marks = [
  'zebulina',
  'quixwood',
  'noteofmine',
  'labelofmine',
  'commentofaunt',
  'questionofmine',
  'subjectofmine',
]

/** Everything in a folder, as bytes: what `strings` would find. */
const bytesIn = (folder: string): string =>
  readdirSync(folder, { recursive: true, withFileTypes: true })
    .filter((entry) => entry.isFile())
    .map((entry) => `${entry.name}\n${readFileSync(join(entry.parentPath, entry.name), 'latin1')}`)
    .join('\n')
const left = (folder: string) => {
  const all = bytesIn(folder).toLowerCase()
  return marks.filter((mark) => all.includes(mark))
}

test('what was deleted is in no file any more: not in the database, not in a letter', async () => {
  const folder = mkdtempSync(join(tmpdir(), 'lantern-deleted-'))
  onTestFinished(() => rmSync(folder, { recursive: true, force: true }))
  const database = openDatabase({ databaseUrl: null, dataDir: folder })
  await migrate(database)
  const mail = fileTransport(folder, 'lantern@example.org')
  const app = await testApp({ database, mail, env: { PAYMENTS: 'sandbox' } })
  const { call } = app
  const joined = async (email: string, last_name: string) => {
    const person = { email, password, password2: password, first_name: 'Zebulina', last_name }
    expect((await call(contract.register, { body: person })).status).toBe(201)
    return (await call(contract.login, { body: { email, password } })).body.access
  }
  const other = await joined('other@example.edu', 'Stays')
  const token = await joined('zebulina@example.edu', 'Quixwood')
  const { id } = (await call(contract.getProfile, { token })).body
  await call(createCheckoutSession, { token, body: { plan_name: 'gold' } })
  await app.giveGold(id)
  const params = { unitid: '166027' }
  await call(saveCollege, { token, params, body: { note: 'noteofmine', deadline: '2026-11-16' } })
  await call(saveCollege, { token, params: { unitid: '170976' }, body: { note: 'noteofmine again' } })
  await call(removeSaved, { token, params: { unitid: '170976' } })
  const shared = await call(makeShare, { token, body: { label: 'labelofmine' } })
  await app.http.inject({
    method: 'POST',
    url: new URL(shared.body.url).pathname,
    headers: { 'content-type': 'application/x-www-form-urlencoded' },
    payload: 'name=commentofaunt&text=commentofaunt',
  })
  await call(setReminders, { token, body: { on: true, timeZone: 'America/Chicago' } })
  const message = { name: 'Zebulina', email: 'zebulina@example.edu', subject: 'subjectofmine' }
  await call(sendContact, { token, body: { ...message, message: 'questionofmine' } })
  await app.runJobs()
  await call(contract.requestReset, { body: { email: 'zebulina@example.edu' } })
  expect(left(folder)).toEqual(expect.arrayContaining(['zebulina', 'noteofmine', 'questionofmine']))

  expect((await call(contract.deleteAccount, { token, body: { password } })).status).toBe(204)
  expect((await call(contract.saveProfile, { token: other, body: { first_name: 'Ida' } })).status).toBe(200)
  await app.runJobs()
  await app.http.close()
  await database.close()
  expect(left(folder)).toEqual([])
  expect(bytesIn(folder)).toContain('other@example.edu') // others and their letters stay
})

test('a release that changes the schema also wipes what earlier releases left behind', async () => {
  const folder = mkdtempSync(join(tmpdir(), 'lantern-deleted-'))
  onTestFinished(() => rmSync(folder, { recursive: true, force: true }))
  const before = openDatabase({ databaseUrl: null, dataDir: folder })
  await migrate(before)
  await sql`pragma secure_delete = OFF`.execute(before.db)
  const row = { id: 'noteofmine', email: 'zebulina', requested_at: 0 }
  await before.db.insertInto('reset_requests').values(row).execute()
  await before.db.deleteFrom('reset_requests').execute()
  await before.close()
  expect(left(folder)).not.toEqual([])
  const after = openDatabase({ databaseUrl: null, dataDir: folder })
  await migrate(after, [{ name: 'the next release', up: async () => {} }])
  await after.close()
  expect(left(folder)).toEqual([])
})
