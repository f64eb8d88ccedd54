import { prepare } from './prepare.mjs'

await prepare('all', { build: false })
const { run } = await import('./run.mjs')
process.exit(await run('node', ['src/catalog/build/main.ts', ...process.argv.slice(2)]))
