import { checkNodeVersion } from './node-version.mjs'

checkNodeVersion()
const { mkdtempSync, readFileSync, existsSync, rmSync } = await import('node:fs')
const { tmpdir } = await import('node:os')
const { join } = await import('node:path')
const { ensureInstalled } = await import('./installed.mjs')
const { run } = await import('./run.mjs')

const startedAt = Date.now()
const say = (/** @type {string} */ what) =>
  console.log(`\n── ${what} (${Math.round((Date.now() - startedAt) / 1000)} s)`)
const scratch = mkdtempSync(join(tmpdir(), 'lantern-test-results-'))
const total = { passed: 0, failed: 0 }
/** @typedef {{ passed: number, failed: number }} Counts */
const add = (/** @type {Counts} */ { passed, failed }) => {
  total.passed += passed
  total.failed += failed
}

/**
 * A runner that ended badly without naming a failed test (it crashed, or found none) is a failure of its own.
 * @param {number} code
 * @param {Counts} counts
 */
const counted = (code, counts) => (code !== 0 && counts.failed === 0 ? { ...counts, failed: 1 } : counts)
const read = (/** @type {string} */ file) =>
  existsSync(file) ? JSON.parse(readFileSync(file, 'utf8')) : null

async function unitTests() {
  const file = join(scratch, 'vitest.json')
  const code = await run('vitest', [
    'run',
    '--reporter=default',
    '--reporter=json',
    `--outputFile.json=${file}`,
  ])
  const result = read(file)
  return counted(code, { passed: result?.numPassedTests ?? 0, failed: result?.numFailedTests ?? 0 })
}

async function journeys() {
  const file = join(scratch, 'journeys.json')
  const code = await run('playwright', ['test', '--reporter=list,json'], {
    env: { PLAYWRIGHT_JSON_OUTPUT_NAME: file },
  })
  const stats = read(file)?.stats
  return counted(code, {
    passed: stats?.expected ?? 0,
    // A journey that needed a second try has failed.
    failed: (stats?.unexpected ?? 0) + (stats?.flaky ?? 0),
  })
}

await ensureInstalled('all')
say('types, lint, dead code')
add(await (await import('./static-checks.mjs')).staticChecks())
say('build')
await (await import('./built.mjs')).ensureBuilt()
say('unit, server (SQLite and Postgres) and screen tests')
add(await unitTests())
say('journeys in a real browser')
add(await journeys())
rmSync(scratch, { recursive: true, force: true })
say('done')
console.log(`${total.passed} passed, ${total.failed} failed`)
process.exit(total.failed > 0 ? 1 : 0)
