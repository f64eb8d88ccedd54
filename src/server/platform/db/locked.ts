import { type Kysely, PostgresAdapter, type SelectQueryBuilder } from 'kysely'

/**
 * The same query, which also locks its rows until the transaction ends. SQLite has one writer at a time, and a
 * transaction takes that place when it begins: nothing more to lock there.
 */
export const locked = <DB, TB extends keyof DB, Row>(
  query: SelectQueryBuilder<DB, TB, Row>,
  within: Pick<Kysely<DB>, 'getExecutor'>,
): SelectQueryBuilder<DB, TB, Row> =>
  // Rows that only refer to these need not wait.
  within.getExecutor().adapter instanceof PostgresAdapter ? query.forNoKeyUpdate() : query
