import { run } from './run.mjs'

/** @type {[name: string, command: string, args: string[]][]} */
const checks = [
  ['types of the server', 'tsc', ['-p', 'tsconfig.server.json']],
  ['types of the web', 'tsc', ['-p', 'tsconfig.web.json']],
  ['types of the tools', 'tsc', ['-p', 'tsconfig.tools.json']],
  ['lint and format', 'biome', ['check', '.', '--error-on-warnings']],
  ['what nothing uses', 'knip', []],
]

/** Types, lint, format and dead code; each counts as one. */
export async function staticChecks() {
  const names = []
  for (const [name, command, args] of checks) {
    const ok = (await run(command, args)) === 0
    console.log(`${ok ? '✓' : '✗'} ${name}`)
    if (!ok) names.push(name)
  }
  return { passed: checks.length - names.length, failed: names.length, names }
}
