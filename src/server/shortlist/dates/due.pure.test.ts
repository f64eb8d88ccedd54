import fc from 'fast-check'
import { expect, test } from 'vitest'
import { localTime, stepDue } from './due.ts'

const newYork = 'America/New_York'
const noon = (day: string) => Date.parse(`${day}T17:00:00Z`) // 12:00 in New York in winter

test('a mail is due 14, 7 and 1 days before', () => {
  const deadline = '2027-01-15'
  const due = ['2026-12-31', '2027-01-01', '2027-01-08', '2027-01-14'].map((day) =>
    stepDue(deadline, noon(day), newYork),
  )
  expect(due).toEqual([null, 14, 7, 1])
})

test('a server that was away sends up to two days late, on the day itself too, never after it', () => {
  const due = ['2027-01-03', '2027-01-04', '2027-01-15', '2027-01-16'].map((day) =>
    stepDue('2027-01-15', noon(day), newYork),
  )
  expect(due).toEqual([14, null, 1, null])
})

test('the day starts at eight in the person’s own time zone', () => {
  const at = Date.parse('2027-01-08T14:00:00Z')
  expect(localTime(at, newYork)).toEqual({ day: '2027-01-08', hour: 9 })
  expect(stepDue('2027-01-15', at, newYork)).toBe(7)
  // It is six in the morning in Los Angeles.
  expect(stepDue('2027-01-15', at, 'America/Los_Angeles')).toBeNull()
  expect(localTime(Date.parse('2027-01-08T23:30:00Z'), 'Asia/Tokyo')).toEqual({ day: '2027-01-09', hour: 8 })
})

test('over any days, hour by hour, each step comes for whoever looks at least once a day', () => {
  fc.assert(
    fc.property(
      fc.integer({ min: 0, max: 365 }),
      fc.constantFrom(newYork, 'Pacific/Honolulu', 'UTC', 'Asia/Kolkata'),
      (offset, zone) => {
        const deadline = new Date(Date.UTC(2027, 0, 15 + offset)).toISOString().slice(0, 10)
        const start = Date.UTC(2026, 11, 25 + offset)
        const seen = new Set<number>()
        for (let hour = 0; hour < 30 * 24; hour++) {
          const step = stepDue(deadline, start + hour * 3_600_000, zone)
          if (step !== null) seen.add(step)
        }
        expect([...seen]).toEqual([14, 7, 1])
      },
    ),
    { numRuns: 20 },
  )
})

test('eight in the morning is eight on both sides of a change of the clocks', () => {
  // New York: clocks go forward on March 14, 2027, and back on November 7, 2027.
  const at = (iso: string) => Date.parse(iso)
  expect(stepDue('2027-03-20', at('2027-03-13T12:59:00Z'), newYork)).toBeNull() // 7:59
  expect(stepDue('2027-03-20', at('2027-03-13T13:00:00Z'), newYork)).toBe(7) // 8:00, winter
  expect(stepDue('2027-03-21', at('2027-03-14T11:59:00Z'), newYork)).toBeNull() // 7:59, summer
  expect(stepDue('2027-03-21', at('2027-03-14T12:00:00Z'), newYork)).toBe(7)
  expect(stepDue('2027-11-14', at('2027-11-07T12:59:00Z'), newYork)).toBeNull() // 7:59, winter again
  expect(stepDue('2027-11-14', at('2027-11-07T13:00:00Z'), newYork)).toBe(7)
})
