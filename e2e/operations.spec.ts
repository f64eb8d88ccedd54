import { chmodSync, mkdirSync, readFileSync, writeFileSync } from 'node:fs'
import { request as httpRequest } from 'node:http'
import { join } from 'node:path'
import { expect, test } from '@playwright/test'
import { freePort } from '#server/testing/free-port.ts'
import {
  removeFolder,
  scratchFolder,
  startProduct,
  startReady,
  untilReady,
} from './support/product-process.ts'

// What an operator sees, on the built product; no browser.

test('two that start at once on an empty folder both stand, twenty times', async () => {
  test.setTimeout(180_000)
  for (let round = 0; round < 20; round++) {
    const folder = scratchFolder()
    const both = await Promise.all([startProduct({ DATA_DIR: folder }), startProduct({ DATA_DIR: folder })])
    await Promise.all(both.map(untilReady))
    const secrets = readFileSync(join(folder, 'jwt-secret'), 'utf8')
    expect(secrets.length).toBeGreaterThan(40)
    expect(await Promise.all(both.map((product) => product.stop()))).toEqual([0, 0])
    removeFolder(folder)
  }
})

test('a stop lets a request under way finish', async () => {
  const folder = scratchFolder()
  const product = await startReady({ DATA_DIR: folder })
  const { hostname, port } = new URL(product.url)
  // The head is sent, the body not yet: the server is waiting for us when the signal comes.
  const answered = new Promise<number | undefined>((resolve, reject) => {
    const body = JSON.stringify({ email: 'nobody@example.edu', password: 'a quiet lantern' })
    const request = httpRequest(
      {
        hostname,
        port,
        path: '/api/users/login/',
        method: 'POST',
        headers: { 'content-type': 'application/json', 'content-length': body.length },
      },
      (response) => {
        response.resume()
        resolve(response.statusCode)
      },
    )
    request.on('error', reject)
    request.flushHeaders()
    setTimeout(() => product.process.kill('SIGTERM'), 200)
    setTimeout(() => request.end(body), 600)
  })
  expect(await answered).toBe(401)
  expect(await product.exit).toBe(0)
  removeFolder(folder)
})

test('a taken port, a folder it may not write and a bad value each get a sentence that helps', async () => {
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
