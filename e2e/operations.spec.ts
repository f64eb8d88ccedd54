import { once } from 'node:events'
import { chmodSync, existsSync, mkdirSync, readFileSync, renameSync, rmdirSync, writeFileSync } from 'node:fs'
import { Agent, request as httpRequest, type IncomingMessage } from 'node:http'
import { join } from 'node:path'
import { expect, test } from '@playwright/test'
import { freePort } from '#server/testing/free-port.ts'
import {
  type Product,
  removeFolder,
  scratchFolder,
  startProduct,
  startReady,
  untilReady,
} from './support/product-process.ts'

// What an operator sees, on the built product; no browser.

test('two processes that start at once on an empty folder both serve, four times', async () => {
  for (let round = 0; round < 4; round++) {
    const folder = scratchFolder()
    const both = await Promise.all([startProduct({ DATA_DIR: folder }), startProduct({ DATA_DIR: folder })])
    await Promise.all(both.map(untilReady))
    const secrets = readFileSync(join(folder, 'jwt-secret'), 'utf8')
    expect(secrets.length).toBeGreaterThan(40)
    expect(await Promise.all(both.map((product) => product.stop()))).toEqual([0, 0])
    removeFolder(folder)
  }
})

/**
 * A request in progress when the signal comes: its head was read, its body follows once the server accepts no new
 * connections.
 */
async function acrossStop({ url, process }: Product, agent?: Agent): Promise<IncomingMessage> {
  const body = JSON.stringify({ email: 'nobody@example.edu', password: 'a quiet lantern' })
  const headers = {
    'content-type': 'application/json',
    'content-length': body.length,
    expect: '100-continue',
  }
  const request = httpRequest(`${url}/api/users/login/`, { method: 'POST', headers, ...(agent && { agent }) })
  const answered = once(request, 'response')
  request.flushHeaders()
  await once(request, 'continue')
  process.kill('SIGTERM')
  await expect.poll(() => statusOf(`${url}/healthz`)).toBe(null)
  request.end(body)
  const [response] = (await answered) as [IncomingMessage] // what `response` is emitted with
  return response.resume()
}

test('a stop lets a request under way finish', async () => {
  const folder = scratchFolder()
  const product = await startReady({ DATA_DIR: folder })
  expect((await acrossStop(product)).statusCode).toBe(401)
  expect(await product.exit).toBe(0)
  removeFolder(folder)
})

test('a stop with a request under way on a kept connection takes no longer than the request', async () => {
  const folder = scratchFolder()
  const product = await startReady({ DATA_DIR: folder })
  const agent = new Agent({ keepAlive: true })
  const { headers } = await acrossStop(product, agent)
  const answeredAt = Date.now()
  expect(headers.connection).toBe('close')
  expect(await product.exit).toBe(0)
  expect(Date.now() - answeredAt).toBeLessThan(14_000) // 15 s is when it would be cut off
  agent.destroy()
  removeFolder(folder)
})

test('a port in use, a folder without write access and a bad value each get a helpful sentence', async () => {
  const folder = scratchFolder()
  const port = String(await freePort())
  const first = await startReady({ DATA_DIR: folder, PORT: port })
  const second = await startProduct({ DATA_DIR: folder, PORT: port })
  expect(await second.exit).toBe(1)
  expect(second.output()).toContain(
    `Port ${port} is taken by another program. Stop it, or choose another one: PORT=3001 npm start`,
  )
  await first.stop()

  const file = join(folder, 'a-file')
  writeFileSync(file, '')
  const blocked = await startProduct({ DATA_DIR: join(file, 'data') })
  expect(await blocked.exit).toBe(1)
  expect(blocked.output()).toMatch(/DATA_DIR/)

  if (existsSync('/proc/self')) {
    const nowhere = await startProduct({ DATA_DIR: '/proc/nope' })
    expect(await nowhere.exit).toBe(1)
    expect(nowhere.output()).toContain('The folder /proc/nope cannot be made.')
  }

  const untrusted = await startProduct({ DATA_DIR: folder, TRUST_PROXY: 'garbage' })
  expect(await untrusted.exit).toBe(1)
  expect(untrusted.output()).toContain('TRUST_PROXY must be false, how many proxies are in front')
  expect(untrusted.output()).not.toContain('    at ')

  const bad = await startProduct({ DATA_DIR: folder, LOG_LEVEL: 'loud', WEB_CONCURRENCY: 'many' })
  expect(await bad.exit).toBe(1)
  expect(bad.output()).toContain('LOG_LEVEL must be one of fatal')
  expect(bad.output()).toContain('WEB_CONCURRENCY must be a number.')
  removeFolder(folder)
})

test('a folder without write permission is named', async () => {
  test.skip(process.getuid?.() === 0, 'root may write everywhere')
  const folder = scratchFolder()
  const closed = join(folder, 'closed')
  mkdirSync(closed)
  chmodSync(closed, 0o500)
  const product = await startProduct({ DATA_DIR: join(closed, 'data') })
  expect(await product.exit).toBe(1)
  expect(product.output()).toContain('This user may not write to')
  removeFolder(folder)
})

