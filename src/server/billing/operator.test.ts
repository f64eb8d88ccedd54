import { expect, test } from 'vitest'
import { getProfile } from '#contract/accounts.ts'
import { day } from '#server/platform/clock.ts'
import { random } from '#server/platform/random.ts'
import { testApp } from '#server/testing/test-app.ts'
import { changePlan, nameOfUser, readOrder } from './operator.ts'
import { planStore } from './store.ts'

const now = Date.UTC(2026, 10, 15, 12)
const order = (line: string) => readOrder(line.split(' ').filter(Boolean), now)

test('the operator names a plan, an email and perhaps a last day', () => {
  expect(order('gold Student@Example.edu --until 2027-06-30')).toEqual({
    plan: 'gold',
    email: 'student@example.edu',
    until: Date.UTC(2027, 6, 1, 11, 59, 59, 999),
  })
  expect(order('gold a@b.edu --until=2027-06-30').until).toBe(Date.UTC(2027, 6, 1, 11, 59, 59, 999))
  expect(order('gold a@b.edu').until).toBeNull()
  expect(order('free a@b.edu')).toEqual({ plan: 'free', email: 'a@b.edu', until: null })
})

test.each([
  ['', 'npm run plan -- gold student@example.edu --until 2027-06-30'],
  ['silver a@b.edu', 'npm run plan -- free student@example.edu'],
  ['gold', 'Name the account by its email.'],
  ['gold ada', 'Name the account by its email.'],
  ['gold a@b.edu --until', '"" is not a date.'],
  ['gold a@b.edu --until tomorrow', '"tomorrow" is not a date. Write year, month and day'],
  ['gold a@b.edu --until 2027-02-30', '"2027-02-30" is not a date.'],
  ['gold a@b.edu --until 2027-13-01', '"2027-13-01" is not a date.'],
  ['gold a@b.edu --until 2026-11-14', '2026-11-14 has already passed.'],
  ['gold a@b.edu 2027-06-30', 'Give someone the Senior plan'],
  ['free a@b.edu --until 2027-06-30', 'free has no --until'],
])('"%s" is answered with a sentence', (line, sentence) => {
  expect(() => order(line)).toThrow(sentence)
})

async function operator() {
  const app = await testApp()
  const token = await app.signedIn('maya')
  const store = planStore(app.database.db)
  const plan = (line: string) =>
    changePlan(order(line), {
      store,
      findAccountId: async (email) => (email === 'maya@example.edu' ? 'maya' : null),
      now: app.now,
      random,
      by: 'ops',
    })
  const profile = async () => (await app.call(getProfile, { token: await app.signedIn('maya') })).body
  return { ...app, token, store, plan, profile }
}

test('gold given by the operator counts on the next call, and ends by itself', async () => {
  const { plan, profile, passTime } = await operator()
  expect(await plan('gold maya@example.edu --until 2026-11-16')).toBe(
    'maya@example.edu is on the Senior plan until 2026-11-16.',
  )
  expect(await profile()).toMatchObject({
    subscription_tier: 'gold',
    subscription_status: 'active',
    subscription_end_date: '2026-11-17T11:59:59.999Z',
    subscription_source: 'operator',
    payment_problem: false,
  })
  passTime(2 * day)
  expect(await profile()).toMatchObject({
    subscription_tier: 'free',
    subscription_status: 'free',
    subscription_end_date: null,
    subscription_source: null,
  })
})

test('without --until gold stays until it is taken back', async () => {
  const { plan, profile, passTime } = await operator()
  expect(await plan('gold maya@example.edu')).toBe(
    'maya@example.edu is on the Senior plan until you take it back.',
  )
  passTime(80 * day) // as long as one login lasts
  expect(await profile()).toMatchObject({ subscription_tier: 'gold', subscription_end_date: null })
  expect(await plan('free maya@example.edu')).toBe('maya@example.edu is on the Freshman plan.')
  expect(await profile()).toMatchObject({ subscription_tier: 'free' })
})

test('every change by hand is on record', async () => {
  const { plan, store, now } = await operator()
  await plan('gold maya@example.edu --until 2027-06-30')
  await plan('free maya@example.edu')
  expect(await store.changesByHand('maya')).toMatchObject([
    { plan: 'gold', until: Date.UTC(2027, 6, 1, 11, 59, 59, 999), by: 'ops', at: now() },
    { plan: 'free', until: null, by: 'ops', at: now() },
  ])
})

test('an email that nobody has is said so, and nothing is written', async () => {
  const { plan, store } = await operator()
  await expect(plan('gold nobody@example.edu')).rejects.toThrow(
    'There is no account with the email nobody@example.edu.',
  )
  expect(await store.changesByHand('maya')).toEqual([])
})

test('whoever gives a plan is on record by name, or by number where the system has none', () => {
  expect(nameOfUser(() => ({ username: 'ops' }), 1000)).toBe('ops')
  const nameless = () => {
    throw new Error('uv_os_get_passwd returned ENOENT')
  }
  expect(nameOfUser(nameless, 54321)).toBe('user 54321')
})
