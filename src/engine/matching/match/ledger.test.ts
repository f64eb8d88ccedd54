import fc from 'fast-check'
import { expect, test } from 'vitest'
import { runs } from '#engine/matching/testing/profiles.ts'
import { wholeParts } from './ledger.ts'

test('fractions become whole points by largest remainder', () => {
  expect(wholeParts([20.6, 10.3, 5.1], 36, [24, 20, 14])).toEqual([21, 10, 5])
})

test('whole points add up to the sum, each within its limit', () => {
  const part = fc.record({
    limit: fc.integer({ min: 0, max: 24 }),
    fit: fc.double({ min: 0, max: 1, noNaN: true }),
  })
  fc.assert(
    fc.property(fc.array(part, { minLength: 1, maxLength: 8 }), (parts) => {
      const raw = parts.map(({ limit, fit }) => limit * fit)
      const sum = Math.round(raw.reduce((a, b) => a + b, 0))
      const whole = wholeParts(
        raw,
        sum,
        parts.map(({ limit }) => limit),
      )
      expect(whole.reduce((a, b) => a + b, 0)).toBe(sum)
      whole.forEach((points, i) => {
        expect(points).toBeGreaterThanOrEqual(0)
        expect(points).toBeLessThanOrEqual(parts[i]?.limit ?? 0)
      })
    }),
    runs(1000),
  )
})
