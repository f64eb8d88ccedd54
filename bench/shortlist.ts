import { execFileSync } from 'node:child_process'
import autocannon from 'autocannon'
import { removeFolder, scratchFolder, startReady } from '../e2e/support/product-process.ts'
import { median, percentile } from './support/numbers.ts'

// My Colleges on the built product with its embedded database, every write on disk before it is answered: reading a list
// of fifty, saving what is saved, tracking, and removing and saving again, each beside a route that does nothing.

const folder = scratchFolder()
const product = await startReady({ DATA_DIR: folder, RATE_LIMIT: 'off' })
const person = { email: 'bench@example.edu', password: 'a quiet lantern' }

async function send(method: string, path: string, body?: unknown, token?: string): Promise<unknown> {
  const response = await fetch(`${product.url}/api${path}`, {
    method,
    headers: { 'content-type': 'application/json', ...(token && { authorization: `Bearer ${token}` }) },
    ...(body !== undefined && { body: JSON.stringify(body) }),
  })
  if (!response.ok) throw new Error(`${method} ${path} answered ${response.status}`)
  return response.status === 204 ? null : response.json()
}

await send('POST', '/users/register/', {
  ...person,
  password2: person.password,
  first_name: 'Ada',
  last_name: 'Byron',
})
execFileSync(process.execPath, ['dist/server/plan.js', 'gold', person.email], {
  env: { ...process.env, DATA_DIR: folder },
  stdio: 'pipe',
})
const { access } = (await send('POST', '/users/login/', person)) as { access: string } // contract/accounts.ts
const states = ['ohio', 'california', 'texas', 'iowa', 'maine', 'oregon', 'georgia', 'florida', 'virginia']
const hits = (await Promise.all(states.map((state) => send('GET', `/colleges/?q=${state}`)))) as {
  id: number
}[][] // contract/colleges/look-up.ts
const unitids = [...new Set(hits.flat().map(({ id }) => id))].slice(0, 50)
for (const unitid of unitids)
  await send('PUT', `/saved-colleges/${unitid}/`, { note: 'Ask for a letter' }, access)

const headers = { authorization: `Bearer ${access}`, 'content-type': 'application/json' }
type Call = { method: 'GET' | 'PUT' | 'DELETE'; path: string; body?: string }
async function rate(...calls: readonly Call[]) {
  const requests = calls.map((call) => ({ ...call, headers }))
  const result = await autocannon({ url: product.url, connections: 16, duration: 4, requests })
  if (result.non2xx > 0) throw new Error(`${result.non2xx} answers were refused`)
  return { perSecond: result.requests.average, p97: result.latency.p97_5 }
}

const one = `/api/saved-colleges/${unitids[0]}/`
const bare = await rate({ method: 'GET', path: '/healthz' })
const measured = {
  [`list of ${unitids.length}`]: await rate({ method: 'GET', path: '/api/saved-colleges/' }),
  'save what is saved': await rate({ method: 'PUT', path: one, body: '{}' }),
  'track: a note': await rate({ method: 'PUT', path: one, body: JSON.stringify({ note: 'Essay sent' }) }),
  'remove, save again': await rate(
    { method: 'DELETE', path: one, body: '{}' },
    { method: 'PUT', path: one, body: '{}' },
  ),
}
console.log(
  `bare route: ${bare.perSecond.toFixed(0)} requests a second, 16 connections, client on the same machine`,
)
for (const [name, { perSecond, p97 }] of Object.entries(measured))
  console.log(
    `${name}: ${perSecond.toFixed(0)} a second, ${(perSecond / bare.perSecond).toFixed(3)} of the bare route, ${p97} ms at the 97.5th percentile`,
  )

// What the page asks for after the list: chances for all of it. One caller, one call after the other.
const answers = {
  gpa_unweighted: 3.7,
  sat_score: 1290,
  state_of_residence: 'Oregon',
  major: 'Biology',
  colleges: unitids,
}
async function timed(count: number, ask: (n: number) => Promise<unknown>): Promise<number[]> {
  const times: number[] = []
  for (let n = 0; n < count; n++) {
    const start = performance.now()
    await ask(n)
    times.push(performance.now() - start)
  }
  return times
}
const listCall = () => send('GET', '/saved-colleges/', undefined, access)
// Never the same answers twice: as a slider moves.
const outlook = (n: number) =>
  send('POST', '/my-colleges/outlook/', { ...answers, gpa_unweighted: 2 + (n % 200) / 100 }, access)
await timed(50, outlook)
const [list, looked] = [await timed(300, listCall), await timed(300, outlook)]
console.log(
  `chances for ${unitids.length} colleges, one caller: ${median(looked).toFixed(1)} ms at the median, ${percentile(looked, 0.95).toFixed(1)} ms at the 95th percentile; ` +
    `the list call ${median(list).toFixed(1)} and ${percentile(list, 0.95).toFixed(1)} ms; ${(median(looked) - median(list)).toFixed(1)} ms more (aim 20)`,
)
await product.stop()
removeFolder(folder)
