import { once } from 'node:events'
import { connect } from 'node:net'
import { text } from 'node:stream/consumers'
import { expect, onTestFinished, test } from 'vitest'
import * as z from 'zod/mini'
import { endpoint, kilobytes } from '#contract/wire/endpoint.ts'
import { requiredText } from '#contract/wire/text.ts'
import { perMinute } from '#server/platform/limits/limiter.ts'
import { memoryLimiter } from '#server/platform/limits/memory.ts'
import { AppError } from './errors.ts'
import { mount } from './mount.ts'
import { httpServer } from './server.ts'

const echo = endpoint({
  method: 'POST',
  path: '/echo/',
  access: 'public',
  summary: 'Says it back.',
  body: z.object({ word: z.optional(requiredText(10, 'Say something.')) }),
  reply: z.object({ word: z.optional(z.string()) }),
})
const secret = endpoint({
  method: 'GET',
  path: '/secret/',
  access: 'account',
  summary: 'For one account.',
  reply: z.object({ id: z.string() }),
})
const fails = endpoint({
  method: 'GET',
  path: '/fails/',
  access: 'public',
  summary: 'Breaks.',
  reply: z.object({}),
})
const full = endpoint({
  method: 'GET',
  path: '/full/',
  access: 'public',
  summary: 'Busy.',
  reply: z.object({}),
})
const wordless = endpoint({
  method: 'POST',
  path: '/wordless/',
  access: 'public',
  summary: 'Checks without words of its own.',
  body: z.object({
    word: z.string().check(z.maxLength(3)),
    kinds: z.array(z.enum(['a', 'b'])).check(z.maxLength(2)),
  }),
})
const large = endpoint({
  method: 'POST',
  path: '/large/',
  access: 'public',
  summary: 'Takes 40 KB.',
  body: z.object({}),
  maxBody: kilobytes(40),
})
const stumbles = endpoint({
  method: 'POST',
  path: '/stumbles/',
  access: 'public',
  summary: 'Has a check that throws.',
  body: z.object({
    word: z.string().check(
      z.refine(() => {
        throw new TypeError('not a function')
      }),
    ),
  }),
})
const json = { 'content-type': 'application/json' }
const change = endpoint({ method: 'PUT', path: '/thing/', access: 'public', summary: 'Changes it.' })
const remove = endpoint({ method: 'DELETE', path: '/thing/', access: 'public', summary: 'Removes it.' })

async function server(trustProxy: boolean | number | string = false) {
  const http = await httpServer({
    logLevel: 'silent',
    trustProxy,
    corsOrigins: [],
    behindTls: true,
    policy: { scriptHashes: ['sha256-abc='], styleHashes: ['sha256-def='], connect: [] },
    gate: {
      callerOf: async (token) => (token === 'good' ? { accountId: 'ada', sessionId: 's' } : null),
      limiter: memoryLimiter(() => 0),
    },
    requestId: () => 'request-1',
  })
  mount(http, echo, ({ body }) => ({ ...body, hidden: 'never leaves' }), { perAddress: perMinute(50) })
  for (const quiet of [wordless, large, stumbles]) mount(http, quiet, () => undefined)
  for (const one of [change, remove]) mount(http, one, () => undefined, { perAddress: perMinute(1) })
  mount(http, secret, ({ caller }) => ({ id: caller.accountId }))
  mount(http, fails, () => {
    throw new Error('duplicate key ada@example.edu')
  })
  mount(http, full, () => {
    throw new AppError('unavailable', 'Please try again.', 7)
  })
  return http
}

const send = async (payload: string | Buffer, type = 'application/json') =>
  (await server()).inject({ method: 'POST', url: '/api/echo/', payload, headers: { 'content-type': type } })

test('an empty body with a JSON content type counts as {}', async () => {
  expect((await send('')).json()).toEqual({})
})

test('keys outside the reply never leave the server', async () => {
  expect((await send('{"word":"hi","extra":1}')).json()).toEqual({ word: 'hi' })
})

test('both forms of a path answer', async () => {
  const http = await server()
  const without = await http.inject({ method: 'POST', url: '/api/echo', payload: { word: 'hi' } })
  expect(without.json()).toEqual({ word: 'hi' })
})

