import { nodePackage, onCurrentNode } from './current-node.mjs'

// `npm run smoke` starts the built product on the lines of Node that are tried (24 and 26, or those named) and walks through it once:
// sign up, log in, search, PDF, stop. The registry brings the runtimes into a scratch folder.

await onCurrentNode()
const { spawn } = await import('node:child_process')
const { once } = (await import('node:events')).default
const { mkdtempSync, rmSync } = await import('node:fs')
const { createServer } = await import('node:net')
const { tmpdir } = await import('node:os')
const { join } = await import('node:path')
const { ensureInstalled } = await import('./installed.mjs')
const { ensureBuilt } = await import('./built.mjs')
const { root } = await import('./root.mjs')
const { run } = await import('./run.mjs')

const asked = process.argv.slice(2)
const lines = asked.length > 0 ? asked : ['24', '26']
const person = {
  email: 'smoke@example.edu',
  password: 'a quiet lantern',
  first_name: 'Maya',
  last_name: 'Torres',
}
const search = { gpa_unweighted: 3.6, sat_score: 1280, major: 'Biology', state_of_residence: 'Ohio' }

async function freePort() {
  const server = createServer().listen(0, '127.0.0.1')
  await once(server, 'listening')
  const address = server.address()
  server.close()
  if (typeof address !== 'object' || !address) throw new Error('no free port')
  return address.port
}

async function walk(/** @type {string} */ url) {
  /**
   * @param {string} path
   * @param {object} body
   * @param {string} [token]
   */
  const post = async (path, body, token) => {
    const answer = await fetch(`${url}/api${path}`, {
      method: 'POST',
      headers: { 'content-type': 'application/json', ...(token && { authorization: `Bearer ${token}` }) },
      body: JSON.stringify(body),
    })
    if (!answer.ok) throw new Error(`${path} answered ${answer.status}: ${await answer.text()}`)
    return answer
  }
  await post('/users/register/', { ...person, password2: person.password })
  const { access } = await (await post('/users/login/', person)).json()
  const grad_year = new Date().getUTCFullYear() + 1
  const report = await (await post('/ai/find-college/', { ...search, grad_year }, access)).json()
  if (report.collegeList.length === 0) throw new Error('the search found no college')
  const pdf = await post('/ai/generate-report/', { studentName: 'Maya Torres', report }, access)
  const start = Buffer.from(await pdf.arrayBuffer())
    .subarray(0, 5)
    .toString()
  if (start !== '%PDF-') throw new Error(`the report is no PDF: ${start}`)
}

async function ready(/** @type {string} */ url, /** @type {() => boolean} */ ended) {
  for (;;) {
    if (ended()) throw new Error('it ended while starting')
    const ok = await fetch(`${url}/readyz`).then(
      (answer) => answer.ok,
      () => false, // not listening yet
    )
    if (ok) return
    await new Promise((resolve) => setTimeout(resolve, 100))
  }
}

async function smoke(/** @type {string} */ line) {
  if (!nodePackage) throw new Error('the registry has no Node for this machine')
  const scratch = mkdtempSync(join(tmpdir(), 'lantern-smoke-'))
  const installed = await run('npm', [
    'install',
    '--prefix',
    scratch,
    '--ignore-scripts',
    '--no-audit',
    '--no-fund',
    '--loglevel=error',
    `${nodePackage.name}@${line}`,
  ])
  if (installed !== 0) throw new Error(`Node ${line} could not be installed`)
  const port = await freePort()
  const url = `http://127.0.0.1:${port}`
  const product = spawn(
    join(
      scratch,
      'node_modules',
      nodePackage.name,
      process.platform === 'win32' ? 'bin/node.exe' : 'bin/node',
    ),
    ['dist/server/main.js'],
    {
      cwd: root,
      env: { PATH: process.env.PATH, PORT: String(port), DATA_DIR: join(scratch, 'data'), LOG_LEVEL: 'warn' },
      stdio: 'inherit',
    },
  )
  const ended = once(product, 'exit')
  try {
    await ready(url, () => product.exitCode !== null)
    await walk(url)
    product.kill('SIGTERM')
    const [code] = await ended
    if (code !== 0) throw new Error(`it stopped with exit code ${code}`)
  } finally {
    product.kill('SIGKILL')
    rmSync(scratch, { recursive: true, force: true })
  }
}

await ensureInstalled('runtime')
await ensureBuilt()
let failed = 0
for (const line of lines) {
  try {
    await smoke(line)
    console.log(`✓ Node ${line}`)
  } catch (error) {
    failed += 1
    console.log(`✗ Node ${line}: ${error instanceof Error ? error.message : error}`)
  }
}
console.log(`${lines.length - failed} passed, ${failed} failed`)
process.exit(failed > 0 ? 1 : 0)
