import type { PostgresPool, PostgresPoolClient } from 'kysely'
import pg from 'pg'
import { DatabaseAway } from './away.ts'
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
export function postgresPool(url: string, { onError, unhurried = false }: Options): PostgresPool {
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
  return {
    options: pool.options,
    connect: async () => guarded(await pool.connect().catch(rethrow)),
    end: () => pool.end(),
  }
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

// Postgres codes for: connection lost, shutting down or starting up, too slow, no connection available. 08P01 is left
// out: a query with too many parameters is our mistake and would fail again.
const awayCodes = /^(08(?!P01)...|57P0[1-5]|57014|53300)$/

/** Turns an error of the driver into `DatabaseAway` if the server is away. */
export function asDatabaseAway(error: unknown): unknown {
  if (!(error instanceof Error)) return error
  if (isOurs(error)) return error
  // The server itself refused; every other error of the driver is about the connection.
  const refused = error instanceof pg.DatabaseError
  return refused && !awayCodes.test(error.code ?? '') ? error : new DatabaseAway(error)
}

/** A mistake in our code, thrown inside the driver: the same whether the server is there or not. */
const isOurs = (error: Error) =>
  error instanceof TypeError ||
  error instanceof RangeError ||
  error.message.startsWith('Cannot use a pool after calling end')
