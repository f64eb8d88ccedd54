import { sql } from 'kysely'
import type { Database } from './database.ts'
import { migrations } from './migrations/all.ts'
import type { Migration } from './migrations/migration.ts'

const lockKey = 7_266_837 // any constant: Postgres locks by number

/** Brings the schema up to date. Two processes starting at once are safe: one waits, then finds nothing to do. */
export async function migrate(
  { migrating, kind }: Database,
  all: readonly Migration[] = migrations,
): Promise<string[]> {
  return await migrating((db) =>
    db.transaction().execute(async (tx) => {
      // On SQLite the transaction itself is the lock: it begins immediate.
      if (kind === 'postgres') await sql`select pg_advisory_xact_lock(${lockKey})`.execute(tx)
      await tx.schema
        .createTable('migrations')
        .ifNotExists()
        .addColumn('name', 'text', (col) => col.primaryKey())
        .execute()
      const done = new Set(
        (await tx.selectFrom('migrations').select('name').execute()).map((row) => row.name),
      )
      const pending = all.filter((migration) => !done.has(migration.name))
      for (const migration of pending) {
        await migration.up(tx)
        await tx.insertInto('migrations').values({ name: migration.name }).execute()
      }
      return pending.map((migration) => migration.name)
    }),
  )
}
