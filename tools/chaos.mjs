import { prepare } from './prepare.mjs'

await prepare('all')
const { run } = await import('./run.mjs')

/** `npm run chaos` lists what there is: faults and load on the built product, with sizes as arguments. */
process.exit(await run('tsx', ['bench/chaos/main.ts', ...process.argv.slice(2)]))
