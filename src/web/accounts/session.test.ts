import { expect, test, vi } from 'vitest'
import { getProfile, logout, refreshSession, saveProfile } from '#contract/accounts.ts'
import { call } from '#web/platform/api.ts'
import { failOn, replyTo, requests } from '#web/testing/server.ts'
import { adasProfile, realSession } from '#web/testing/session.ts'
import { startAccountSession } from './start-session.ts'

const kept = { access: 'access-1', refresh: 'refresh-1' }
const expired = 'Session expired. Please log in again.'
const keptNow = () => [localStorage.getItem('access'), localStorage.getItem('refresh')]
const pathsSeen = () => requests().map(({ method, path }) => `${method} ${path}`)

async function signedIn() {
  replyTo(getProfile, adasProfile)
  const session = realSession(kept)
  await session.ready()
  return session
}

function becomeVisible() {
  document.dispatchEvent(new Event('visibilitychange'))
}

function otherTab(key: string, newValue: string | null) {
  const oldValue = localStorage.getItem(key)
  if (newValue === null) localStorage.removeItem(key)
  else localStorage.setItem(key, newValue)
  window.dispatchEvent(new StorageEvent('storage', { key, oldValue, newValue, storageArea: localStorage }))
}

test('on startup, if a refresh token exists the profile is fetched', async () => {
  const session = await signedIn()
  expect(session.read()).toMatchObject({
    status: 'signed-in',
    account: { id: 'account-1', firstName: 'Ada', email: 'ada@example.com', plan: 'free' },
  })
  expect(requests()).toMatchObject([{ path: '/api/users/profile/', authorization: 'Bearer access-1' }])
})

test('all islands of a page share one session, which asks once', async () => {
  const first = await signedIn()
  expect(startAccountSession().session).toBe(first)
  expect(pathsSeen()).toEqual(['GET /api/users/profile/'])
})

test('a profile of exactly the specified shape signs in: its tier in capitals, its email as its id', async () => {
  const { id: _id, subscription_source: _source, payment_problem: _problem, ...specified } = adasProfile
  replyTo(getProfile, { ...specified, subscription_tier: 'GOLD', subscription_status: 'active' })
  expect(await realSession(kept).ready()).toMatchObject({
    status: 'signed-in',
    account: { id: 'ada@example.com', plan: 'gold', subscriptionPaid: true, paymentProblem: false },
  })
})

test('without a refresh token nobody is signed in and nothing is asked', async () => {
  expect(await realSession().ready()).toEqual({ status: 'signed-out', notice: null })
  expect(requests()).toEqual([])
})

test('a start without network shows the network message; a retry goes on', async () => {
  failOn(getProfile, 'network')
  const session = realSession(kept)
  await vi.waitFor(() =>
    expect(session.read()).toEqual({
      status: 'starting',
      problem: 'An network error occurred. Please try again.',
    }),
  )
  expect(keptNow()).toEqual(['access-1', 'refresh-1'])
  replyTo(getProfile, adasProfile)
  session.retry()
  expect(await session.ready()).toMatchObject({ status: 'signed-in' })
})

test('coming back online retries by itself', async () => {
  failOn(getProfile, 503, {})
  const session = realSession(kept)
  await vi.waitFor(() => expect(session.read()).toMatchObject({ problem: 'An unexpected error occurred.' }))
  replyTo(getProfile, adasProfile)
  window.dispatchEvent(new Event('online'))
  expect(await session.ready()).toMatchObject({ status: 'signed-in' })
})

test('after a 401 there is one refresh and one retry; both new tokens are stored', async () => {
  failOn(getProfile, 401, {}, { times: 1 })
  replyTo(refreshSession, { access: 'access-2', refresh: 'refresh-2' })
  replyTo(getProfile, adasProfile)
  expect(await realSession(kept).ready()).toMatchObject({ status: 'signed-in' })
  expect(keptNow()).toEqual(['access-2', 'refresh-2'])
  expect(requests().map(({ body, authorization }) => authorization ?? body)).toEqual([
    'Bearer access-1',
    { refresh: 'refresh-1' },
    'Bearer access-2',
  ])
})

