import { mkdtempSync, openSync, rmSync, statSync, writeSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { type Kysely, sql } from 'kysely'
import { expect, onTestFinished, test } from 'vitest'
import { explain } from '#server/start-failure.ts'
import { DiskRefuses } from './away.ts'
import { databaseFile, openDatabase, type Tables } from './database.ts'

function scratch() {
  const folder = mkdtempSync(join(tmpdir(), 'lantern-disk-'))
  onTestFinished(() => rmSync(folder, { recursive: true, force: true }))
  return { databaseUrl: null, dataDir: folder }
}

/** SQLite gives the same error code as on a full disk. */
async function fillDisk(db: Kysely<Tables>) {
  const pages = await sql<{ page_count: number }>`pragma page_count`.execute(db)
  await sql`pragma max_page_count = ${sql.lit(pages.rows[0]?.page_count ?? 0)}`.execute(db)
}

test('a full disk refuses the write, is named as the reason, and is over once there is room', async () => {
  const database = openDatabase(scratch())
  const { db } = database
  await sql`create table notes (words text)`.execute(db)
  await fillDisk(db)
  const write = () => sql`insert into notes (words) values (${'x'.repeat(50_000)})`.execute(db)
  await expect(write()).rejects.toBeInstanceOf(DiskRefuses)
  await expect(write()).rejects.toMatchObject({ status: 503, retryAfterSeconds: 60 })
  expect(await database.problem()).toBe('the disk takes no more data')
  expect((await sql`select * from notes`.execute(db)).rows).toEqual([])
  await sql`pragma max_page_count = 100000`.execute(db)
  expect(await database.problem()).toBe(null)
  await write()
  await database.close()
})

test('a full disk inside a transaction is named as the reason too', async () => {
  const database = openDatabase(scratch())
  const { db } = database
  await sql`create table notes (words text)`.execute(db)
  await fillDisk(db)
  const write = db.transaction().execute(async (tx) => {
    await sql`insert into notes (words) values (${'x'.repeat(50_000)})`.execute(tx)
  })
  await expect(write).rejects.toBeInstanceOf(DiskRefuses)
  await database.close()
})

test('a clean stop leaves everything in the one file', async () => {
  const where = scratch()
  const database = openDatabase(where)
  await sql`create table notes (words text)`.execute(database.db)
  for (let i = 0; i < 50; i++) await sql`insert into notes values (${'x'.repeat(2_000)})`.execute(database.db)
  await database.close()
  const wal = statSync(`${databaseFile(where.dataDir)}-wal`, { throwIfNoEntry: false })
  expect(wal?.size ?? 0).toBe(0)
})

test('a damaged page is found at the start, with a sentence that helps', async () => {
  const where = scratch()
  const first = openDatabase(where)
  await sql`create table notes (words text)`.execute(first.db)
  for (let i = 0; i < 50; i++) await sql`insert into notes values (${'x'.repeat(2_000)})`.execute(first.db)
  await sql`pragma wal_checkpoint(truncate)`.execute(first.db)
  await first.close()
  const file = databaseFile(where.dataDir)
  const handle = openSync(file, 'r+')
  writeSync(handle, Buffer.alloc(4_096, 0xa5), 0, 4_096, 4_096)
  let message = ''
  try {
    openDatabase(where)
  } catch (error) {
    message = explain(error)
  }
  expect(message).toContain('is damaged')
  expect(message).toContain('put a back-up in its place')
})
