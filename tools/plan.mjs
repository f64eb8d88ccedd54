import { prepare } from './prepare.mjs'

await prepare('runtime')
const { loadDotEnv } = await import('./dot-env.mjs')
loadDotEnv()
await import(new URL('../dist/server/plan.js', import.meta.url).href)
