import { checkNodeVersion } from './node-version.mjs'

checkNodeVersion()
const { ensureInstalled } = await import('./installed.mjs')
await ensureInstalled('all')
const { run } = await import('./run.mjs')
process.exit(await run('tsx', ['src/catalog/build/main.ts', ...process.argv.slice(2)]))
