import { DatabaseSync } from 'node:sqlite'
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
import { asDiskRefuses, DiskRefuses } from './away.ts'
import { bindable } from './bindable.ts'
import { isSqliteError } from './sqlite-error.ts'

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

const opened = (file: string) => new DatabaseSync(file, { timeout: lockWaitMs })

function open(file: string): DatabaseSync {
  const db = opened(file)
  if (file !== ':memory:') enterWal(db)
  db.exec('pragma synchronous = FULL')
  db.exec('pragma secure_delete = ON') // what is deleted is overwritten, not only marked as free
  return db
}

/** Reads every page once, so that damage is found at the start and not when a student's row is read. */
export function checkFile(file: string) {
  const db = opened(file)
  try {
    const finding = findingOf(db)
    if (finding !== 'ok') throw new DamagedDatabase(file, finding)
  } finally {
    db.close()
  }
}

function findingOf(db: DatabaseSync): string {
  try {
    return String(db.prepare('pragma quick_check(1)').get()?.quick_check ?? 'no answer')
  } catch (error) {
    if (error instanceof Error && isSqliteError(error, 'corrupt', 'notADatabase')) return error.message
    throw error
  }
}

/** Changing the journal mode needs exclusive access for a moment and does not wait by itself. */
function enterWal(db: DatabaseSync) {
  const until = Date.now() + lockWaitMs
  for (;;) {
    try {
      db.exec('pragma journal_mode = WAL')
      return
    } catch (error) {
      if (Date.now() > until) throw error
      Atomics.wait(new Int32Array(new SharedArrayBuffer(4)), 0, 0, 20)
    }
  }
}

/** Values are checked as on Postgres. A statement is prepared once: that takes as long as to run it. */
function guarded(db: DatabaseSync, onRefused: () => void): SqliteDatabase {
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
      db.close()
    },
    prepare(sql) {
      const known = prepared.get(sql)
      if (known) return known
      const statement = attempt(() => db.prepare(sql))
      const made: SqliteStatement = {
        reader: statement.columns().length > 0,
        all: (parameters) => attempt(() => statement.all(...parameters.map(bindable))),
        run: (parameters) => attempt(() => statement.run(...parameters.map(bindable))),
        iterate: (parameters) => statement.iterate(...parameters.map(bindable)),
      }
      if (prepared.size >= mostPrepared) prepared.clear()
      prepared.set(sql, made)
      return made
    },
  }
}
