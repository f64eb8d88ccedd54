import { existsSync, readdirSync, rmSync, statSync } from 'node:fs'
import { join } from 'node:path'
import { day, hour, type Now } from '#server/platform/clock.ts'
import type { Job } from '#server/platform/jobs.ts'
import { outboxFolder } from './transport.ts'

const keptFor = 30 * day

/** Removes written letters after a while: they hold names and addresses, also of accounts that were deleted since. */
export function oldLetters(dataDir: string, now: Now): Job {
  const folder = outboxFolder(dataDir)
  return {
    name: 'old letters',
    everyMs: hour,
    run: async () => {
      if (!existsSync(folder)) return
      for (const name of readdirSync(folder).filter((file) => /\.(eml|draft)$/.test(file))) {
        const file = join(folder, name)
        const written = statSync(file, { throwIfNoEntry: false })?.mtimeMs ?? now() // another process was first
        if (now() - written > keptFor) rmSync(file, { force: true })
      }
    },
  }
}
