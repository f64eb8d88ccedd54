import { sql } from 'kysely'
import { expect, test } from 'vitest'
import * as contract from '#contract/accounts.ts'
import { testApp } from '#server/testing/test-app.ts'

test('logging out works while the disk takes no more data, and is written once it does', async () => {
  const app = await testApp()
  const person = { email: 'ada@example.edu', password: 'a quiet lantern' }
  const names = { password2: person.password, first_name: 'Ada', last_name: 'Byron' }
  await app.call(contract.register, { body: { ...person, ...names } })
  const { access: token, refresh } = (await app.call(contract.login, { body: person })).body
  const revoked = async () =>
    (await app.database.db.selectFrom('sessions').select('revoked_at').executeTakeFirstOrThrow()).revoked_at

  await sql`pragma query_only = on`.execute(app.database.db) // refuses every write, as a full disk does
  expect((await app.call(contract.logout, { body: { refresh } })).status).toBe(204)
  expect((await app.call(contract.getProfile, { token })).status).toBe(401)
  expect((await app.call(contract.refreshSession, { body: { refresh } })).status).toBe(401)
  expect(await revoked()).toBe(null)

  await sql`pragma query_only = off`.execute(app.database.db)
  for (const job of app.jobs) if (job.name === 'housekeeping') await job.run()
  expect(await revoked()).toEqual(expect.any(Number))
  expect((await app.call(contract.refreshSession, { body: { refresh } })).status).toBe(401)
})
