import pg from 'pg'
import { AppError } from '#server/platform/http/errors.ts'

const comeBackIn = 5 // seconds

/** The database server cannot be reached or is going down: nobody's mistake, and it will pass. */
export class DatabaseAway extends AppError {
  constructor(cause: Error) {
    super('unavailable', 'We cannot reach our records right now. Please try again in a moment.', comeBackIn)
    this.name = 'DatabaseAway'
    this.cause = cause
  }
}

// Connection lost, shutting down or starting up, no connection left to give: Postgres' own codes.
const awayCodes = /^(08...|57P0[1-5]|53300)$/

/** What the driver threw, in our words where it means that the server is away; else as it is. */
export function orAway(error: unknown): unknown {
  if (!(error instanceof Error)) return error
  // The server itself refused; everything else the driver throws is about the connection.
  const refused = error instanceof pg.DatabaseError
  return refused && !awayCodes.test(error.code ?? '') ? error : new DatabaseAway(error)
}
