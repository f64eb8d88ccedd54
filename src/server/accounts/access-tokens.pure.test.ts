import { expect, test } from 'vitest'
import { accessTokens } from './access-tokens.ts'

test('a token that was read before is refused once its ten minutes are over', async () => {
  let time = Date.UTC(2026, 10, 16)
  const tokens = accessTokens('a secret that is long enough for a test', () => time)
  const caller = { accountId: 'an account', sessionId: 'a session' }
  const token = await tokens.issue(caller)
  expect(await tokens.read(token)).toEqual(caller)
  time += 10 * 60_000 - 1
  expect(await tokens.read(token)).toEqual(caller)
  time += 1
  expect(await tokens.read(token)).toBeNull()
})

test('the token of another secret is not read, however often it comes', async () => {
  const now = () => Date.UTC(2026, 10, 16)
  const foreign = await accessTokens('another secret, just as long as it must be', now).issue({
    accountId: 'an account',
    sessionId: 'a session',
  })
  const tokens = accessTokens('a secret that is long enough for a test', now)
  expect(await tokens.read(foreign)).toBeNull()
  expect(await tokens.read(foreign)).toBeNull()
})
