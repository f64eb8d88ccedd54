import { Writable } from 'node:stream'
import Fastify from 'fastify'
import { expect, test } from 'vitest'
import { loggerOptions, scrub } from './log.ts'

test('addresses, tokens, keys and passwords in URLs are taken out of a text', () => {
  const text = 'for ada@example.edu with eyJhbGciOi.eyJzdWIi.c2ln, sk_live_123abc, postgres://user:pass@db/x'
  expect(scrub(text)).toBe('for [email] with [secret], [secret], postgres://[redacted]@db/x')
})

test('a long text without an end in sight holds nothing up', () => {
  const long = 'a.'.repeat(25_000)
  const began = performance.now()
  expect(scrub(`${long}@x.edu ${long}`)).toBe(`[email] ${long}`)
  expect(performance.now() - began).toBeLessThan(2_000) // it took half a minute
})

test('a log line of a failing request names neither person nor secret', async () => {
  let written = ''
  const stream = new Writable({
    write(chunk, _encoding, done) {
      written += chunk
      done()
    },
  })
  const app = Fastify({ logger: { ...loggerOptions('trace'), stream } })
  app.post('/reset/:token', (request) => {
    request.log.info({
      email: 'ada@example.edu',
      password: 'a quiet lantern',
      body: { email: 'ada@example.edu', token: 'secret-token' },
    })
    throw Object.assign(new Error('duplicate key (email)=(ada@example.edu)'), {
      detail: 'Key (email)=(ada@example.edu)',
    })
  })
  await app.inject({
    method: 'POST',
    url: '/reset/secret-token?token=secret-token',
    payload: { password: 'a quiet lantern' },
  })
  expect(written).toContain('duplicate key')
  for (const secret of ['ada@example.edu', 'a quiet lantern', 'secret-token'])
    expect(written).not.toContain(secret)
})
