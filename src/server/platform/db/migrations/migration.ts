import type { Kysely } from 'kysely'
import type { Tables } from '#server/platform/db/tables.ts'

/** A change of the schema, forward only, with the same code for SQLite and Postgres. */
export type Migration = { name: string; up: (db: Kysely<Tables>) => Promise<void> }
