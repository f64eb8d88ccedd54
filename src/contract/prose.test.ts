import fc from 'fast-check'
import { expect, test } from 'vitest'
import { count } from './prose.ts'

test('a number is written as Intl writes it in American English', () => {
  const intl = new Intl.NumberFormat('en-US', { maximumFractionDigits: 0 })
  fc.assert(
    fc.property(fc.integer({ min: -2_000_000_000, max: 2_000_000_000 }), (value) => {
      expect(count(value)).toBe(intl.format(value))
    }),
  )
  for (const value of [0, 7, -7, 999, -999, 1000, -1000, 1_000_000])
    expect(count(value)).toBe(intl.format(value))
})
