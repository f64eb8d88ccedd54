import { mkdirSync, mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { expect, test } from 'vitest'
import { DatabaseAway } from './platform/db/away.ts'
import { databaseFile, openDatabase } from './platform/db/database.ts'
import { NewerDatabase } from './platform/db/migrate.ts'
import { explain } from './start-failure.ts'

const failure = (code: string, more: object = {}) => Object.assign(new Error(code), { code, ...more })

test.each([
  [
    failure('EADDRINUSE', { port: 3000 }),
    'Port 3000 is taken by another program. Stop it, or choose another one: PORT=3001 npm start',
  ],
  [
    failure('EACCES', { port: 80 }),
    'This user may not listen on port 80. Choose one above 1023: PORT=3000 npm start',
  ],
  [
    failure('EACCES', { path: '/var/lantern' }),
    'This user may not write to /var/lantern. Choose another folder: DATA_DIR=/path/to/folder npm start',
  ],
  [
    failure('ENOENT', { path: '/proc/nope', syscall: 'mkdir' }),
    'The folder /proc/nope cannot be made. Choose another one for the data: DATA_DIR=/path/to/folder npm start',
  ],
  [
    Object.assign(new Error('database "lantern" does not exist'), { code: '3D000' }),
    'The database refused the connection (database "lantern" does not exist). Check DATABASE_URL.',
  ],
  [
    failure('ENOTFOUND', { hostname: 'foo.invalid', syscall: 'getaddrinfo' }),
    'HOST is foo.invalid, and this machine knows no such name. Choose an address of its own: HOST=127.0.0.1 npm start',
  ],
  [
    failure('EADDRNOTAVAIL', { address: '203.0.113.9', port: 3000 }),
    'HOST is 203.0.113.9, which is no address of this machine. Choose one that is: HOST=127.0.0.1 npm start',
  ],
  [failure('ENOSPC'), 'The disk is full. Make room where DATA_DIR is, then start again.'],
  [
    new DatabaseAway(failure('ECONNREFUSED')),
    'The database does not answer. Check DATABASE_URL, and that the server it names is up.',
  ],
  [
    new NewerDatabase('0011-of-tomorrow'),
    'The database was changed by a newer release of Lantern (0011-of-tomorrow). Start that release, or restore a back-up made before it: docs/operations.md says how.',
  ],
])('%s gets a sentence that helps', (error, sentence) => expect(explain(error)).toBe(sentence))

test('a database file that cannot be opened gets one too', () => {
  const dataDir = mkdtempSync(join(tmpdir(), 'lantern-'))
  mkdirSync(databaseFile(dataDir)) // what stands there is no file: refused to every user alike
  try {
    openDatabase({ databaseUrl: null, dataDir })
    expect.unreachable()
  } catch (error) {
    expect(explain(error)).toBe(
      'The database file cannot be opened. Check that DATA_DIR is a folder this user may write to.',
    )
  } finally {
    rmSync(dataDir, { recursive: true })
  }
})
