import { setFlagsFromString } from 'node:v8'
import { prepare } from './prepare.mjs'

// V8 doubles its room for new objects whenever a start fills it, up to 32 MB, and keeps it. It may grow again as soon as
// the server is ready (server/main.ts).
setFlagsFromString('--semi-space-growth-factor=1')

await prepare('runtime')
const { loadDotEnv } = await import('./dot-env.mjs')
loadDotEnv()
// In this process, so that a stop signal reaches the server itself.
await import(new URL('../dist/server/main.js', import.meta.url).href)
