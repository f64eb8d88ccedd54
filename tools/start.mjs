import { checkNodeVersion } from './node-version.mjs'

checkNodeVersion()
const { ensureInstalled } = await import('./installed.mjs')
await ensureInstalled('runtime')
const { ensureBuilt } = await import('./built.mjs')
await ensureBuilt()
const { loadDotEnv } = await import('./dot-env.mjs')
loadDotEnv()
// In this process, so that a stop signal reaches the server itself.
await import(new URL('../dist/server/main.js', import.meta.url).href)
