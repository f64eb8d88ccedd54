import { readdirSync } from 'node:fs'
import { join } from 'node:path'
import { prepare } from './prepare.mjs'
import { root } from './root.mjs'

await prepare('all')
const { run } = await import('./run.mjs')

/** `npm run bench` runs every file of bench/ one after the other; `npm run bench -- server web` only those. */
const asked = process.argv.slice(2)
const all = readdirSync(join(root, 'bench'))
  .filter((file) => file.endsWith('.ts'))
  .map((file) => file.slice(0, -3))
  .sort()
let worst = 0
for (const name of asked.length > 0 ? asked : all) {
  console.log(`\n── ${name}`)
  worst = Math.max(worst, await run('node', ['--expose-gc', `bench/${name}.ts`]))
}
process.exit(worst)
