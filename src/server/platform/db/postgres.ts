import { type Dialect, PostgresDialect, type PostgresPoolClient } from 'kysely'
import pg from 'pg'
import { orAway } from './away.ts'
import { bindable } from './bindable.ts'

const bigintType = 20
pg.types.setTypeParser(bigintType, Number) // epoch milliseconds and counts: far below 2^53

/** The same values as on SQLite, checked the same way. */
export function postgresDialect(url: string, onError: (error: Error) => void): Dialect {
  const pool = new pg.Pool({
    connectionString: url,
    max: 10,
    connectionTimeoutMillis: 5_000,
    statement_timeout: 15_000,
  })
  pool.on('error', onError) // an idle connection broke; the pool opens another
  // One that broke between two queries of a transaction would end the process; the next query fails and says why.
  pool.on('connect', (client) => client.on('error', () => {}))
  return new PostgresDialect({
    pool: {
      connect: async () => guarded(await pool.connect().catch(rethrow)),
      end: () => pool.end(),
    },
  })
}

function guarded(client: pg.PoolClient): PostgresPoolClient {
  const query = (sql: string, parameters: readonly unknown[] = []) =>
    client.query(sql, parameters.map(bindable)).catch(rethrow)
  // Kysely's second overload is for cursors, which nothing here uses.
  return { query: query as unknown as PostgresPoolClient['query'], release: () => client.release() }
}

function rethrow(error: unknown): never {
  throw orAway(error)
}
