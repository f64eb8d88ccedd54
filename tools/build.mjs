import { checkNodeVersion } from './node-version.mjs'

checkNodeVersion()
const { ensureInstalled } = await import('./installed.mjs')
await ensureInstalled('runtime')
const { ensureBuilt } = await import('./built.mjs')
await ensureBuilt({ force: process.argv.includes('--force') })
