import { sql } from 'kysely'
import { asDiskRefuses, DiskRefuses } from './away.ts'
import type { Database } from './database.ts'
import { migrations } from './migrations/all.ts'
import type { Migration } from './migrations/migration.ts'

const lockKey = 7_266_837 // any constant: Postgres locks by number

/** A later release has changed the schema: this one does not know how, and could write what that one cannot read. */
export class NewerDatabase extends Error {
  constructor(migration: string) {
    super(
      `The database was changed by a newer release of Lantern (${migration}). Start that release, or restore a back-up made before it: docs/operations.md says how.`,
    )
    this.name = 'NewerDatabase'
  }
}

/** Brings the schema up to date. Two processes starting at once are safe: one waits, then finds nothing to do. */
export async function migrate(
  { migrating, kind }: Database,
  all: readonly Migration[] = migrations,
): Promise<string[]> {
  return await migrating(async (db) => {
    const made = await db.transaction().execute(async (tx) => {
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
      const newer = [...done].find((name) => /^\d/.test(name) && name > (migrations.at(-1)?.name ?? ''))
      if (newer) throw new NewerDatabase(newer)
      const pending = all.filter((migration) => !done.has(migration.name))
      for (const migration of pending) {
        await migration.up(tx)
        await tx.insertInto('migrations').values({ name: migration.name }).execute()
      }
      return pending.map((migration) => migration.name)
    })
    // Earlier releases only marked deleted rows as free, so the file is written anew, once a change of the schema.
    // Where the disk has no room for a second copy, the start goes on without.
    if (kind === 'sqlite' && made.length > 0)
      await sql`vacuum`.execute(db).catch((error) => {
        if (!(asDiskRefuses(error) instanceof DiskRefuses)) throw error
      })
    return made
  })
}