test.each([
  ['malformed JSON', '{"word":', 'application/json', 400],
  ['a wrong type', '{"word":7}', 'application/json', 400],
  ['a blank', '{"word":"  "}', 'application/json', 400],
  ['a NUL byte', '{"word":"a\\u0000b"}', 'application/json', 400],
  ['half a character', '{"word":"\\ud800"}', 'application/json', 400],
  ['a poisoned prototype', '{"__proto__":{"x":1}}', 'application/json', 400],
  ['another content type', 'word=hi', 'application/x-www-form-urlencoded', 415],
  ['an array', '[]', 'application/json', 400],
  ['bytes that are no UTF-8', Buffer.from('7b22776f7264223a22ff227d', 'hex'), 'application/json', 400],
  ['a body over 16 KB', `{"word":"${'x'.repeat(16_400)}"}`, 'application/json', 413],
  ['a thousand brackets', `{"word":${'['.repeat(1000)}${']'.repeat(1000)}}`, 'application/json', 400],
])('%s gets a 4xx with detail, never a stack', async (_case, payload, type, status) => {
  const response = await send(payload, type)
  expect(response.statusCode).toBe(status)
  expect(response.json().detail).toEqual(expect.stringMatching(/\w/))
  expect(response.body).not.toMatch(/at .*\.ts/)
})

test('a call that says how much it takes gets as much, and not more', async () => {
  const http = await server()
  const sized = (bytes: number) => `{"pad":"${'x'.repeat(bytes - 10)}"}`
  const post = async (bytes: number) =>
    (await http.inject({ method: 'POST', url: '/api/large/', payload: sized(bytes), headers: json }))
      .statusCode
  expect([await post(40_960), await post(40_961)]).toEqual([204, 413])
})

test('a check that throws is a wrong request, not a failure of ours', async () => {
  const http = await server()
  const answer = await http.inject({ method: 'POST', url: '/api/stumbles/', payload: { word: 'x' } })
  expect([answer.statusCode, answer.json()]).toEqual([
    400,
    { detail: 'The request is not valid.', fields: { body: ['The request is not valid.'] } },
  ])
})

test('wrong fields are named', async () => {
  expect((await send('{"word":" "}')).json()).toEqual({
    detail: 'Say something.',
    fields: { word: ['Say something.'] },
  })
})

test('errors that the contract has no text for get a plain one', async () => {
  const http = await server()
  const post = async (payload: object) =>
    (await http.inject({ method: 'POST', url: '/api/wordless/', payload })).json().fields
  expect(await post({})).toEqual({ word: ['Word is required.'], kinds: ['Kinds is required.'] })
  expect(await post({ word: 5, kinds: 'Ohio' })).toEqual({
    word: ['Word is not valid.'],
    kinds: ['Kinds is not valid.'],
  })
  expect(await post({ word: 'long', kinds: ['a', 'b', 'a'] })).toEqual({
    word: ['Word is too long.'],
    kinds: ['Kinds has too many entries.'],
  })
  expect(await post({ word: 'ok', kinds: ['c', null] })).toEqual({ kinds: ['Kinds is not valid.'] })
  expect(await post([])).toEqual({ body: ['The request is not valid.'] })
})

test('changing and removing one thing are counted apart', async () => {
  const http = await server()
  const statuses = []
  for (const method of ['PUT', 'PUT', 'DELETE'] as const)
    statuses.push((await http.inject({ method, url: '/api/thing/' })).statusCode)
  expect(statuses).toEqual([204, 429, 204])
})

test('an address with nothing behind it, and what is no HTTP, are told with detail too', async () => {
  const http = await server()
  const missing = await http.inject('/assets/missing.js')
  expect([missing.statusCode, missing.json()]).toEqual([404, { detail: 'There is nothing at this address.' }])
  await http.listen({ port: 0, host: '127.0.0.1' })
  onTestFinished(() => http.close())
  const [address] = http.addresses()
  const socket = connect(typeof address === 'object' ? address.port : 0, '127.0.0.1')
  socket.end('NONSENSE\r\n\r\n')
  expect(await text(socket)).toMatch(
    /^HTTP\/1.1 400 Bad Request\r\n.*{"detail":"The request could not be read."}$/s,
  )
})

