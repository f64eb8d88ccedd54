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
// 08P01 is a query that the protocol has no room for: ours, and no better the next time.
const awayCodes = /^(08(?!P01)...|57P0[1-5]|53300)$/

/** What the driver threw, in our words where it means that the server is away; else as it is. */
export function orAway(error: unknown): unknown {
  if (!(error instanceof Error)) return error
  if (isOurs(error)) return error
  // The server itself refused; everything else the driver throws is about the connection.
  const refused = error instanceof pg.DatabaseError
  return refused && !awayCodes.test(error.code ?? '') ? error : new DatabaseAway(error)
}

/** A mistake in the product, thrown inside the driver: the same whether the server is there or not. */
const isOurs = (error: Error) =>
  error instanceof TypeError ||
  error instanceof RangeError ||
  error.message.startsWith('Cannot use a pool after calling end')
