import fc from 'fast-check'
import { expect, test } from 'vitest'
import { percentBar, rangeBar, sharedScale } from './scale.ts'

test('a rate is a part of one hundred, a range lies where its scores lie', () => {
  expect(percentBar(60)).toEqual({ from: 0, to: 0.6, zero: 0 })
  expect(rangeBar({ low: 1000, high: 1300 }, 400, 1600)).toEqual({ from: 0.5, to: 0.75, zero: 0 })
  expect(rangeBar({ low: 1, high: 36 }, 1, 36)).toEqual({ from: 0, to: 1, zero: 0 })
})

test('a price below zero reaches to the left of zero, and zero has no length', () => {
  const scale = sharedScale([-1000, 0, 4000])
  expect(scale(-1000)).toEqual({ from: 0, to: 0.2, zero: 0.2 })
  expect(scale(0)).toEqual({ from: 0.2, to: 0.2, zero: 0.2 })
  expect(scale(4000)).toEqual({ from: 0.2, to: 1, zero: 0.2 })
  expect(sharedScale([0, 0])(0)).toEqual({ from: 0, to: 0, zero: 0 })
})

const amount = fc.integer({ min: -20_000, max: 120_000 })

test('every bar stays on its line, starts or ends at zero, and grows with its amount', () => {
  fc.assert(
    fc.property(fc.array(amount, { minLength: 2, maxLength: 24 }), (amounts) => {
      const scale = sharedScale(amounts)
      for (const one of amounts) {
        const { from, to, zero } = scale(one)
        expect(0 <= from && from <= to && to <= 1).toBe(true)
        expect(one < 0 ? to : from).toBe(zero)
        for (const other of amounts.filter((another) => another >= one))
          expect(scale(other).to).toBeGreaterThanOrEqual(to)
      }
    }),
  )
})

test('the largest of amounts from zero up has the whole line, and equal amounts have equal bars', () => {
  fc.assert(
    fc.property(fc.array(fc.nat(120_000), { minLength: 1, maxLength: 24 }), (amounts) => {
      fc.pre(amounts.some((one) => one > 0))
      const scale = sharedScale(amounts)
      expect(scale(Math.max(...amounts))).toEqual({ from: 0, to: 1, zero: 0 })
      const [first = 0] = amounts
      expect(sharedScale([...amounts, first])(first)).toEqual(scale(first))
    }),
  )
})
