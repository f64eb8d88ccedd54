import { existsSync } from 'node:fs'
import { resolve } from 'node:path'
import { test } from 'vitest'

/** The federal files, which the repository does not have. */
export const sources = resolve(process.env.LANTERN_SOURCES ?? '../shared/data')

/** A test of them; where they are not, its name says that it was skipped, and why. */
export function withSources(name: string, check: () => void, patience?: number) {
  if (existsSync(sources)) test(name, check, patience)
  else test.skip(`not checked, no sources in ${sources} (LANTERN_SOURCES says where): ${name}`, check)
}