test.each([
  ['/home/100%', 400],
  ['/colleges/%E0%A4%A', 400],
  ['/%', 400],
  ['/assets/missing.js', 404],
  ['/fails', 500],
])('whoever opens %s in a browser reads a page, a program reads detail', async (url, status) => {
  const http = await server()
  http.get('/fails', () => {
    throw new Error('duplicate key ada@example.edu')
  })
  for (const path of [url, `${url}?q=%`]) {
    const page = await http.inject({ url: path, headers: { accept: 'text/html,*/*;q=0.8' } })
    expect([page.statusCode, page.headers['content-type']]).toEqual([status, 'text/html; charset=utf-8'])
    expect(page.body).toContain('href="/"')
    expect(page.headers['content-security-policy']).toBeTruthy()
    expect(page.headers['cache-control']).toBe('no-store')
  }
  for (const [path, accept] of [
    [url, '*/*'],
    [`/api${url}`, 'text/html'],
  ] as const)
    expect((await http.inject({ url: path, headers: { accept } })).json()).toHaveProperty('detail')
})

test('a refused connection is closed, also when the client keeps its side open', {
  timeout: 5_000,
}, async () => {
  const http = await server()
  await http.listen({ port: 0, host: '127.0.0.1' })
  const [address] = http.addresses()
  const port = typeof address === 'object' ? address.port : 0
  const socket = connect({ port, host: '127.0.0.1', allowHalfOpen: true })
  onTestFinished(() => void socket.destroy())
  socket.write('NONSENSE\r\n\r\n')
  // `text` would close our side as well.
  let heard = ''
  socket.on('data', (chunk) => {
    heard += chunk
  })
  await once(socket, 'end')
  expect(heard).toMatch(/^HTTP\/1.1 400 Bad Request\r\n/)
  await http.close() // waits for every connection
  expect(socket.writable).toBe(true)
})

test.each([[undefined], ['Bearer'], ['Bearer bad'], ['Basic good']])(
  'no session: %s is a 401 with detail',
  async (authorization) => {
    const http = await server()
    const response = await http.inject({
      url: '/api/secret/',
      headers: authorization ? { authorization } : {},
    })
    expect([response.statusCode, response.json()]).toEqual([401, { detail: 'Please log in to continue.' }])
  },
)

test('a bug answers in our words and says nothing about itself', async () => {
  const response = await (await server()).inject('/api/fails/')
  expect([response.statusCode, response.json()]).toEqual([500, { detail: 'An unexpected error occurred.' }])
})

test('a refusal that will pass says when to come back', async () => {
  const response = await (await server()).inject('/api/full/')
  expect([response.statusCode, response.headers['retry-after']]).toEqual([503, '7'])
})

test('one address may call so often, then 429 with Retry-After', async () => {
  const http = await server()
  const hit = () => http.inject({ method: 'POST', url: '/api/echo/', payload: {} })
  for (let i = 0; i < 50; i++) expect((await hit()).statusCode).toBe(200)
  const refused = await hit()
  expect([refused.statusCode, refused.headers['retry-after'], refused.json().detail]).toEqual([
    429,
    '60',
    'Too many attempts. Please wait 60 seconds and try again.',
  ])
})

test.each([
  [false, '127.0.0.1'],
  [1, '198.51.100.7'],
  ['127.0.0.1', '198.51.100.7'],
  ['10.0.0.0/8', '127.0.0.1'],
  [true, '203.0.113.1'],
])('with TRUST_PROXY %s a visitor counts as %s', async (trustProxy, address) => {
  const http = await server(trustProxy)
  http.get('/whoami', ({ ip }) => ({ ip }))
  // The first is what the visitor wrote, the second what the proxy saw.
  const headers = { 'x-forwarded-for': '203.0.113.1, 198.51.100.7' }
  expect((await http.inject({ url: '/whoami', headers })).json()).toEqual({ ip: address })
})

test('every answer carries the safe headers', async () => {
  const { headers } = await send('{}')
  expect(headers['content-security-policy']).toContain("default-src 'self';script-src 'self' 'sha256-abc='")
  expect(headers['content-security-policy']).toContain("frame-ancestors 'none'")
  expect(headers['content-security-policy']).toContain(
    "require-trusted-types-for 'script';trusted-types 'none'",
  )
  expect(headers['content-security-policy']).toContain("style-src 'self' 'sha256-def='")
  expect(headers['content-security-policy']).not.toContain('unsafe-inline')
  expect(headers).toMatchObject({
    'x-content-type-options': 'nosniff',
    'referrer-policy': 'strict-origin-when-cross-origin',
    'strict-transport-security': 'max-age=31536000',
    'x-request-id': 'request-1',
    'cache-control': 'no-store',
  })
})

