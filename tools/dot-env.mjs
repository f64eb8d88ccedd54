import { existsSync } from 'node:fs'
import { join } from 'node:path'
import { root } from './root.mjs'

/** Settings from .env, where there is one; what the shell sets wins. */
export function loadDotEnv() {
  const file = join(root, '.env')
  if (existsSync(file)) process.loadEnvFile(file)
}
