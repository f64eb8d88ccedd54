import { once } from 'node:events'
import { Agent, request } from 'node:http'
import { connect } from 'node:net'
import { expect, onTestFinished, test } from 'vitest'
import { second } from '#server/platform/clock.ts'
import { bareHttp } from '#server/testing/bare-http.ts'

/** A server with one call that is under way until the test lets it go. */
async function listening() {
  const http = await bareHttp()
  let letGo = () => {}
  let reached = () => {}
  const held = new Promise<void>((resolve) => {
    letGo = resolve
  })
  const underWay = new Promise<void>((resolve) => {
    reached = resolve
  })
  http.get('/held', async () => {
    reached()
    await held
    return { held: true }
  })
  http.get('/quick', async () => ({ quick: true }))
  await http.listen({ port: 0, host: '127.0.0.1' })
  const [address] = http.addresses()
  const port = typeof address === 'object' ? address.port : 0
  const agent = new Agent({ keepAlive: true, maxSockets: 1 })
  onTestFinished(() => agent.destroy())
  const get = (path: string) =>
    new Promise<{ status: number | undefined; connection: string | undefined }>((resolve, reject) => {
      request({ port, host: '127.0.0.1', path, agent }, (response) => {
        response.resume()
        response.on('end', () =>
          resolve({ status: response.statusCode, connection: response.headers.connection }),
        )
      })
        .on('error', reject)
        .end()
    })
  return { http, port, get, underWay, letGo }
}

/** Far below the 72 seconds that an idle connection is kept. */
const soon = 5 * second

test('a stop ends as soon as the request under way is answered, also on a connection that is kept alive', {
  timeout: soon,
}, async () => {
  const { http, get, underWay, letGo } = await listening()
  const answer = get('/held')
  await underWay
  const closed = http.close()
  while (http.server.listening) await new Promise(setImmediate)
  letGo()
  expect(await answer).toEqual({ status: 200, connection: 'close' })
  await closed
})

test('a connection that was opened ahead of need does not hold up a stop', { timeout: soon }, async () => {
  const { http, port } = await listening()
  const silent = connect(port, '127.0.0.1')
  const ended = once(silent, 'close')
  await once(silent, 'connect')
  await new Promise((resolve) => http.server.getConnections(resolve))
  await http.close()
  await ended
})

test('a request that was half sent when the stop came is answered, and is the last on its connection', {
  timeout: soon,
}, async () => {
  const { http, port } = await listening()
  const socket = connect(port, '127.0.0.1')
  let heard = ''
  socket.on('data', (chunk) => {
    heard += chunk
  })
  const arrived = new Promise<void>((resolve) => {
    http.server.once('connection', (accepted) => accepted.once('readable', () => resolve()))
  })
  socket.write('GET /quick HTTP/1.1\r\n')
  await arrived
  const closed = http.close()
  while (http.server.listening) await new Promise(setImmediate)
  socket.write('host: lantern.test\r\n\r\n')
  await Promise.all([closed, once(socket, 'close')])
  expect(heard).toMatch(/^HTTP\/1.1 200 OK/)
  expect(heard).toContain('{"quick":true}')
})
