import fc from 'fast-check'
import { expect, test } from 'vitest'
import { seeded } from '#contract/testing/seeded.ts'
import { normalPointOf, normalShareBelow } from './normal.ts'
import { allRefuse, type ChanceRange, mostOdds, oddsOfOneYes, sharedDoubt, sharedLuck } from './odds.ts'

const exactly = (...chances: number[]): ChanceRange[] => chances.map((p) => ({ low: p, high: p }))

test('the normal distribution, at points every table has', () => {
  expect(normalShareBelow(0)).toBeCloseTo(0.5, 12)
  expect(normalShareBelow(1.959963985)).toBeCloseTo(0.975, 9)
  expect(normalShareBelow(-1)).toBeCloseTo(0.158655253931, 11)
  expect(normalPointOf(0.975)).toBeCloseTo(1.959963985, 8)
})

test('one college keeps its range', () => {
  const odds = oddsOfOneYes([{ low: 0.35, high: 0.6 }])
  expect(odds?.low).toBeCloseTo(0.35, 4)
  expect(odds?.high).toBeCloseTo(0.6, 4)
})

test('worked by hand: two at one half. Both refuse in 1/4 + asin(.3) / 2π = .2985, at both ends', () => {
  const odds = oddsOfOneYes(exactly(0.5, 0.5))
  const yes = 1 - (1 / 4 + Math.asin(0.3) / (2 * Math.PI)) // .7015
  expect(odds?.low).toBeCloseTo(yes, 4)
  expect(odds?.high).toBeCloseTo(yes, 4)
})

test('worked by hand: three at one half. All refuse in 1/8 + 3 asin(.3) / 4π = .1977', () => {
  expect(oddsOfOneYes(exactly(0.5, 0.5, 0.5))?.low).toBeCloseTo(
    1 - (1 / 8 + (3 * Math.asin(0.3)) / (4 * Math.PI)),
    4,
  )
})

test('eight colleges that admit hardly anyone are no safety, and no riddle', () => {
  const ivies = Array.from({ length: 8 }, (_, n) => ({ low: 0.02 + n / 400, high: 0.15 + n / 100 }))
  const odds = oddsOfOneYes(ivies)
  expect(odds?.low).toBeGreaterThan(0.17)
  expect(odds?.high).toBeLessThan(0.65)
})

test('the odds are those of 100,000 drawn decisions, within a point', () => {
  const { uniform, normal } = seeded(5)
  for (let n = 0; n < 4; n++) {
    const chances = Array.from({ length: 3 + 3 * n }, () => 0.02 + 0.5 * uniform() ** 2)
    const bars = chances.map(normalPointOf)
    let yes = 0
    for (let draw = 0; draw < 100_000; draw++) {
      const common = Math.sqrt(sharedLuck) * normal()
      if (bars.some((bar) => common + Math.sqrt(1 - sharedLuck) * normal() < bar)) yes++
    }
    const odds = oddsOfOneYes(exactly(...chances))
    expect(Math.abs((odds?.low ?? 0) - yes / 100_000)).toBeLessThan(0.01)
  }
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
      expect(after.high).toBeGreaterThan(before.high - 0.01) // a longer list is better known
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

test('each end is where 10 in 100 draws of all doubts lie beyond it, within 3.5 points', () => {
  const { uniform, normal } = seeded(17)
  for (let n = 0; n < 12; n++) {
    const size = 1 + n
    const colleges = Array.from({ length: size }, () => ({
      middle: -3.5 + 4 * uniform(),
      doubt: 0.87 + 0.4 * uniform(),
    }))
    const draws = Array.from({ length: 4000 }, () => {
      const mine = normal()
      const chances = colleges.map(({ middle, doubt }) =>
        sigmoid(middle + doubt * (Math.sqrt(sharedDoubt) * mine + Math.sqrt(1 - sharedDoubt) * normal())),
      )
      return 1 - allRefuse(chances)
    }).sort((a, b) => a - b)
    const odds = oddsOfOneYes(
      colleges.map(({ middle, doubt }) => ({
        low: sigmoid(middle - 1.28 * doubt),
        high: sigmoid(middle + 1.28 * doubt),
      })),
    )
    expect(Math.abs((odds?.low ?? 0) - Math.min(mostOdds, draws[400] ?? 0))).toBeLessThan(0.035)
    expect(Math.abs((odds?.high ?? 0) - Math.min(mostOdds, draws[3600] ?? 0))).toBeLessThan(0.035)
  }
})
