import { onCurrentNode } from './current-node.mjs'

/**
 * What a command needs before it starts: a current Node, the installed packages and, unless it says no, a fresh build.
 * @param {'all' | 'runtime'} packages
 * @param {{ build?: boolean | 'anew' }} [options]
 */
export async function prepare(packages, { build = true } = {}) {
  await onCurrentNode()
  const { ensureInstalled } = await import('./installed.mjs')
  await ensureInstalled(packages)
  if (!build) return
  const { ensureBuilt } = await import('./built.mjs')
  await ensureBuilt({ force: build === 'anew' })
}
