import { ConfigError } from './env.ts'
import { DatabaseAway, DiskRefuses } from './platform/db/away.ts'
import { NewerDatabase } from './platform/db/migrate.ts'
import { DamagedDatabase } from './platform/db/sqlite.ts'
import { isSqliteError } from './platform/db/sqlite-error.ts'

const portOf = (error: Error) => ('port' in error ? String(error.port) : 'of your choice')
const hostOf = (error: Error) =>
  'hostname' in error ? String(error.hostname) : 'address' in error ? String(error.address) : 'wrong'
const pathOf = (error: Error) => ('path' in error ? String(error.path) : 'the data folder')

const ownWords = [ConfigError, DamagedDatabase, NewerDatabase]

/** What the operator can do about it, in a sentence or two. */
export function explain(error: unknown): string {
  if (!(error instanceof Error)) return String(error)
  if (ownWords.some((kind) => error instanceof kind)) return error.message
  if (error instanceof DatabaseAway)
    return 'The database does not answer. Check DATABASE_URL, and that the server it names is up.'
  if (error instanceof DiskRefuses)
    return 'The disk takes no more data. Make room where DATA_DIR is, then start again.'
  const code = 'code' in error ? String(error.code) : ''
  switch (code) {
    case 'EADDRINUSE':
      return `Port ${portOf(error)} is taken by another program. Stop it, or choose another one: PORT=3001 npm start`
    case 'ENOTFOUND':
    case 'EAI_AGAIN':
      return `HOST is ${hostOf(error)}, and this machine knows no such name. Choose an address of its own: HOST=127.0.0.1 npm start`
    case 'EADDRNOTAVAIL':
    case 'EAFNOSUPPORT':
      return `HOST is ${hostOf(error)}, which is no address of this machine. Choose one that is: HOST=127.0.0.1 npm start`
    case 'EACCES':
    case 'EPERM':
    case 'EROFS':
      return 'port' in error
        ? `This user may not listen on port ${portOf(error)}. Choose one above 1023: PORT=3000 npm start`
        : `This user may not write to ${pathOf(error)}. Choose another folder: DATA_DIR=/path/to/folder npm start`
    case 'ENOTDIR':
    case 'EEXIST':
      return `${pathOf(error)} is not a folder. Choose one for the data: DATA_DIR=/path/to/folder npm start`
    case 'ENOENT':
      return 'syscall' in error && error.syscall === 'mkdir'
        ? `The folder ${pathOf(error)} cannot be made. Choose another one for the data: DATA_DIR=/path/to/folder npm start`
        : (error.stack ?? error.message)
    case '28000':
    case '28P01':
    case '3D000':
      return `The database refused the connection (${error.message}). Check DATABASE_URL.`
    case 'ENOSPC':
      return 'The disk is full. Make room where DATA_DIR is, then start again.'
    default:
      return isSqliteError(error, 'cannotOpen')
        ? 'The database file cannot be opened. Check that DATA_DIR is a folder this user may write to.'
        : (error.stack ?? error.message)
  }
}
