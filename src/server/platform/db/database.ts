import { existsSync, mkdirSync, statSync } from 'node:fs'
import { dirname, join, resolve } from 'node:path'
import { Kysely, PostgresDialect, sql } from 'kysely'
import { checkFile, sqliteDialect } from './sqlite.ts'
import type { Tables } from './tables.ts'

export type { Tables } from './tables.ts'

export type Database = {
  kind: 'sqlite' | 'postgres'
  db: Kysely<Tables>
  /** Why it cannot serve right now; null when it can. */
  problem: () => Promise<string | null>
  /** Runs schema changes without the time limits of a request. */
  migrating: <T>(work: (db: Kysely<Tables>) => Promise<T>) => Promise<T>
  close: () => Promise<void>
}

type Where = { databaseUrl: string | null; dataDir: string }

export function openDatabase(
  { databaseUrl, dataDir }: Where,
  onError: (error: Error) => void = () => {},
): Database {
  if (databaseUrl) return onPostgres(databaseUrl, onError)
  makeFolder(resolve(dataDir))
  const file = databaseFile(dataDir)
  if (existsSync(file)) checkFile(file)
  return onSqlite(file)
}

/** Where the embedded database of this folder is, or will be. */
export const databaseFile = (dataDir: string) => join(dataDir, 'lantern.sqlite')

/** One by one: mkdir's `recursive` never returns below /proc, where a folder can be neither found nor made. */
function makeFolder(path: string) {
  if (!existsSync(dirname(path))) makeFolder(dirname(path))
  try {
    mkdirSync(path)
  } catch (error) {
    if (!statSync(path, { throwIfNoEntry: false })?.isDirectory()) throw error // it existed, or another process made it
  }
}

export const openInMemory = (): Database => onSqlite(':memory:')

function onPostgres(url: string, onError: (error: Error) => void): Database {
  // The driver is loaded only where it is used.
  const opened = (unhurried: boolean) =>
    new Kysely<Tables>({
      dialect: new PostgresDialect({
        pool: async () => (await import('./postgres.ts')).postgresPool(url, { onError, unhurried }),
      }),
    })
  const db = opened(false)
  return {
    kind: 'postgres',
    db,
    problem: () =>
      sql`select 1`.execute(db).then(
        () => null,
        () => 'the database does not answer', // the pool logs the cause itself
      ),
    migrating: async (work) => {
      const unhurried = opened(true)
      try {
        return await work(unhurried)
      } finally {
        await unhurried.destroy()
      }
    },
    close: () => db.destroy(),
  }
}

function onSqlite(file: string): Database {
  const writes = { refused: false }
  const dialect = sqliteDialect(file, {
    onRefused: () => {
      writes.refused = true
    },
  })
  const db = new Kysely<Tables>({ dialect })
  return {
    kind: 'sqlite',
    db,
    problem: async () => {
      try {
        // After a refused write, only a write can tell whether the disk accepts them again.
        await (writes.refused ? writeOnce(db) : sql`select 1`.execute(db))
        writes.refused = false
        return null
      } catch {
        return writes.refused ? 'the disk takes no more data' : 'the database does not answer'
      }
    },
    migrating: (work) => work(db),
    close: () => db.destroy(),
  }
}

/** Really writes a page, without changing anything. */
const writeOnce = (db: Kysely<Tables>) =>
  db.transaction().execute(async (tx) => {
    await sql`create table if not exists disk_probe (page blob)`.execute(tx)
    await sql`insert into disk_probe (page) values (zeroblob(8192))`.execute(tx)
    await sql`drop table disk_probe`.execute(tx)
  })
