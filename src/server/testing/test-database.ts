import { randomUUID } from 'node:crypto'
import pg from 'pg'
import { inject } from 'vitest'
import { type Database, openDatabase, openInMemory } from '#server/platform/db/database.ts'
import { migrate } from '#server/platform/db/migrate.ts'

/** An empty, migrated database of this test's own: SQLite in memory, or Postgres in the `postgres` project. */
export async function testDatabase(): Promise<Database> {
  if (process.env.LANTERN_TEST_DATABASE === 'postgres') return await copyOfTemplate()
  const database = openInMemory()
  await migrate(database)
  return database
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
