import { existsSync } from 'node:fs'
import { join } from 'node:path'
import { prepare } from './prepare.mjs'
import { root } from './root.mjs'

await prepare('all', { build: false })
const { run } = await import('./run.mjs')

/** `npm run fit -- worth`: makes numbers of the engine from data, writes them beside its code, prints how good they are. */
const asked = process.argv.slice(2)
const missing = asked.filter((name) => !existsSync(join(root, 'fit', `${name}.ts`)))
if (asked.length === 0 || missing.length > 0) {
  console.error('Name what to fit, a file of fit/: npm run fit -- worth')
  process.exit(1)
}
let worst = 0
for (const name of asked) worst = Math.max(worst, await run('node', [`fit/${name}.ts`]))
process.exit(worst)
