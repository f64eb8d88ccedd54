import { mkdirSync } from 'node:fs'
import { join } from 'node:path'
import { Kysely, sql } from 'kysely'
import { postgresDialect } from './postgres.ts'
import { sqliteDialect } from './sqlite.ts'
import type { Tables } from './tables.ts'

export type { Tables } from './tables.ts'

export type Database = {
  kind: 'sqlite' | 'postgres'
  db: Kysely<Tables>
  answers: () => Promise<boolean>
  close: () => Promise<void>
}

type Where = { databaseUrl: string | null; dataDir: string }

export function openDatabase(
  { databaseUrl, dataDir }: Where,
  onError: (error: Error) => void = () => {},
): Database {
  if (databaseUrl) return database('postgres', new Kysely({ dialect: postgresDialect(databaseUrl, onError) }))
  mkdirSync(dataDir, { recursive: true })
  return database('sqlite', new Kysely({ dialect: sqliteDialect(join(dataDir, 'lantern.sqlite')) }))
}

export function openInMemory(): Database {
  return database('sqlite', new Kysely({ dialect: sqliteDialect(':memory:') }))
}

function database(kind: Database['kind'], db: Kysely<Tables>): Database {
  return {
    kind,
    db,
    answers: () =>
      sql`select 1`.execute(db).then(
        () => true,
        () => false, // not answering is the answer; the cause is in the pool's own log line
      ),
    close: () => db.destroy(),
  }
}
