/**
 * Every table and who owns it: only that domain's store reads or writes it. Ids are text, times epoch milliseconds,
 * booleans 0 or 1, JSON text: what SQLite and Postgres understand alike.
 */
export type Tables = {
  migrations: { name: string }
}
