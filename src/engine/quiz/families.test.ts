import fc from 'fast-check'
import { expect, test } from 'vitest'
import { type Family, rankFamilies } from './families.ts'

/** A family that leads to one occupation of its own. */
const family = (id: string, at: number): Family => ({
  id,
  candidates: Int32Array.of(at),
  weights: Float64Array.of(1),
  speaksFor: Float64Array.of(1),
  near: [],
})
const eight = ['43.02', '43.01', '43.03', '43.04', '04.02', '11.07', '26.01', '50.09'].map(family)
const beliefs = fc.array(fc.double({ min: 0.01, max: 1, noNaN: true }), { minLength: 8, maxLength: 8 })
const ids = (belief: readonly number[], named: Record<string, number> = {}) =>
  rankFamilies(eight, Float64Array.from(belief), new Map(Object.entries(named))).map((one) => one.family.id)

test('five families are suggested, never one twice and at most three of one field', () => {
  fc.assert(
    fc.property(beliefs, (belief) => {
      const found = ids(belief)
      expect(new Set(found).size).toBe(5)
      expect(found.filter((id) => id.startsWith('43.')).length).toBeLessThanOrEqual(3)
    }),
  )
})

test('to be named by a choice never costs a family its place', () => {
  fc.assert(
    fc.property(beliefs, fc.nat(7), (belief, one) => {
      const id = eight[one]?.id ?? ''
      const place = (named: Record<string, number>) => (ids(belief, named).indexOf(id) + 6) % 6
      if (ids(belief).includes(id)) expect(place({ [id]: 1 })).toBeLessThanOrEqual(place({}))
    }),
  )
})

test('what an earlier suggestion leads to no longer speaks for another', () => {
  const shared = {
    ...family('52.01', 0),
    candidates: Int32Array.of(0, 1),
    weights: Float64Array.of(1, 0.01),
    speaksFor: Float64Array.of(1, 1),
  }
  const ranked = rankFamilies(
    [shared, family('52.02', 0), family('13.04', 2)],
    Float64Array.of(0.7, 0.1, 0.2),
  )
  expect(ranked.map((one) => one.family.id)).toEqual(['52.01', '13.04', '52.02'])
})
