import fc from 'fast-check'
import { expect, test } from 'vitest'
import { login } from '#contract/accounts.ts'
import type { Endpoint } from '#contract/wire/endpoint.ts'
import { unlimited } from '#server/platform/limits/limiter.ts'
import { allKeysOf, everyEndpoint } from '#server/testing/every-endpoint.ts'
import { testApp } from '#server/testing/test-app.ts'

// Objects that look like a text, a list, a promise or a zod schema, sent where a plain value is expected. (JSON cannot
// contain getters.)
const lookalikes: object[] = [
  '{ "length": { "toString": "x" } }',
  '{ "length": -1 }',
  '{ "length": "3", "0": "a" }',
  '{ "length": [] }',
  '{ "length": null }',
  '{ "toString": "x" }',
  '{ "toString": { "toString": null } }',
  '{ "valueOf": 5, "toString": [] }',
  '{ "then": "x" }',
  '{ "then": { "then": {} } }',
  '{ "constructor": { "name": "String" } }',
  '{ "hasOwnProperty": 1 }',
  '{ "_zod": {}, "issues": { "push": 1 } }',
  '{ "toJSON": "x" }',
].map((json) => JSON.parse(json))

const hostile = fc.letrec((tie) => ({
  value: fc.oneof(
    { maxDepth: 4, depthSize: 'small' },
    fc.constantFrom(...lookalikes),
    fc.constantFrom('', 'x', '\u0000', '\ud800', 'x'.repeat(5_000), 1e308, -1, 0.5, null, true, [], {}),
    fc.string({ unit: 'binary', maxLength: 60 }),
    fc.emailAddress(),
    fc.double(),
    fc.array(tie('value'), { maxLength: 4 }),
    fc.dictionary(fc.constantFrom('name', 'report', 'collegeList', 'role', 'length', 'extra'), tie('value'), {
      maxKeys: 4,
    }),
  ),
}))

const bodyFor = (endpoint: Endpoint) => {
  const keys = fc.constantFrom(...allKeysOf(endpoint.body), 'extra', 'length', 'then')
  return fc.oneof(
    fc.dictionary(keys, hostile.value, { maxKeys: 6 }),
    // One object inside another, by the names that the contract knows.
    fc.dictionary(keys, fc.dictionary(keys, hostile.value, { maxKeys: 4 }), { maxKeys: 3 }),
    fc.dictionary(keys, fc.array(fc.dictionary(keys, hostile.value), { maxLength: 2 }), { maxKeys: 3 }),
    hostile.value,
  )
}

test('whatever a body holds, no call fails: it is taken, or refused with a 4xx', async () => {
  const { http, signedIn } = await testApp({ limiter: unlimited })
  const endpoints = (await everyEndpoint()).filter(({ method }) => method !== 'GET')
  expect(endpoints.length).toBeGreaterThan(15)
  for (const endpoint of endpoints) {
    // A new account for each call, since one of the calls deletes it.
    const token = await signedIn(`person-of ${endpoint.method} ${endpoint.path}`)
    await fc.assert(
      fc.asyncProperty(bodyFor(endpoint), fc.boolean(), async (body, poisoned) => {
        const plain = JSON.stringify(body) ?? 'null'
        const payload = poisoned ? plain.replaceAll('"extra":', '"__proto__":') : plain
        const { statusCode } = await http.inject({
          method: endpoint.method,
          url: `/api${endpoint.path.replace(/:\w+/g, '166027')}`,
          headers: { authorization: `Bearer ${token}`, 'content-type': 'application/json' },
          payload,
        })
        expect(statusCode).toBeLessThan(500)
      }),
      { numRuns: 40 },
    )
  }
})

test.each(lookalikes)('%j for an email is a wrong email, not a failure', async (email) => {
  const { call } = await testApp()
  // The contract's type would not let this body through, which is the point.
  const answer = await call(login, { body: { email, password: 'a quiet lantern' } as never })
  expect(answer).toMatchObject({ status: 400, body: { fields: { email: ['Email is not valid.'] } } })
})

test.each(['GET', 'POST'] as const)(
  'a NUL in any address is a 400 for %s, never a failure',
  async (method) => {
    const { http } = await testApp({ limiter: unlimited, env: { PAYMENTS: 'sandbox' } })
    const pages = ['sandbox/checkout', 'sandbox/portal', 'confirm-email', 's', 'calendar', 'reminders/off']
    const calls = (await everyEndpoint()).map(({ path }) => `/api${path.replace(/:\w+/g, 'a%00')}`)
    const addresses = [
      ...pages.map((page) => `/${page}/a%00`),
      ...calls.filter((path) => path.includes('%00')),
    ]
    for (const url of [...addresses, '/?a=%00', '/api/colleges/?q=%00', '/nothing/%00'])
      expect([url, (await http.inject({ method, url })).statusCode]).toEqual([url, 400])
  },
)
