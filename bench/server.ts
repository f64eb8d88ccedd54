import autocannon from 'autocannon'
import { stateName } from '#contract/states.ts'
import { removeFolder, scratchFolder, startReady } from '../e2e/support/product-process.ts'
import { studentNumber } from './matching/profiles.ts'
import { median } from './support/numbers.ts'

// The built product as an operator starts it: time to ready, what a route without any work costs, and a whole search.

const starts: number[] = []
const folder = scratchFolder()
for (let i = 0; i < 5; i++) {
  const startedAt = performance.now()
  const product = await startReady({ DATA_DIR: folder })
  starts.push(performance.now() - startedAt)
  await product.stop()
}
console.log(
  `start-up to ready: ${median(starts).toFixed(0)} ms at the median of ${starts.length} (first, with migrations: ${starts[0]?.toFixed(0)} ms)`,
)

const product = await startReady({ DATA_DIR: folder, RATE_LIMIT: 'off' })
const rate = async (path: string) =>
  (await autocannon({ url: `${product.url}${path}`, connections: 32, duration: 4 })).requests.average
const bare = await rate('/healthz')
const page = await rate('/')
const refused = await rate('/api/users/profile/')
console.log(
  `bare route /healthz: ${bare.toFixed(0)} requests a second, 32 connections, client on the same machine`,
)
console.log(`landing page: ${page.toFixed(0)} a second, ${(page / bare).toFixed(2)} of the bare route`)
console.log(
  `a refused call (401): ${refused.toFixed(0)} a second, ${(refused / bare).toFixed(2)} of the bare route`,
)

/** Whole searches, no two alike: session, engine, checks and JSON, as a signed-in student's browser asks for them. */
async function searches(): Promise<number> {
  const person = { email: 'bench@example.edu', password: 'a quiet lantern' }
  const post = async (path: string, body: object) => {
    const answer = await fetch(`${product.url}/api${path}`, {
      method: 'POST',
      headers: { 'content-type': 'application/json' },
      body: JSON.stringify(body),
    })
    return (await answer.json()) as { access: string } // contract/accounts.ts
  }
  await post('/users/register/', {
    ...person,
    password2: person.password,
    first_name: 'Ada',
    last_name: 'Byron',
  })
  const { access } = await post('/users/login/', person)
  const requests = Array.from({ length: 2000 }, (_, n) => ({
    method: 'POST' as const,
    path: '/api/ai/find-college/',
    headers: { authorization: `Bearer ${access}`, 'content-type': 'application/json' },
    body: JSON.stringify(requestNumber(n)),
  }))
  const run = (duration: number) => autocannon({ url: product.url, connections: 8, duration, requests })
  await run(3) // warm
  const { requests: answered, non2xx } = await run(8)
  if (non2xx > 0) throw new Error(`${non2xx} searches were refused`)
  return answered.average
}

function requestNumber(n: number) {
  const { gpa, sat, state, major } = studentNumber(n)
  return {
    student_name: `Student ${n}`,
    gpa_unweighted: gpa,
    sat_score: sat,
    grad_year: new Date().getUTCFullYear() + 1,
    state_of_residence: stateName(state),
    major,
  }
}

console.log(`whole searches: ${(await searches()).toFixed(0)} a second, 8 connections`)
await product.stop()
removeFolder(folder)
