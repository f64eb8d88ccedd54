import { checkNodeVersion } from './node-version.mjs'

checkNodeVersion()
const { ensureInstalled } = await import('./installed.mjs')
await ensureInstalled('runtime')
const { ensureBuilt } = await import('./built.mjs')
await ensureBuilt()
const { loadDotEnv } = await import('./dot-env.mjs')
loadDotEnv()
await import(new URL('../dist/server/plan.js', import.meta.url).href)
