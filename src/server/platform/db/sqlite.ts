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
} from 'kysely'
import Libsql from 'libsql'
import { bindable } from './bindable.ts'

const lockWaitMs = 5_000

/** Takes the write lock at once: a transaction that reads first and writes later could otherwise fail half-way. */
class ImmediateDriver extends SqliteDriver {
  override async beginTransaction(connection: DatabaseConnection) {
    await connection.executeQuery(CompiledQuery.raw('begin immediate'))
  }
}

/** SQLite in a file (or ':memory:'), durable against a kill and a power cut: WAL with synchronous=FULL. */
export function sqliteDialect(file: string): Dialect {
  const config: SqliteDialectConfig = { database: async () => guarded(open(file)) }
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

/** Changing the journal mode needs the file alone for a moment and does not wait by itself. */
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

/** libsql aborts the process on some values (a boolean, for one), so each is checked or turned before it is bound. */
function guarded(db: Libsql.Database): SqliteDatabase {
  return {
    close: () => {
      db.close()
    },
    prepare(sql) {
      const statement = db.prepare(sql)
      return {
        reader: statement.reader,
        all: (parameters) => statement.all(parameters.map(bindable)),
        run: (parameters) => statement.run(parameters.map(bindable)),
        iterate: (parameters) => statement.iterate(parameters.map(bindable)),
      }
    },
  }
}
