import { once } from 'node:events'
import { chmodSync, existsSync, mkdirSync, readFileSync, writeFileSync } from 'node:fs'
import { Agent, request as httpRequest, type IncomingMessage } from 'node:http'
import { join } from 'node:path'
import { expect, test } from '@playwright/test'
import { freePort } from '#server/testing/free-port.ts'
import { atLength } from './at-length.ts'
import {
  type Product,
  removeFolder,
  scratchFolder,
  startProduct,
  startReady,
  untilReady,
} from './support/product-process.ts'

// What an operator sees, on the built product; no browser.

test('two processes that start at once on an empty folder both serve', async () => {
  for (let round = 0; round < (atLength ? 4 : 1); round++) {
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

  const bad = await startProduct({ DATA_DIR: folder, LOG_LEVEL: 'loud', TRUST_PROXY: 'garbage' })
  expect(await bad.exit).toBe(1)
  expect(bad.output()).toContain('LOG_LEVEL must be one of fatal')
  expect(bad.output()).toContain('TRUST_PROXY must be false')
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

const statusOf = (url: string) =>
  fetch(url, { headers: { connection: 'close' }, signal: AbortSignal.timeout(30_000) }).then(
    (response) => response.status,
    () => null, // nobody listens any more
  )
