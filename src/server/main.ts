import { beginStart, endStart } from './start-flags.ts'

beginStart()
const { start } = await import('./start.ts')
await start()
endStart()
