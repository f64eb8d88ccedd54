import { checkNodeVersion } from './node-version.mjs'

/**
 * What a command needs before it starts: a supported Node, the installed packages and a fresh build.
 * @param {'all' | 'runtime'} packages
 */
export async function prepare(packages) {
  checkNodeVersion()
  const { ensureInstalled } = await import('./installed.mjs')
  await ensureInstalled(packages)
  const { ensureBuilt } = await import('./built.mjs')
  await ensureBuilt()
}
