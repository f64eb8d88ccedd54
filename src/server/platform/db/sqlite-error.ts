/** SQLite's own numbers of what went wrong (https://sqlite.org/rescode.html). */
const numbers = { readOnly: 8, ioError: 10, corrupt: 11, full: 13, cannotOpen: 14, notADatabase: 26 }

/** Whether this is an error of SQLite for one of these reasons. Its number says more in the higher bytes. */
export function isSqliteError(error: Error, ...reasons: (keyof typeof numbers)[]): boolean {
  if (!('errcode' in error) || typeof error.errcode !== 'number') return false
  const number = error.errcode & 0xff
  return reasons.some((reason) => numbers[reason] === number)
}