test('WEB_CONCURRENCY above 1 on SQLite works and warns; metrics are of all processes', async () => {
  const folder = scratchFolder()
  const product = await startReady({ DATA_DIR: folder, WEB_CONCURRENCY: '2' })
  expect(product.output()).toContain('WEB_CONCURRENCY is above 1 on SQLite')
  expect(product.output()).toContain('Without REDIS_URL each process counts rate limits for itself.')
  const register = (n: number) =>
    fetch(`${product.url}/api/users/register/`, {
      method: 'POST',
      headers: { 'content-type': 'application/json', connection: 'close' },
      body: JSON.stringify({
        email: `s${n}@example.edu`,
        password: 'a quiet lantern',
        password2: 'a quiet lantern',
        first_name: 'A',
        last_name: 'B',
      }),
    })
  const answers = await Promise.all(Array.from({ length: 12 }, (_, n) => register(n)))
  expect(answers.map((answer) => answer.status)).toEqual(Array(12).fill(201))
  const metrics = await (await fetch(`${product.url}/metrics`)).text()
  const counted = metrics.match(
    /lantern_http_request_seconds_count\{[^}]*register[^}]*status="201"[^}]*\} (\d+)/,
  )
  expect(Number(counted?.[1])).toBe(12)
  expect(await product.stop()).toBe(0)
  removeFolder(folder)
})

/** The serving processes, from the lines they write at start. */
const pidsIn = (output: string) => [
  ...new Set([...output.matchAll(/"pid":(\d+)[^\n]*mail is written/g)].map(([, pid]) => Number(pid))),
]

const statusOf = (url: string) =>
  fetch(url, { headers: { connection: 'close' }, signal: AbortSignal.timeout(30_000) }).then(
    (response) => response.status,
    () => null, // handed to a process that hangs or died
  )

test('a process that hangs or dies takes neither the metrics nor the others with it', async () => {
  const folder = scratchFolder()
  const product = await startReady({ DATA_DIR: folder, WEB_CONCURRENCY: '2', LOG_LEVEL: 'info' })
  await expect.poll(() => pidsIn(product.output()).length).toBe(2)
  const [hung = 0, healthy = 0] = pidsIn(product.output())

  process.kill(hung, 'SIGSTOP')
  const scraped = await Promise.all(Array.from({ length: 4 }, () => statusOf(`${product.url}/metrics`)))
  expect(scraped.filter((status) => status !== null)).toContain(503)
  expect(scraped).not.toContain(200)

  // The process that asks dies while its question is open, so the answer has no receiver.
  const asked = Array.from({ length: 3 }, () => statusOf(`${product.url}/metrics`))
  // Connections are handled in order: once this one is answered, those before it were.
  expect(await statusOf(`${product.url}/readyz`)).toBe(200)
  const heardAt = Date.now()
  process.kill(healthy, 'SIGKILL')
  process.kill(hung, 'SIGCONT')
  await Promise.all(asked)
  await expect.poll(() => pidsIn(product.output()).length).toBe(3)
  // The primary waits 5 seconds for the dead process, and nothing shows outside that it gave up.
  await new Promise((resolve) => setTimeout(resolve, heardAt + 6_000 - Date.now()))
  await expect.poll(() => statusOf(`${product.url}/metrics`)).toBe(200)
  expect(product.output()).not.toContain('MaxListeners')
  expect(await product.stop()).toBe(0)
  removeFolder(folder)
})

test('when a replacement cannot start, the process that serves goes on, and it is tried again', async () => {
  const folder = scratchFolder()
  const secret = join(folder, 'jwt-secret')
  const product = await startReady({ DATA_DIR: folder, WEB_CONCURRENCY: '2', LOG_LEVEL: 'info' })
  await expect.poll(() => pidsIn(product.output()).length).toBe(2)
  const [first = 0] = pidsIn(product.output())
  // A folder in place of the secret: no new process can start until it is removed.
  renameSync(secret, `${secret}.kept`)
  mkdirSync(secret)
  process.kill(first, 'SIGKILL')
  await expect.poll(() => product.output().match(/Another one starts in/g)?.length ?? 0).toBeGreaterThan(1)
  expect(await statusOf(`${product.url}/readyz`)).toBe(200)
  rmdirSync(secret)
  renameSync(`${secret}.kept`, secret)
  await expect.poll(() => pidsIn(product.output()).length).toBe(3)
  expect(await product.stop()).toBe(0)
  removeFolder(folder)
})

test('several processes that cannot start at all end with a sentence', async () => {
  const folder = scratchFolder()
  const file = join(folder, 'a-file')
  writeFileSync(file, '')
  const product = await startProduct({ DATA_DIR: join(file, 'data'), WEB_CONCURRENCY: '2' })
  expect(await product.exit).toBe(1)
  expect(product.output()).toContain('DATA_DIR=/path/to/folder')
  removeFolder(folder)
})
