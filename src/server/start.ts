import cluster from 'node:cluster'
import { readConfig } from './env.ts'
import { runPrimary } from './primary.ts'
import { runServer } from './serve.ts'
import { explain } from './start-failure.ts'

/** Resolves once the server is ready; ends the process with an explanation if it cannot start. */
export async function start() {
  // The stored data is about minors: only this user may read the files.
  process.umask(0o077)
  try {
    const config = readConfig(process.env)
    if (config.processes > 1 && cluster.isPrimary) runPrimary(config)
    else await runServer(config)
  } catch (error) {
    process.stderr.write(`\nLantern did not start.\n${explain(error)}\n`)
    process.exit(1)
  }
}