test('a refresh that answers no refresh token keeps the old one', async () => {
  failOn(getProfile, 401, {}, { times: 1 })
  replyTo(refreshSession, { access: 'access-2' })
  replyTo(getProfile, adasProfile)
  await realSession(kept).ready()
  expect(keptNow()).toEqual(['access-2', 'refresh-1'])
})

test('a refresh that is refused clears the tokens: Session expired. Please log in again.', async () => {
  failOn(getProfile, 401)
  failOn(refreshSession, 401, { detail: expired })
  expect(await realSession(kept).ready()).toEqual({ status: 'signed-out', notice: expired })
  expect(keptNow()).toEqual([null, null])
})

test('without a refresh token to heal a 401: No refresh token available.', async () => {
  const session = await signedIn()
  localStorage.removeItem('refresh')
  failOn(getProfile, 401)
  await session.refetch()
  expect(session.read()).toEqual({
    status: 'signed-out',
    notice: 'No refresh token available. Session expired. Please log in again.',
  })
})

test('a refresh that gets no answer ends nothing', async () => {
  const session = await signedIn()
  failOn(saveProfile, 401)
  failOn(refreshSession, 'network')
  await expect(call(saveProfile, { body: { first_name: 'A' } })).rejects.toThrow(
    'An network error occurred. Please try again.',
  )
  expect(session.read().status).toBe('signed-in')
  expect(keptNow()).toEqual(['access-1', 'refresh-1'])
})

test.each([['network'], [500]] as const)(
  'a profile that fails later with %s keeps the session',
  async (how) => {
    const session = await signedIn()
    failOn(getProfile, how)
    expect(await session.refetch()).toMatchObject({ status: 'signed-in' })
  },
)

test('calls that are refused together ask for one refresh only', async () => {
  const session = await signedIn()
  failOn(getProfile, 401, {}, { times: 2 })
  replyTo(getProfile, adasProfile)
  replyTo(refreshSession, { access: 'access-2', refresh: 'refresh-2' })
  vi.stubGlobal('navigator', { ...navigator, locks: oneAtATime() })
  await Promise.all([call(getProfile), call(getProfile)])
  expect(pathsSeen().filter((path) => path.includes('refresh'))).toHaveLength(1)
  expect(session.read().status).toBe('signed-in')
})

test('a tab that waited for another tab to refresh uses its result, even where it arrives a moment late', async () => {
  const session = await signedIn()
  const locks = oneAtATime()
  vi.stubGlobal('navigator', { ...navigator, locks })
  let otherTabIsDone = () => {}
  const itsTurn = new Promise<void>((done) => {
    otherTabIsDone = done
  })
  void locks.request('lantern-refresh', () => itsTurn)
  const refreshed = session.refresh('access-1')
  otherTabIsDone()
  await vi.waitFor(() => expect(locks.turns()).toBe(2))
  otherTab('access', 'access-of-the-other-tab')
  expect(await refreshed).toBe(true)
  expect(pathsSeen()).toEqual(['GET /api/users/profile/'])
})

test('a logout while a refresh is under way stands', async () => {
  const session = await signedIn()
  replyTo(refreshSession, { access: 'access-2', refresh: 'refresh-2' })
  replyTo(logout)
  const refreshed = session.refresh('access-1')
  await session.logout()
  expect(await refreshed).toBe(false)
  expect(keptNow()).toEqual([null, null])
})

test('logout clears both tokens and what belongs to the visit, here and on the server', async () => {
  const session = await signedIn()
  sessionStorage.setItem('draft', 'half a search')
  localStorage.setItem('theme', 'dark')
  replyTo(logout)
  await session.logout()
  expect([...keptNow(), sessionStorage.length, localStorage.getItem('theme')]).toEqual([
    null,
    null,
    0,
    'dark',
  ])
  expect(session.read()).toEqual({ status: 'signed-out', notice: null })
  expect(requests().at(-1)).toMatchObject({ path: '/api/users/logout/', body: { refresh: 'refresh-1' } })
})

test('a session that ends by itself leaves the draft of a search, which knows whose it is', async () => {
  const session = await signedIn()
  sessionStorage.setItem('search-draft', 'half a search')
  sessionStorage.setItem('profile', '{"income":"2"}')
  session.end('Session expired. Please log in again.')
  expect([sessionStorage.getItem('search-draft'), sessionStorage.length]).toEqual(['half a search', 1])
})

