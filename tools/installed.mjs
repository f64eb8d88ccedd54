import { existsSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import { root } from './root.mjs'
import { run } from './run.mjs'

/** @typedef {{ version?: string, dev?: boolean, optional?: boolean, devOptional?: boolean }} Package */
const packagesIn = (/** @type {string} */ lock) =>
  /** @type {Record<string, Package>} */ (JSON.parse(readFileSync(join(root, lock), 'utf8')).packages)

/**
 * npm writes down what it installed, at the end of an installation: one that broke off counts as none. An optional
 * package may rightly be absent (it is made for another machine). @param {'all' | 'runtime'} what
 */
function isInstalled(what) {
  const installed = 'node_modules/.package-lock.json'
  if (!existsSync(join(root, installed))) return false
  const there = packagesIn(installed)
  return Object.entries(packagesIn('package-lock.json')).every(
    ([place, { version, dev, optional, devOptional }]) =>
      place === '' ||
      optional ||
      devOptional ||
      (dev && what === 'runtime') ||
      there[place]?.version === version,
  )
}

/**
 * Installs what the lock file names and is not there yet; 'runtime' is all but the test tools.
 * @param {'all' | 'runtime'} what
 */
export async function ensureInstalled(what) {
  if (isInstalled(what)) return
  console.log(
    `Installing ${what === 'all' ? 'everything, test tools included' : 'what the product needs'} (once, a minute or two) …`,
  )
  // Optional platform packages carry the native parts, so only development packages may stay out.
  const flags = what === 'all' ? ['--include=dev'] : ['--omit=dev']
  const code = await run('npm', ['ci', '--no-audit', '--no-fund', '--loglevel=error', ...flags])
  if (code !== 0) {
    console.error(
      'npm could not install the packages. Check the network, or that this folder is writable, and try again.',
    )
    process.exit(code)
  }
}
