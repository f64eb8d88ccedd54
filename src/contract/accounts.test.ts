import { expect, test } from 'vitest'
import { Profile } from './accounts.ts'

const asSpecified = {
  first_name: 'Ada',
  last_name: 'Lovelace',
  email: 'ada@example.com',
  subscription_tier: 'GOLD',
  subscription_end_date: '2026-12-15T12:00:00.000Z',
  subscription_status: 'active',
}

test("a profile of exactly the specification's shape is one, and its tier is lower-cased", () => {
  expect(Profile.parse(asSpecified)).toMatchObject({
    ...asSpecified,
    id: '',
    subscription_tier: 'gold',
    payment_problem: false,
  })
})

test.each([[null], [undefined], ['platinum'], [''], [7]])('a tier of %j is free, a status too', (value) => {
  const profile = { ...asSpecified, subscription_tier: value, subscription_status: value }
  expect(Profile.parse(profile)).toMatchObject({ subscription_tier: 'free', subscription_status: 'free' })
})
