import { createHash } from 'node:crypto'
import { existsSync, readFileSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { root } from './root.mjs'
import { run } from './run.mjs'

const marker = join(root, 'node_modules/.lantern-installed')

/**
 * Installs what the lock file names and is not there yet; 'runtime' is all but the test tools.
 * @param {'all' | 'runtime'} what
 */
export async function ensureInstalled(what) {
  const wanted = createHash('sha256')
    .update(readFileSync(join(root, 'package-lock.json')))
    .digest('hex')
  const [has, scope] = existsSync(marker) ? readFileSync(marker, 'utf8').split(' ') : []
  if (has === wanted && (scope === 'all' || scope === what)) return
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
  writeFileSync(marker, `${wanted} ${what}`)
}
