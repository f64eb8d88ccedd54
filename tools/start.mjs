import { prepare } from './prepare.mjs'

await prepare('runtime')
const { loadDotEnv } = await import('./dot-env.mjs')
loadDotEnv()
// In this process, so that a stop signal reaches the server itself.
await import(new URL('../dist/server/main.js', import.meta.url).href)
