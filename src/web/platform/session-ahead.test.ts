import { expect, test } from 'vitest'
import { getProfile } from '#contract/accounts.ts'
import { failOn, replyTo, requests } from '#web/testing/server.ts'
import { adasProfile, realSession } from '#web/testing/session.ts'
import { askAhead, profilePath } from './session-ahead.ts'

const kept = { access: 'a', refresh: 'r' }
const keep = (tokens: Record<string, string>) => {
  for (const [key, token] of Object.entries(tokens)) localStorage.setItem(key, token)
}

test('the profile is asked for once: what was asked ahead is what the session learns', async () => {
  replyTo(getProfile, adasProfile)
  keep(kept)
  askAhead()
  const session = realSession()
  expect(await session.ready()).toMatchObject({ status: 'signed-in', account: { firstName: 'Ada' } })
  expect(requests()).toHaveLength(1)
  expect(requests()[0]).toMatchObject({ path: '/api/users/profile/', authorization: 'Bearer a' })
  await session.refetch()
  expect(requests()).toHaveLength(2)
})

test('an answer that never came is a network failure, as if it had been asked then', async () => {
  failOn(getProfile, 'network')
  keep(kept)
  askAhead()
  const session = realSession()
  await expect.poll(() => session.read()).toMatchObject({ problem: expect.stringContaining('network error') })
  expect(requests()).toHaveLength(1)
})

test('nothing is fetched ahead when nobody is signed in', () => {
  keep({ access: 'a' })
  askAhead()
  expect(requests()).toEqual([])
})

test('the path is the contract’s', () => expect(profilePath).toBe(getProfile.path))
