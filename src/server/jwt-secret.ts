import { randomBytes } from 'node:crypto'
import { linkSync, mkdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { ConfigError, isShort, shortSecret } from './env.ts'

/** The secret of an embedded installation: generated once and stored, safe when two processes start at once. */
export function keptSecret(dataDir: string): string {
  const file = join(dataDir, 'jwt-secret')
  mkdirSync(dataDir, { recursive: true })
  const draft = join(dataDir, `.jwt-secret-${process.pid}-${randomBytes(4).toString('hex')}`)
  // On the disk before it gets its name: else a power cut could leave an empty file under that name.
  writeFileSync(draft, randomBytes(48).toString('base64url'), { mode: 0o600, flush: true })
  try {
    linkSync(draft, file) // fails if the file exists: another process was first, and its secret is used
  } catch (error) {
    if (!(error instanceof Error && 'code' in error && error.code === 'EEXIST')) throw error
  } finally {
    rmSync(draft, { force: true })
  }
  const secret = readFileSync(file, 'utf8').trim()
  if (isShort(secret))
    throw new ConfigError([
      `The secret in ${file} ${shortSecret}. Put a back-up in its place, or delete it: a new one is made at the next start, and everyone logs in again.`,
    ])
  return secret
}
