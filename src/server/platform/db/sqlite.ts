import {
  CompiledQuery,
  type DatabaseConnection,
  type Dialect,
  SqliteAdapter,
  type SqliteDatabase,
  type SqliteDialectConfig,
  SqliteDriver,
  SqliteIntrospector,
  SqliteQueryCompiler,
  type SqliteStatement,
} from 'kysely'
import Libsql from 'libsql'
import { asDiskRefuses, DiskRefuses } from './away.ts'
import { bindable } from './bindable.ts'

const lockWaitMs = 5_000
const mostPrepared = 300 // more than the product has; only inserts of many rows make up new ones

/** Takes the write lock at once: a transaction that reads first and writes later could fail half-way. */
class ImmediateDriver extends SqliteDriver {
  override async beginTransaction(connection: DatabaseConnection) {
    await connection.executeQuery(CompiledQuery.raw('begin immediate'))
  }

  override async rollbackTransaction(connection: DatabaseConnection) {
    try {
      await super.rollbackTransaction(connection)
    } catch (error) {
      // On a full disk SQLite has rolled back by itself, and the caller must get that error, not this one.
      if (!(error instanceof Error && error.message.includes('no transaction is active'))) throw error
    }
  }
}

/** SQLite reports the file as damaged: nothing is served from it. */
export class DamagedDatabase extends Error {
  constructor(file: string, finding: string) {
    super(
      `The database file ${file} is damaged (${finding}). Nothing was changed. Stop, keep a copy of the file, and put a back-up in its place: docs/operations.md says how.`,
    )
    this.name = 'DamagedDatabase'
  }
}

type Options = { onRefused: () => void }

/** SQLite in a file (or ':memory:'). WAL with synchronous=FULL survives a kill and a power cut. */
export function sqliteDialect(file: string, { onRefused }: Options): Dialect {
  const config: SqliteDialectConfig = { database: async () => guarded(open(file), onRefused) }
  return {
    createAdapter: () => new SqliteAdapter(),
    createDriver: () => new ImmediateDriver(config),
    createIntrospector: (db) => new SqliteIntrospector(db),
    createQueryCompiler: () => new SqliteQueryCompiler(),
  }
}

function open(file: string): Libsql.Database {
  const db = new Libsql(file)
  db.pragma(`busy_timeout = ${lockWaitMs}`)
  if (file !== ':memory:') enterWal(db)
  db.pragma('synchronous = FULL')
  db.pragma('foreign_keys = ON')
  return db
}

/** Reads every page once, so that damage is found at the start and not when a student's row is read. */
export function checkFile(file: string) {
  const db = new Libsql(file)
  try {
    const finding = findingOf(db)
    if (finding !== 'ok') throw new DamagedDatabase(file, finding)
  } finally {
    db.close()
  }
}

function findingOf(db: Libsql.Database): string {
  try {
    db.pragma(`busy_timeout = ${lockWaitMs}`)
    const [row] = db.prepare('pragma quick_check(1)').all() as { quick_check: string }[] // what this pragma answers
    return row?.quick_check ?? 'no answer'
  } catch (error) {
    const code = error instanceof Error && 'code' in error ? String(error.code) : ''
    if (/^SQLITE_(CORRUPT|NOTADB)/.test(code) && error instanceof Error) return error.message
    throw error
  }
}

/** Changing the journal mode needs exclusive access for a moment and does not wait by itself. */
function enterWal(db: Libsql.Database) {
  const until = Date.now() + lockWaitMs
  for (;;) {
    try {
      db.pragma('journal_mode = WAL')
      return
    } catch (error) {
      if (Date.now() > until) throw error
      Atomics.wait(new Int32Array(new SharedArrayBuffer(4)), 0, 0, 20)
    }
  }
}

/** libsql leaves the WAL behind on close. Emptied, a copy of the one file is a whole back-up. */
function emptyWal(db: Libsql.Database) {
  try {
    db.pragma('wal_checkpoint(TRUNCATE)')
  } catch {
    // A full disk, for one. Nothing is lost: what stays in the WAL is read at the next start.
  }
}

/**
 * libsql aborts the process on some values (a boolean, for one), so each is checked or converted first. A statement is
 * prepared once: that takes as long as to run it.
 */
function guarded(db: Libsql.Database, onRefused: () => void): SqliteDatabase {
  function attempt<T>(work: () => T): T {
    try {
      return work()
    } catch (error) {
      const explained = asDiskRefuses(error)
      if (explained instanceof DiskRefuses) onRefused()
      throw explained
    }
  }
  const prepared = new Map<string, SqliteStatement>()
  return {
    close: () => {
      prepared.clear()
      emptyWal(db)
      db.close()
    },
    prepare(sql) {
      const known = prepared.get(sql)
      if (known) return known
      const statement = attempt(() => db.prepare(sql))
      const made: SqliteStatement = {
        reader: statement.reader,
        all: (parameters) => attempt(() => statement.all(parameters.map(bindable))),
        run: (parameters) => attempt(() => statement.run(parameters.map(bindable))),
        iterate: (parameters) => statement.iterate(parameters.map(bindable)),
      }
      if (prepared.size >= mostPrepared) prepared.clear()
      prepared.set(sql, made)
      return made
    },
  }
}
