import { prepare } from './prepare.mjs'

await prepare('runtime', { build: process.argv.includes('--force') ? 'anew' : true })
