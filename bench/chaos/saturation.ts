import autocannon from 'autocannon'
import { startReady } from '../../e2e/support/product-process.ts'
import { bodyOf, send, Tally } from './person.ts'
import { type Kind, stores } from './stores.ts'

const connections = 48
const probeSeconds = 12

/** A mix of calls like a busy evening: first as fast as possible, then for minutes at a share of that rate. Measures waits. */
export async function saturation(seconds: number, share: number, kind: Kind) {
  const { env, end } = await stores(kind)
  const product = await startReady({ ...env, RATE_LIMIT: 'off' })
  const tally = new Tally()
  const account = { email: 'busy@example.edu', password: 'a quiet lantern' }
  const name = { password2: account.password, first_name: 'Ada', last_name: 'Byron' }
  await send(product, tally, 'POST', '/users/register/', { body: { ...account, ...name } })
  const answer = await send(product, tally, 'POST', '/users/login/', { body: account })
  const { access } = bodyOf<{ access: string }>(answer)
  const headers = { authorization: `Bearer ${access}`, 'content-type': 'application/json' }
  const search = JSON.stringify({
    gpa_unweighted: 3.6,
    sat_score: 1280,
    major: 'Biology',
    grad_year: new Date().getFullYear() + 1,
    state_of_residence: 'OH',
  })
  const get = (path: string) => ({ method: 'GET' as const, path, headers })
  const requests = [
    get('/'),
    get('/api/users/profile/'),
    get('/api/saved-colleges/'),
    { method: 'PUT' as const, path: '/api/saved-colleges/166027/', headers, body: '{}' },
    get('/colleges?state=OH'),
    get('/api/colleges/?q=ohio'),
    { method: 'POST' as const, path: '/api/ai/find-college/', headers, body: search },
    get('/api/users/profile/'),
    get('/login'),
    { method: 'PATCH' as const, path: '/api/users/profile/', headers, body: '{"first_name":"Ada"}' },
  ]
  const load = (duration: number, overallRate?: number) =>
    autocannon({
      url: product.url,
      connections,
      duration,
      timeout: 20,
      requests,
      ...(overallRate && { overallRate }),
    })
  await load(3) // warms up
  const most = (await load(probeSeconds)).requests.average
  const memory = await memoryOf(product.url)
  const {
    latency,
    requests: done,
    errors,
    timeouts,
    non2xx,
    ...rest
  } = await load(seconds, Math.floor(most * share))
  const later = await memoryOf(product.url)
  const code = await product.stop()
  end()
  console.log(
    `${seconds} s at ${done.average.toFixed(0)} requests a second on ${kind} (${((100 * done.average) / most).toFixed(0)} % of the most, ${most.toFixed(0)}; ${connections} connections, client on the same machine): ` +
      `p50 ${latency.p50} ms, p99 ${latency.p99} ms, p99.9 ${latency.p99_9} ms, longest ${latency.max} ms; ` +
      `${done.total} answered, ${rest['5xx']} 5xx, ${non2xx} no success, ${errors} errors, ${timeouts} timeouts; memory ${memory} → ${later} MB, exit code ${code}`,
  )
  return rest['5xx'] + errors + timeouts + non2xx === 0
}

async function memoryOf(url: string): Promise<number> {
  const metrics = await (await fetch(`${url}/metrics`)).text()
  return Math.round(Number(/^process_resident_memory_bytes (\S+)/m.exec(metrics)?.[1] ?? 0) / 1_048_576)
}
