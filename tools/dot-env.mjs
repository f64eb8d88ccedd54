import { existsSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import { parseEnv } from 'node:util'
import { root } from './root.mjs'

const file = join(root, '.env')

/** Settings from .env, where there is one; what the shell sets wins. */
export function loadDotEnv() {
  if (existsSync(file)) process.loadEnvFile(file)
}

/**
 * The one setting that the build reads, before .env is loaded. Vite's own reader would cost every start half a second.
 * @returns {string}
 */
export function apiBase(shell = process.env, dotEnv = existsSync(file) ? readFileSync(file, 'utf8') : '') {
  return shell.VITE_API_BASE ?? parseEnv(dotEnv).VITE_API_BASE ?? ''
}
