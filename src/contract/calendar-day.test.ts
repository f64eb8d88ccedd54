import { expect, test } from 'vitest'
import { dayAfter, dayFormat, daysBetween, isDay } from './calendar-day.ts'

test('a day is one that the calendar has, written in full', () => {
  expect(['2028-02-29', '2026-12-31'].filter(isDay)).toEqual(['2028-02-29', '2026-12-31'])
  expect(['2027-02-29', '2026-13-01', '2026-1-1', '2026-11-15T12:00', ''].filter(isDay)).toEqual([])
})

test('days are counted across leap days, new years and changes of the clock', () => {
  expect(daysBetween('2028-02-28', '2028-03-01')).toBe(2)
  expect(daysBetween('2027-03-15', '2027-03-13')).toBe(-2)
  expect(dayAfter('2026-12-31', 1)).toBe('2027-01-01')
})

test('a day is written as the same day in every time zone', () => {
  expect(dayFormat({ dateStyle: 'full' })('2027-01-08')).toBe('Friday, January 8, 2027')
})
