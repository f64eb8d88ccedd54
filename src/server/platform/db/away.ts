import { AppError } from '#server/platform/http/errors.ts'
import { isSqliteError } from './sqlite-error.ts'

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
  return error instanceof Error && isSqliteError(error, 'full', 'ioError', 'readOnly')
    ? new DiskRefuses(error)
    : error
}
