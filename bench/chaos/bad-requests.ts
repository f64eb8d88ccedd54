import { connect, type Socket } from 'node:net'
import { type Product, startReady } from '../../e2e/support/product-process.ts'
import { badRequests, dice } from './bad-request.ts'
import { bodyOf, send, Tally } from './person.ts'
import { type Kind, stores } from './stores.ts'

const connections = 16
const patience = 20_000

type Outcome = { status: number | null; head: string }

/** Sends malformed requests over raw sockets. None may cause a 5xx, hang or end the process. */
export async function badRequestsRun(most: number, kind: Kind, seed: number, minutes: number) {
  const { env, end } = await stores(kind)
  const product = await startReady({ ...env, RATE_LIMIT: 'off', LOG_LEVEL: 'fatal' })
  const tally = new Tally()
  const person = { email: 'bad@example.edu', password: 'a quiet lantern' }
  const name = { password2: person.password, first_name: 'Ada', last_name: 'Byron' }
  await send(product, tally, 'POST', '/users/register/', { body: { ...person, ...name } })
  let token = ''
  const logIn = async () => {
    token = bodyOf<{ access: string }>(
      await send(product, tally, 'POST', '/users/login/', { body: person }),
    ).access
  }
  await logIn()
  const renewing = setInterval(() => void logIn(), 5 * 60_000) // half of a token's life
  const make = await badRequests(() => token)
  const byStatus = new Map<string, number>()
  const faults: string[] = []
  const startedAt = performance.now()
  const until = startedAt + minutes * 60_000
  let next = 0
  let count = 0
  let [closed, slowest] = [0, 0]

  const usable = async (socket: Socket | null) => (socket?.writable ? socket : await connected(product))
  async function caller() {
    let socket: Socket | null = null
    for (let n = next++; n < most && performance.now() < until; n = next++) {
      count += 1
      socket = await usable(socket)
      const from = performance.now()
      const { status, head } = await exchange(socket, make(dice(seed + n)))
      slowest = Math.max(slowest, performance.now() - from)
      // Node closes the connection when it gets something other than HTTP, with or without an answer.
      if (status === null) closed += 1
      const key = status === null ? 'closed' : String(status)
      byStatus.set(key, (byStatus.get(key) ?? 0) + 1)
      if (status !== null && status >= 500 && status !== 503) faults.push(`seed ${seed + n}: ${head}`)
      if (status === null || /\nconnection: close/i.test(head)) {
        socket.destroy()
        socket = null
      }
      if (next % 100_000 === 0) console.log(`  ${next} …`)
    }
    socket?.destroy()
  }
  await Promise.all(Array.from({ length: connections }, caller))
  clearInterval(renewing)
  const seconds = (performance.now() - startedAt) / 1000
  const alive = await fetch(`${product.url}/readyz`).then((answer) => answer.status)
  const code = await product.stop()
  end()
  const statuses = [...byStatus].sort().map(([status, times]) => `${status}: ${times}`)
  console.log(
    `${count} bad requests on ${kind} (seed ${seed}) in ${seconds.toFixed(0)} s: ${faults.length} answers 5xx, slowest ${slowest.toFixed(0)} ms, ` +
      `${closed} hung up on, /readyz afterwards ${alive}, exit code ${code}\n  ${statuses.join(', ')}`,
  )
  for (const fault of faults.slice(0, 10)) console.log(`  ${fault}`)
  return faults.length === 0 && alive === 200 && code === 0
}

function connected({ url }: Product): Promise<Socket> {
  const { port, hostname } = new URL(url)
  return new Promise((resolve, reject) => {
    const socket = connect(Number(port), hostname, () => resolve(socket))
    socket.setNoDelay(true)
    socket.once('error', reject)
  })
}

/** Sends one request and reads the whole answer; null if the server closed the connection instead. */
function exchange(socket: Socket, request: Buffer): Promise<Outcome> {
  return new Promise((resolve, reject) => {
    let text = ''
    const timer = setTimeout(() => {
      socket.destroy()
      reject(new Error(`no answer within ${patience} ms to\n${request.toString('latin1').slice(0, 400)}`))
    }, patience)
    const done = (outcome: Outcome) => {
      clearTimeout(timer)
      socket.removeAllListeners('data').removeAllListeners('close').removeAllListeners('error')
      socket.on('error', () => {}) // it is done with
      resolve(outcome)
    }
    socket.removeAllListeners('error')
    socket.on('error', () => {}) // 'close' follows
    socket.on('close', () => done(outcomeOf(text)))
    socket.on('data', (chunk) => {
      text += chunk.toString('latin1')
      if (isWhole(text, request)) done(outcomeOf(text))
    })
    socket.write(request)
  })
}

function outcomeOf(text: string): Outcome {
  const [head = ''] = text.split('\r\n\r\n')
  const status = /^HTTP\/1\.1 (\d{3})/.exec(head)?.[1]
  return { status: status ? Number(status) : null, head }
}

function isWhole(text: string, request: Buffer): boolean {
  const at = text.indexOf('\r\n\r\n')
  if (at < 0) return false
  const head = text.slice(0, at)
  const body = text.length - at - 4
  if (request.subarray(0, 5).toString() === 'HEAD ' || /^HTTP\/1\.1 (?:204|304)/.test(head)) return true
  const length = /\ncontent-length: (\d+)/i.exec(head)?.[1]
  return length ? body >= Number(length) : text.endsWith('0\r\n\r\n')
}
