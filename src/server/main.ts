import { readConfig } from './env.ts'
import { runServer } from './serve.ts'
import { explain } from './start-failure.ts'

// The stored data is about minors: only this user may read the files.
process.umask(0o077)
try {
  await runServer(readConfig(process.env))
} catch (error) {
  process.stderr.write(`\nLantern did not start.\n${explain(error)}\n`)
  process.exit(1)
}
