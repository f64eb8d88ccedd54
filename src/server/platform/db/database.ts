import { existsSync, mkdirSync, statSync } from 'node:fs'
import { dirname, join, resolve } from 'node:path'
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
  makeFolder(resolve(dataDir))
  return database('sqlite', new Kysely({ dialect: sqliteDialect(databaseFile(dataDir)) }))
}

/** Where the embedded database of this folder is, or will be. */
export const databaseFile = (dataDir: string) => join(dataDir, 'lantern.sqlite')

/** One by one: mkdir's own `recursive` never returns below /proc, where a folder can be neither found nor made. */
function makeFolder(path: string) {
  if (!existsSync(dirname(path))) makeFolder(dirname(path))
  try {
    mkdirSync(path)
  } catch (error) {
    if (!statSync(path, { throwIfNoEntry: false })?.isDirectory()) throw error // there before us, or made meanwhile
  }
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
