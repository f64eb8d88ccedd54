import { checkNodeVersion } from './node-version.mjs'

checkNodeVersion()
const { ensureInstalled } = await import('./installed.mjs')
await ensureInstalled('all')
const { ensureBuilt } = await import('./built.mjs')
await ensureBuilt()
const { run } = await import('./run.mjs')

/** `npm run chaos` lists what there is: faults and load on the built product, with sizes as arguments. */
process.exit(await run('tsx', ['bench/chaos/main.ts', ...process.argv.slice(2)]))