test('so does the refusal of an address that cannot be read', async () => {
  const http = await server()
  const { statusCode, headers } = await http.inject('/%ff')
  expect(statusCode).toBe(400)
  expect(headers).toMatchObject({ 'x-content-type-options': 'nosniff', 'cache-control': 'no-store' })
  expect(headers['content-security-policy']).toContain("frame-ancestors 'none'")
})

test.each([['/%ff'], ['/a%00b'], ['/nothing/here'], ['/s/%c0%af']])(
  '%s tells a person on a page and a program as JSON, with the safe headers',
  async (url) => {
    const http = await server()
    const person = await http.inject({ url, headers: { accept: 'text/html,*/*;q=0.8' } })
    expect(person.headers['content-type']).toBe('text/html; charset=utf-8')
    expect(person.body).toMatch(/<h1>.+<\/h1>/)
    expect(person.headers['x-content-type-options']).toBe('nosniff')
    const program = await http.inject({ url, headers: { accept: '*/*' } })
    expect([program.statusCode, typeof program.json().detail]).toEqual([person.statusCode, 'string'])
  },
)

const long = endpoint({
  method: 'GET',
  path: '/long/',
  access: 'public',
  summary: 'Long.',
  reply: z.object({ word: z.string() }),
})

test.each([
  ['gzip, br;q=0', 'gzip'],
  ['gzip;q=0, *', undefined],
  ['identity', undefined],
])('%s gets a reply that it takes', async (accepted, encoding) => {
  const http = await server()
  mount(http, long, () => ({ word: 'a lantern '.repeat(500) }))
  const { headers } = await http.inject({ url: '/api/long/', headers: { 'accept-encoding': accepted } })
  expect(headers['content-encoding']).toBe(encoding)
})

/** Sends a whole body as a slow client does, and answers what it hears until the connection ends. */
async function sendSlowly(port: number, head: string, bytes: number) {
  const socket = connect({ port, host: '127.0.0.1', allowHalfOpen: true }) // it goes on sending, whatever it hears
  onTestFinished(() => void socket.destroy())
  let heard = ''
  socket.on('data', (chunk) => {
    heard += chunk
  })
  const over = new Promise<string>((resolve) => {
    socket.on('error', (error) => resolve(`lost: ${error.message}`))
    socket.on('close', () => resolve(heard))
  })
  const half = 'x'.repeat(bytes / 2)
  socket.write(head + half)
  // Meanwhile the server has had all the time to answer and to close.
  for (let i = 0; i < 20; i++) await (await fetch(`http://127.0.0.1:${port}/`)).text()
  socket.end(half)
  return await over
}

test.each([
  ['a body over the limit', 'POST /api/echo/', 'application/json', 413],
  ['a body that nobody reads', 'GET /api/nothing/', 'application/json', 404],
  ['a body of another kind', 'POST /api/echo/', 'text/csv', 415],
  ['a body without a session', 'GET /api/secret/', 'application/json', 401],
])('%s is answered, and the connection stays whole', async (_case, line, type, status) => {
  const http = await server()
  await http.listen({ port: 0, host: '127.0.0.1' })
  onTestFinished(() => http.close())
  const [address] = http.addresses()
  const port = typeof address === 'object' ? address.port : 0
  const bytes = 2_000_000
  const head = `${line} HTTP/1.1\r\nhost: a\r\ncontent-type: ${type}\r\ncontent-length: ${bytes}\r\nconnection: close\r\n\r\n`
  expect((await sendSlowly(port, head, bytes)).slice(0, 12)).toBe(`HTTP/1.1 ${status}`)
})

test('a body without end is cut off', async () => {
  const http = await server()
  await http.listen({ port: 0, host: '127.0.0.1' })
  onTestFinished(() => http.close())
  const [address] = http.addresses()
  const port = typeof address === 'object' ? address.port : 0
  const bytes = 40_000_000
  const head = `POST /api/echo/ HTTP/1.1\r\nhost: a\r\ncontent-type: application/json\r\ncontent-length: ${bytes}\r\n\r\n`
  const socket = connect(port, '127.0.0.1')
  onTestFinished(() => void socket.destroy())
  const cutOff = new Promise((resolve) => socket.on('error', resolve).on('close', resolve))
  socket.write(head + 'x'.repeat(bytes))
  await cutOff
})
