import fc from 'fast-check'
import { expect, test } from 'vitest'
import { seeded } from '#contract/testing/seeded.ts'
import { normalPointOf, normalShareBelow } from './normal.ts'
import { type ChanceRange, mostOdds, oddsOfOneYes, sharedLuck } from './odds.ts'

const exactly = (...chances: number[]): ChanceRange[] => chances.map((p) => ({ low: p, high: p }))

test('the normal distribution, at points every table has', () => {
  expect(normalShareBelow(0)).toBeCloseTo(0.5, 12)
  expect(normalShareBelow(1.959963985)).toBeCloseTo(0.975, 9)
  expect(normalShareBelow(-1)).toBeCloseTo(0.158655253931, 11)
  expect(normalPointOf(0.975)).toBeCloseTo(1.959963985, 8)
})

test('worked by hand: one college is its own chance at both ends', () => {
  expect(oddsOfOneYes([{ low: 0.35, high: 0.6 }])?.low).toBeCloseTo(0.35, 4)
  expect(oddsOfOneYes([{ low: 0.35, high: 0.6 }])?.high).toBeCloseTo(0.6, 10)
})

test('worked by hand: two at one half. Both refuse in 1/4 + asin(.3) / 2π = .2985 with shared luck, in 1/4 without', () => {
  const odds = oddsOfOneYes(exactly(0.5, 0.5))
  expect(odds?.low).toBeCloseTo(1 - (1 / 4 + Math.asin(0.3) / (2 * Math.PI)), 4) // .7015
  expect(odds?.high).toBeCloseTo(0.75, 10)
})

test('worked by hand: three at one half. All refuse in 1/8 + 3 asin(.3) / 4π = .1977, in 1/8 without shared luck', () => {
  const odds = oddsOfOneYes(exactly(0.5, 0.5, 0.5))
  expect(odds?.low).toBeCloseTo(1 - (1 / 8 + (3 * Math.asin(0.3)) / (4 * Math.PI)), 4) // .8023
  expect(odds?.high).toBeCloseTo(0.875, 10)
})

test('worked by hand: 20 to 30 and 10 to 25 percent. The high end is 1 - .70 x .75 = 47.5 percent', () => {
  const odds = oddsOfOneYes([
    { low: 0.2, high: 0.3 },
    { low: 0.1, high: 0.25 },
  ])
  expect(odds?.high).toBeCloseTo(0.475, 10)
  // Below 1 - .8 x .9 = 28 percent, what independent colleges would give, and above the better of the two.
  expect(odds?.low).toBeGreaterThan(0.2)
  expect(odds?.low).toBeLessThan(0.28)
})

test('a list without a chance has no odds', () => {
  expect(oddsOfOneYes([])).toBeNull()
})

const chance = fc
  .tuple(fc.double({ min: 0, max: 1, noNaN: true }), fc.double({ min: 0, max: 1, noNaN: true }))
  .map(([a, b]) => ({ low: Math.min(a, b), high: Math.max(a, b) }))
const list = fc.array(chance, { minLength: 1, maxLength: 30 })

test('adding a college never lowers the odds; they are never above 98 %, never below 0, and never turned around', () => {
  fc.assert(
    fc.property(list, chance, (chances, added) => {
      const before = oddsOfOneYes(chances)
      const after = oddsOfOneYes([...chances, added])
      if (!before || !after) throw new Error('a list has odds')
      expect(after.low).toBeGreaterThanOrEqual(before.low)
      expect(after.high).toBeGreaterThanOrEqual(before.high)
      expect(after.high).toBeLessThanOrEqual(mostOdds)
      expect(before.low).toBeGreaterThanOrEqual(0)
      expect(after.low).toBeLessThanOrEqual(after.high)
    }),
  )
})

test('the order of a list changes nothing, and a better chance never lowers the odds', () => {
  fc.assert(
    fc.property(list, fc.double({ min: 0, max: 1, noNaN: true }), (chances, lift) => {
      const odds = oddsOfOneYes(chances)
      const turned = oddsOfOneYes(chances.toReversed())
      expect(turned?.low).toBeCloseTo(odds?.low ?? -1, 12)
      const [first, ...rest] = chances
      if (!first || !odds) return
      const lifted = { low: first.low + (1 - first.low) * lift, high: first.high + (1 - first.high) * lift }
      const better = oddsOfOneYes([lifted, ...rest])
      expect(better?.low).toBeGreaterThanOrEqual(odds.low - 1e-12)
      expect(better?.high).toBeGreaterThanOrEqual(odds.high - 1e-12)
    }),
  )
})

const sigmoid = (x: number) => 1 / (1 + Math.exp(-x))

test('on simulated lists with correlated outcomes the range holds the true share of a yes at least 90 % of the time', () => {
  const { uniform, normal } = seeded(17)
  const lists = 400
  const students = 400
  let held = 0
  for (let n = 0; n < lists; n++) {
    const size = 2 + Math.floor(uniform() * 9)
    // The chance shown is a range that holds the true one in four cases of five; half of its error is the student's own
    // and shared by every college, and the outcomes are correlated more or less than the range supposes.
    const studentError = normal()
    const luck = sharedLuck * 2 * uniform()
    const colleges = Array.from({ length: size }, () => {
      const shown = -3 + 5 * uniform()
      const half = 0.85
      const error = (half / 1.2816) * Math.SQRT1_2 * (studentError + normal())
      return {
        range: { low: sigmoid(shown - half), high: sigmoid(shown + half) },
        bar: normalPointOf(sigmoid(shown + error)),
      }
    })
    let yes = 0
    for (let s = 0; s < students; s++) {
      const common = normal()
      const admitted = colleges.some(
        ({ bar }) => Math.sqrt(luck) * common + Math.sqrt(1 - luck) * normal() < bar,
      )
      if (admitted) yes++
    }
    const odds = oddsOfOneYes(colleges.map(({ range }) => range))
    if (!odds) throw new Error('a list has odds')
    const share = yes / students
    // 98 % is the most we say, and is meant as "98 or more".
    if (share >= odds.low && (share <= odds.high || odds.high === mostOdds)) held++
  }
  expect(held / lists).toBeGreaterThanOrEqual(0.9)
})
