import cluster from 'node:cluster'
import { setFlagsFromString } from 'node:v8'
import { readConfig } from './env.ts'
import { runPrimary } from './primary.ts'
import { runServer } from './serve.ts'
import { explain } from './start-failure.ts'

// The stored data is about minors: only this user may read the files.
process.umask(0o077)

try {
  const config = readConfig(process.env)
  if (config.processes > 1 && cluster.isPrimary) runPrimary(config)
  else await runServer(config)
  // The start keeps V8's room for new objects small (tools/start.mjs); a busy process gets what it needs.
  setFlagsFromString('--semi-space-growth-factor=2')
} catch (error) {
  process.stderr.write(`\nLantern did not start.\n${explain(error)}\n`)
  process.exit(1)
}
