import { setFlagsFromString } from 'node:v8'
import { runInNewContext } from 'node:vm'

// V8 doubles its room for new objects whenever a start fills it, up to 32 MB, and keeps it. Hence it may not grow before
// the server is ready. As a flag of the command line this has no effect.
setFlagsFromString('--semi-space-growth-factor=1')
const { start } = await import('./start.ts')
await start()
setFlagsFromString('--semi-space-growth-factor=2')

// What the start left behind would stay until there is traffic.
setFlagsFromString('--expose-gc')
const collect = runInNewContext('gc')
setFlagsFromString('--no-expose-gc')
collect()
