import { prepare } from './prepare.mjs'

await prepare('all', { build: false })
const { staticChecks } = await import('./static-checks.mjs')
const { run } = await import('./run.mjs')
const { failed } = await staticChecks()
const tests = await run('vitest', ['run', '--project', 'node', '--project', 'web'])
process.exit(failed + tests > 0 ? 1 : 0)
