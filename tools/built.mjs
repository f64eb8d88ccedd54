import { createHash } from 'node:crypto'
import { existsSync, mkdirSync, readdirSync, readFileSync, rmSync, statSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { apiBase } from './dot-env.mjs'
import { root } from './root.mjs'
import { run } from './run.mjs'

const marker = join(root, 'dist/.built')
const inputs = [
  'src',
  'tools',
  'vite.config.ts',
  'vite.server.config.ts',
  'package.json',
  'package-lock.json',
]
const isNoInput = (/** @type {string} */ path) => /\.test\.tsx?$|\/testing\/|\.md$/.test(path)

/**
 * @param {string} path
 * @returns {Generator<string, void>}
 */
function* filesUnder(path) {
  const full = join(root, path)
  if (!existsSync(full)) return
  if (!statSync(full).isDirectory()) {
    yield path
    return
  }
  for (const entry of readdirSync(full, { withFileTypes: true }).sort((a, b) => (a.name < b.name ? -1 : 1))) {
    const below = `${path}/${entry.name}`
    if (entry.isDirectory()) yield* filesUnder(below)
    else if (!isNoInput(below)) yield below
  }
}

function fingerprint() {
  const hash = createHash('sha256').update(apiBase())
  for (const input of inputs)
    for (const file of filesUnder(input)) hash.update(file).update(readFileSync(join(root, file)))
  return hash.digest('hex')
}

/** Builds dist/ when a source changed since the last build; says so. */
export async function ensureBuilt({ force = false } = {}) {
  const wanted = fingerprint()
  if (!force && existsSync(marker) && readFileSync(marker, 'utf8') === wanted) return
  console.log('Building the pages and the server …')
  const startedAt = Date.now()
  rmSync(marker, { force: true })
  mkdirSync(join(root, 'dist'), { recursive: true })
  const steps = {
    vite: ['build', '-c', 'vite.server.config.ts', '--logLevel', 'warn'],
    node: ['tools/build-web.mjs'],
  }
  for (const [command, args] of Object.entries(steps)) {
    const code = await run(command, args, { env: { VITE_API_BASE: apiBase() } })
    if (code !== 0) {
      console.error('The build failed; the lines above say where.')
      process.exit(code)
    }
  }
  writeFileSync(marker, wanted)
  console.log(`Built in ${((Date.now() - startedAt) / 1000).toFixed(1)} s.`)
}
