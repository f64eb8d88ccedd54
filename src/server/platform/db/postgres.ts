import { type Dialect, PostgresDialect, type PostgresPoolClient } from 'kysely'
import pg from 'pg'
import { asDatabaseAway } from './away.ts'
import { bindable } from './bindable.ts'

const bigintType = 20
pg.types.setTypeParser(bigintType, Number) // epoch milliseconds and counts are far below 2^53

/**
 * How long a request waits for a connection, and for an answer on it, before the database counts as away. We measure
 * too, since a frozen server keeps its connections open and never reports a timeout.
 */
const patienceMs = 3_500

type Options = {
  /** An idle connection broke; the pool opens another. */
  onError: (error: Error) => void
  /** Migrations may take as long as they need. */
  unhurried?: boolean
}

/** Values are checked and converted as on SQLite. */
export function postgresDialect(url: string, { onError, unhurried = false }: Options): Dialect {
  const pool = new pg.Pool({
    connectionString: url,
    max: unhurried ? 1 : 10,
    connectionTimeoutMillis: patienceMs,
    keepAlive: true,
    ...(!unhurried && { statement_timeout: patienceMs, query_timeout: patienceMs }),
  })
  pool.on('error', onError)
  // Without a listener, a connection that breaks between two queries of a transaction would end the process. The next
  // query fails and says why.
  pool.on('connect', (client) => client.on('error', () => {}))
  return new PostgresDialect({
    pool: {
      connect: async () => guarded(await pool.connect().catch(rethrow)),
      end: () => pool.end(),
    },
  })
}

function guarded(client: pg.PoolClient): PostgresPoolClient {
  // After an answer that never came, the connection is in an unknown state: nothing more is sent on it (a rollback
  // would wait as long again), and it is closed instead of reused.
  let lost: Error | null = null
  async function query(sql: string, parameters: readonly unknown[] = []) {
    if (lost) throw asDatabaseAway(lost)
    try {
      return await client.query(sql, parameters.map(bindable))
    } catch (error) {
      if (error instanceof Error && error.message === 'Query read timeout') lost = error
      throw asDatabaseAway(error)
    }
  }
  // Kysely's second overload is for cursors, which nothing here uses.
  return {
    query: query as unknown as PostgresPoolClient['query'],
    release: () => client.release(lost ?? undefined),
  }
}

function rethrow(error: unknown): never {
  throw asDatabaseAway(error)
}
