import fc from 'fast-check'
import { expect, test } from 'vitest'
import { endOfPlanDay, planDay, planIsoDay } from './billing.ts'

test('a plan until June 30 lasts through June 30 in every time zone, and is called June 30 everywhere', () => {
  const end = endOfPlanDay('2027-06-30')
  expect(planDay(end)).toBe('June 30, 2027')
  expect(planDay(new Date(end).toISOString())).toBe('June 30, 2027')
  for (const timeZone of ['Pacific/Kiritimati', 'America/New_York', 'Pacific/Honolulu', 'Etc/GMT+12']) {
    const there = new Intl.DateTimeFormat('en-CA', { timeZone }).format(end + 1)
    expect(there >= '2027-07-01').toBe(true)
  }
})

test('a day without a time is that day', () => {
  expect(planDay('2027-01-05')).toBe('January 5, 2027')
})

test('no plan ends before the day that we said, wherever its owner is', () => {
  fc.assert(
    fc.property(
      fc.integer({ min: Date.UTC(2026, 0, 1), max: Date.UTC(2030, 0, 1) }),
      fc.constantFrom('Pacific/Honolulu', 'America/Los_Angeles', 'America/New_York', 'Asia/Tokyo', 'UTC'),
      (end, timeZone) => {
        expect(new Intl.DateTimeFormat('en-CA', { timeZone }).format(end) >= planIsoDay(end)).toBe(true)
      },
    ),
  )
})

test('what is no date has no end', () => {
  for (const text of ['', 'tomorrow', '2027-13-01']) expect(endOfPlanDay(text)).toBeNaN()
})
