import pg from 'pg'
import { AppError } from '#server/platform/http/errors.ts'

const comeBackIn = 5 // seconds

/** The database server cannot be reached or is going down: temporary, and not the visitor's fault. */
export class DatabaseAway extends AppError {
  constructor(cause: Error) {
    super('unavailable', 'We cannot reach our records right now. Please try again in a moment.', comeBackIn)
    this.name = 'DatabaseAway'
    this.cause = cause
  }
}

/** The disk under SQLite takes nothing more: what was saved is still there, and reading goes on. */
export class DiskRefuses extends AppError {
  constructor(cause: Error) {
    super('unavailable', 'We cannot save anything right now. Please try again in a few minutes.', 60)
    this.name = 'DiskRefuses'
    this.cause = cause
  }
}

/** What SQLite threw, in our words where it is the disk's doing. */
export function orDiskRefuses(error: unknown): unknown {
  const code = error instanceof Error && 'code' in error ? String(error.code) : ''
  return error instanceof Error && /^SQLITE_(FULL|IOERR|READONLY)/.test(code) ? new DiskRefuses(error) : error
}

// Connection lost, shutting down or starting up, too slow, no connection left to give: Postgres' own codes.
// 08P01 is left out: a query with too many parameters is our mistake, and fails again the next time.
const awayCodes = /^(08(?!P01)...|57P0[1-5]|57014|53300)$/

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
