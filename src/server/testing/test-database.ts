import { randomUUID } from 'node:crypto'
import { sql } from 'kysely'
import pg from 'pg'
import { inject } from 'vitest'
import { type Database, openDatabase, openInMemory } from '#server/platform/db/database.ts'
import { migrate } from '#server/platform/db/migrate.ts'

/** An empty, migrated database for this test: SQLite in memory, or Postgres in the `postgres` project. */
export async function testDatabase(): Promise<Database> {
  if (process.env.LANTERN_TEST_DATABASE === 'postgres') return await copyOfTemplate()
  const database = openInMemory()
  if (!migrated) {
    await migrate(database)
    migrated = await schemaOf(database)
  } else for (const statement of migrated) await sql.raw(statement).execute(database.db)
  return database
}

/** The schema as SQL statements: a test file runs the migrations once and repeats their result for each test. */
let migrated: string[] | null = null

async function schemaOf({ db }: Database): Promise<string[]> {
  const { rows } = await sql<{ sql: string }>`
    select sql from sqlite_master where sql is not null order by type = 'table' desc, rowid`.execute(db)
  const { rows: names } = await sql<{ name: string }>`select name from migrations`.execute(db)
  return [
    ...rows.map((row) => row.sql),
    ...names.map(({ name }) => `insert into migrations (name) values ('${name}')`),
  ]
}

async function copyOfTemplate(): Promise<Database> {
  return openDatabase({ databaseUrl: await emptyPostgres(), dataDir: '' })
}

/** The address of a migrated database of this test's own; only in the `postgres` project. */
export async function emptyPostgres(): Promise<string> {
  const server = inject('postgresUrl')
  const name = `test_${randomUUID().replaceAll('-', '')}`
  const admin = new pg.Client({ connectionString: server })
  await admin.connect()
  // Postgres copies one at a time: another test may be copying right now.
  for (let attempt = 0; ; attempt++) {
    try {
      await admin.query(`create database ${name} template template_lantern`)
      break
    } catch (error) {
      if (attempt > 100) throw error
      await new Promise((resolve) => setTimeout(resolve, 50))
    }
  }
  await admin.end()
  return new URL(`/${name}`, server).href
}
