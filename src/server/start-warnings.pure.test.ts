import { expect, test } from 'vitest'
import { readConfig } from './env.ts'
import { startWarnings } from './start-warnings.ts'

const warningsOf = (environment: Record<string, string>) => startWarnings(readConfig(environment)).join('\n')

const wellSet = {
  NODE_ENV: 'production',
  PUBLIC_URL: 'https://lantern.example',
  SMTP_URL: 'smtp://mail.example',
}

test('a production installation that is set up well starts without a word', () => {
  expect(warningsOf(wellSet)).toBe('')
})

test('the payment sandbox is named at every start', () => {
  const sentence = 'Payments run in the sandbox (TEST MODE): Gold costs nothing here.'
  expect(warningsOf({})).toBe(sentence)
  expect(warningsOf({ ...wellSet, PAYMENTS: 'sandbox' })).toBe(sentence)
})

test('what looks like the real site without being set as one is warned about', () => {
  expect(warningsOf({ PUBLIC_URL: 'https://lantern.example' })).toContain('set NODE_ENV=production')
  expect(warningsOf({ JWT_SECRET: 'x'.repeat(40) })).toContain('anybody would guess')
})

test.each([
  [{ PUBLIC_URL: 'http://lantern.example' }, 'PUBLIC_URL is http://'],
  [{ SMTP_URL: '' }, 'SMTP_URL is not set'],
  [{ TRUST_PROXY: 'true' }, 'TRUST_PROXY is true'],
])('in production %j is warned about', (change, words) => {
  expect(warningsOf({ ...wellSet, ...change })).toContain(words)
})

test.each(['http://localhost:3000', 'http://127.0.0.1:3000', 'http://[::1]:3000'])(
  '%s needs no TLS',
  (PUBLIC_URL) => expect(warningsOf({ ...wellSet, PUBLIC_URL })).toBe(''),
)
