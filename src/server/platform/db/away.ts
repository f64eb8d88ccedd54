import pg from 'pg'
import { AppError } from '#server/platform/http/errors.ts'

const comeBackIn = 5 // seconds

/** The database server cannot be reached or is shutting down: temporary, and not the visitor's fault. */
export class DatabaseAway extends AppError {
  constructor(cause: Error) {
    super('unavailable', 'We cannot reach our records right now. Please try again in a moment.', comeBackIn)
    this.name = 'DatabaseAway'
    this.cause = cause
  }
}

/** The disk refuses writes: saved data is still there, and reading still works. */
export class DiskRefuses extends AppError {
  constructor(cause: Error) {
    super('unavailable', 'We cannot save anything right now. Please try again in a few minutes.', 60)
    this.name = 'DiskRefuses'
    this.cause = cause
  }
}

/** Turns an error of SQLite into `DiskRefuses` if the disk is the cause. */
export function asDiskRefuses(error: unknown): unknown {
  const code = error instanceof Error && 'code' in error ? String(error.code) : ''
  return error instanceof Error && /^SQLITE_(FULL|IOERR|READONLY)/.test(code) ? new DiskRefuses(error) : error
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
