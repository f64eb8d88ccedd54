import { prepare } from './prepare.mjs'

await prepare('all', { build: false })
const { mkdtempSync, readFileSync, existsSync, rmSync } = await import('node:fs')
const { tmpdir } = await import('node:os')
const { join } = await import('node:path')
const { run } = await import('./run.mjs')

// `npm run test:all`: what takes long as well (CONTRIBUTING says what).
if (process.argv.includes('all')) process.env.TESTS = 'all'

const startedAt = Date.now()
const say = (/** @type {string} */ what) =>
  console.log(`\n── ${what} (${Math.round((Date.now() - startedAt) / 1000)} s)`)
const scratch = mkdtempSync(join(tmpdir(), 'lantern-test-results-'))
/** @typedef {{ passed: number, failed: number, names: string[] }} Counts */
/** @type {Counts} */
const total = { passed: 0, failed: 0, names: [] }
const add = (/** @type {Counts} */ { passed, failed, names }) => {
  total.passed += passed
  total.failed += failed
  total.names.push(...names)
}

/**
 * A runner that failed without naming a failed test (it crashed, or found none) counts as one failure. @param {number}
 * code @param {Counts} counts
 */
const counted = (code, counts) =>
  code !== 0 && counts.failed === 0
    ? { ...counts, failed: 1, names: ['a runner ended badly without naming a test: see its output above'] }
    : counts
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
  /** @type {{ name: string, status: string, assertionResults: { status: string, fullName: string }[] }[]} */
  const files = result?.testResults ?? []
  const names = files
    .filter(({ status }) => status === 'failed')
    .flatMap(({ name, assertionResults }) => {
      const failed = assertionResults.filter(({ status }) => status === 'failed')
      return failed.length > 0 ? failed.map(({ fullName }) => `${name}: ${fullName}`) : [name]
    })
  return counted(code, { passed: result?.numPassedTests ?? 0, failed: result?.numFailedTests ?? 0, names })
}

async function journeys() {
  const file = join(scratch, 'journeys.json')
  const code = await run('playwright', ['test', '--reporter=list,json'], {
    env: { PLAYWRIGHT_JSON_OUTPUT_NAME: file },
  })
  const result = read(file)
  return counted(code, {
    passed: result?.stats.expected ?? 0,
    // A journey that needed a retry has failed.
    failed: (result?.stats.unexpected ?? 0) + (result?.stats.flaky ?? 0),
    names: (result?.suites ?? []).flatMap(failedJourneys),
  })
}

/**
 * @typedef {{ file: string, specs: { title: string, tests: { status: string }[] }[], suites?: Suite[] }} Suite
 * @param {Suite} suite
 * @returns {string[]}
 */
function failedJourneys({ file, specs, suites = [] }) {
  const failed = specs.filter(({ tests }) =>
    tests.some(({ status }) => ['unexpected', 'flaky'].includes(status)),
  )
  return [...failed.map(({ title }) => `${file}: ${title}`), ...suites.flatMap(failedJourneys)]
}

say('types, lint, dead code; build; unit, server and screen tests, side by side')
const results = await Promise.all([
  import('./static-checks.mjs').then(({ staticChecks }) => staticChecks()),
  unitTests(),
  import('./built.mjs').then(({ ensureBuilt }) => ensureBuilt()),
])
for (const result of results) if (result) add(result)
say('journeys in a real browser')
add(await journeys())
rmSync(scratch, { recursive: true, force: true })
say('done')
for (const name of total.names) console.log(`✗ ${name}`)
console.log(`${total.passed} passed, ${total.failed} failed`)
process.exit(total.failed > 0 ? 1 : 0)