test('logout works without network', async () => {
  const session = await signedIn()
  failOn(logout, 'network')
  await session.logout()
  expect(keptNow()).toEqual([null, null])
})

test('logout in one tab logs out the others', async () => {
  const session = await signedIn()
  otherTab('access', null)
  otherTab('refresh', null)
  expect(session.read()).toEqual({ status: 'signed-out', notice: null })
})

test('a login in another tab signs this one in', async () => {
  const session = realSession()
  replyTo(getProfile, adasProfile)
  localStorage.setItem('access', 'access-9')
  otherTab('refresh', 'refresh-9')
  await vi.waitFor(() => expect(session.read().status).toBe('signed-in'))
})

test('a tab that is signed out never forgets the login of another one', async () => {
  const session = realSession()
  failOn(getProfile, 401)
  otherTab('refresh', 'refresh-9')
  await vi.waitFor(() => expect(requests()).toHaveLength(1))
  await session.refetch()
  expect(session.read()).toEqual({ status: 'signed-out', notice: null })
  expect(localStorage.getItem('refresh')).toBe('refresh-9')
})

test('a token refresh in another tab changes nothing here', async () => {
  await signedIn()
  localStorage.setItem('access', 'access-2')
  otherTab('refresh', 'refresh-2')
  expect(requests()).toHaveLength(1)
})

test('visible again and the access token is gone: log out', async () => {
  const session = await signedIn()
  localStorage.removeItem('access')
  replyTo(logout)
  becomeVisible()
  expect(session.read()).toEqual({ status: 'signed-out', notice: null })
  await vi.waitFor(() => expect(requests().at(-1)?.path).toBe('/api/users/logout/'))
})

test('visible again: the profile is fetched again', async () => {
  const session = await signedIn()
  replyTo(getProfile, { ...adasProfile, subscription_tier: 'gold', subscription_status: 'active' })
  becomeVisible()
  await vi.waitFor(() => expect(session.read()).toMatchObject({ account: { plan: 'gold' } }))
})

test('a login keeps the tokens and learns who it is', async () => {
  const session = realSession()
  replyTo(getProfile, adasProfile)
  expect(await session.open({ access: 'a', refresh: 'r' })).toBeNull()
  expect(session.read()).toMatchObject({ status: 'signed-in', account: { lastName: 'Lovelace' } })
  expect(keptNow()).toEqual(['a', 'r'])
})

test.each([
  ['a refusal', 401],
  ['a server error', 500],
  ['no network', 'network'],
] as const)('right after login %s of the profile clears the session', async (_case, how) => {
  const session = realSession()
  failOn(getProfile, how)
  failOn(refreshSession, 401)
  expect(await session.open({ access: 'a', refresh: 'r' })).toBe(
    'Login succeeded, but failed to retrieve user profile.',
  )
  expect(session.read()).toEqual({ status: 'signed-out', notice: null })
  expect(keptNow()).toEqual([null, null])
})

test('in a browser that cannot store tokens the login explains so', async () => {
  const session = realSession()
  vi.stubGlobal('localStorage', undefined)
  expect(await session.open({ access: 'a', refresh: 'r' })).toContain('Allow site data')
})

test('an answer that comes after a newer one does not undo it', async () => {
  const session = await signedIn()
  const late = session.refetch()
  const read = session.read()
  if (read.status === 'signed-in') session.learn({ ...read.account, firstName: 'Augusta' })
  await late
  expect(session.read()).toMatchObject({ account: { firstName: 'Augusta' } })
})

/** The Web Locks API, which happy-dom lacks. */
function oneAtATime() {
  let last: Promise<unknown> = Promise.resolve()
  let held = 0
  let turns = 0
  type Work = (lock: unknown) => unknown
  function request(_name: string, ...[options, given]: [Work] | [{ ifAvailable: boolean }, Work]) {
    const work = given ?? (options as Work) // the overload without options
    if (given && held > 0) return Promise.resolve(work(null))
    held += 1
    const mine = last.then(() => {
      turns += 1
      return work({})
    })
    last = mine.finally(() => {
      held -= 1
    })
    return mine
  }
  return { request, turns: () => turns }
}
