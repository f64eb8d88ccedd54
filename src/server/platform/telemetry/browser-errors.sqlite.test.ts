import { expect, test } from 'vitest'
import { reportBrowserError } from '#contract/browser-errors.ts'
import { unlimited } from '#server/platform/limits/limiter.ts'
import { testApp } from '#server/testing/test-app.ts'
import { withoutValues } from './browser-errors.ts'
import { createMetrics } from './metrics.ts'

const told = async (metrics: ReturnType<typeof createMetrics>) =>
  (await metrics.registry.metrics())
    .split('\n')
    .filter((line) => line.startsWith('lantern_browser_errors_total{'))

test('errors of browsers are counted by message and build, without what somebody typed', async () => {
  const metrics = createMetrics(false)
  const { call } = await testApp({ metrics })
  for (const name of ['Ada', 'Maya O\u2019Hara'])
    expect(
      await call(reportBrowserError, {
        body: {
          message: `Unexpected token, "${name} ada@example.edu 3.9" is not JSON`,
          build: 'boot-a1.js',
          at: 'app-b2.js:3:40',
        },
      }),
    ).toMatchObject({ status: 204 })
  await call(reportBrowserError, {
    body: { message: 'x is not a function', build: 'https://a.example/?id=7' },
  })
  expect(await told(metrics)).toEqual([
    'lantern_browser_errors_total{message="Unexpected token, \\"\u2026\\" is not JSON",build="boot-a1.js"} 2',
    'lantern_browser_errors_total{message="x is not a function",build="unknown"} 1',
  ])
})

test('one address may report 20 a minute, each of at most 4 KB', async () => {
  const { call } = await testApp()
  const long = { message: 'a'.repeat(300), at: 'b'.repeat(4_000) }
  expect((await call(reportBrowserError, { body: long })).status).toBe(413)
  for (let i = 1; i < 20; i++)
    expect((await call(reportBrowserError, { body: { message: 'broken' } })).status).toBe(204)
  expect((await call(reportBrowserError, { body: { message: 'broken' } })).status).toBe(429)
})

test('however many different messages come, the groups are bounded', async () => {
  const metrics = createMetrics(false)
  const { call } = await testApp({ metrics, limiter: unlimited })
  const letters = (n: number) => String.fromCharCode(97 + (n % 26), 97 + Math.floor(n / 26))
  for (let n = 0; n < 260; n++) await call(reportBrowserError, { body: { message: `broken ${letters(n)}` } })
  expect(await told(metrics)).toHaveLength(201)
})

test.each([
  [
    "Cannot read properties of undefined (reading 'trim')",
    "Cannot read properties of undefined (reading '\u2026')",
  ],
  ['GPA 3.91 of ada@example.edu', 'GPA #.# of [email]'],
  ['Failed to fetch https://lantern.example/s/abc', 'Failed to fetch [address]'],
])('%s is kept as %s', (message, kept) => expect(withoutValues(message)).toBe(kept))
