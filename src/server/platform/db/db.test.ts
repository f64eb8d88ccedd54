import { mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { dirname, join } from 'node:path'
import fc from 'fast-check'
import { CompiledQuery } from 'kysely'
import { expect, test } from 'vitest'
import { testDatabase } from '#server/testing/test-database.ts'
import { openDatabase, openInMemory } from './database.ts'
import { migrate } from './migrate.ts'
import { migrations } from './migrations/all.ts'

test('migrating twice changes nothing the second time', async () => {
  const database = await testDatabase()
  expect(await migrate(database)).toEqual([])
  await database.close()
})

test('a database that a newer release has changed is left alone, with a sentence', async () => {
  const database = await testDatabase()
  await database.db.insertInto('migrations').values({ name: '9999-of-tomorrow' }).execute()
  await expect(migrate(database)).rejects.toThrow('a newer release of Lantern')
  await database.close()
})

test("a list of an earlier version keeps its colleges, in the tracker's words of today", async () => {
  const database = openInMemory()
  const until = migrations.findIndex(({ name }) => name === '0004-tracker-words')
  await migrate(database, migrations.slice(0, until))
  const run = (query: string) => database.db.executeQuery(CompiledQuery.raw(query))
  await run(`insert into accounts (id, email, password_hash, first_name, last_name, created_at)
    values ('ada', 'ada@example.edu', '', 'Ada', '', 0)`)
  await run(`insert into saved_colleges (account_id, unitid, saved_at, status, deadline, note) values
    ('ada', 1, 0, 'Admitted', '2027-01-15', 'kept'), ('ada', 2, 0, 'Applied', '0002-01-15', ''),
    ('ada', 3, 0, 'Waitlisted', null, '')`)
  await migrate(database)
  const rows = await database.db.selectFrom('saved_colleges').selectAll().orderBy('unitid').execute()
  expect(rows).toMatchObject([
    { unitid: 1, status: 'Accepted', deadline: '2027-01-15', note: 'kept', college_name: '' },
    { unitid: 2, status: 'Submitted', deadline: null },
    { unitid: 3, status: 'Waitlisted', deadline: null },
  ])
  await database.close()
})

test('a question that failed once is answered later, and by the tables as they are then', async () => {
  const database = await testDatabase()
  const run = (query: string) => database.db.executeQuery(CompiledQuery.raw(query))
  await run('create table once (id integer primary key)')
  await run('insert into once values (1)')
  await expect(run('insert into once values (1)')).rejects.toThrow()
  const all = () => run('select * from once')
  expect((await all()).rows).toEqual([{ id: 1 }])
  await run('delete from once')
  await run('insert into once values (1)')
  await run("alter table once add column word text default 'new'")
  expect((await all()).rows).toEqual([{ id: 1, word: 'new' }])
  await database.close()
})

test('every odd value is stored as itself or refused, and the process lives', async () => {
  const database = await testDatabase()
  const placeholder = database.kind === 'postgres' ? '$1' : '?'
  const odd = fc.oneof(
    fc.anything(),
    fc.string({ unit: 'binary' }),
    fc.constantFrom(
      true,
      false,
      Number.NaN,
      Number.POSITIVE_INFINITY,
      undefined,
      null,
      '\u0000',
      '\ud800',
      -0,
      2 ** 60,
      10n ** 30n,
      new Date(0),
      {},
      [],
      Symbol('x'),
      () => 1,
    ),
  )
  await fc.assert(
    fc.asyncProperty(odd, async (value) => {
      const query = CompiledQuery.raw(`select cast(${placeholder} as text) as v`, [value])
      const stored = await database.db.executeQuery<{ v: string | null }>(query).then(
        (result) => ({ value: result.rows[0]?.v }),
        (error: unknown) => ({ error }),
      )
      if ('error' in stored) expect(stored.error).toBeInstanceOf(Error)
      else if (typeof value === 'string') expect(stored.value).toBe(value)
    }),
    { numRuns: 300 },
  )
  expect(await database.problem()).toBe(null)
  await database.close()
})

test('a transaction that fails leaves nothing behind', async () => {
  const database = await testDatabase()
  const failing = database.db.transaction().execute(async (tx) => {
    await tx.insertInto('migrations').values({ name: 'half-written' }).execute()
    throw new Error('stop')
  })
  await expect(failing).rejects.toThrow('stop')
  const rows = await database.db
    .selectFrom('migrations')
    .select('name')
    .where('name', '=', 'half-written')
    .execute()
  expect(rows).toEqual([])
  await database.close()
})

test('a folder that cannot be made fails at once, and one that is there is taken', async () => {
  expect(() => openDatabase({ databaseUrl: null, dataDir: '/proc/nope/data' })).toThrow(/ENOENT|EACCES|EROFS/)
  const dataDir = join(mkdtempSync(join(tmpdir(), 'lantern-db-')), 'a', 'b')
  for (const _start of ['first', 'second']) {
    const database = openDatabase({ databaseUrl: null, dataDir })
    expect(await database.problem()).toBe(null)
    await database.close()
  }
  rmSync(dirname(dirname(dataDir)), { recursive: true })
})
