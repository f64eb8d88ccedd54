import fc from 'fast-check'
import { describe, expect, test } from 'vitest'
import { actAsSat } from '#contract/matching/concordance.ts'
import { runs } from '#engine/matching/testing/profiles.ts'
import { bandOf, chanceRange, mayBeLikely } from './bands.ts'
import { type Academics, capOf, chanceAt, expectedGpa, oddsOf, placeInRange, rankTerm } from './chance.ts'

const nothing = Number.NaN
const record = (changes: Partial<Academics> = {}): Academics => ({
  sat: nothing,
  gpa: nothing,
  rankTerm: nothing,
  ...changes,
})
type CollegeSide = { rate: number; place: number; terms: number }
const collegeSide = (changes: Partial<CollegeSide> = {}): CollegeSide => ({
  rate: 0.5,
  place: nothing,
  terms: 0,
  ...changes,
})
const chanceOf = ({ gpa, rankTerm: r }: Academics, { rate, place, terms }: CollegeSide) =>
  chanceAt(oddsOf(rate), capOf(rate), place, terms, gpa, r)

const sigmoid = (x: number) => 1 / (1 + Math.exp(-x))

describe('the formula of docs/matching.md', () => {
  test('without scores, grades or rank only the admit rate counts', () => {
    expect(chanceOf(record(), collegeSide({ rate: 0.5 }))).toBeCloseTo(sigmoid(0.8))
  })

  test('scores, grades, rank and residency add up as written', () => {
    const l = Math.log(0.3 / 0.7)
    const g = 3.9 - (3.6 - 0.12 * l)
    const r = Math.log(0.02 / 0.1)
    const x = 0.8 + 1.05 * l + 0.7 * 0.5 + 2.4 * g - 0.2 * r - 0.3
    const chance = chanceOf(record({ gpa: 3.9, rankTerm: rankTerm({ rank: 10, size: 500 }) }), {
      rate: 0.3,
      place: placeInRange(1400, 1300, 200),
      terms: -0.3,
    })
    expect(chance).toBeCloseTo(sigmoid(x))
  })

  test('a narrow range counts as 80 points wide, and no score counts beyond -2.5 or 1.5', () => {
    expect(placeInRange(1340, 1300, 20)).toBe(0.5)
    const at = (place: number) => chanceOf(record(), collegeSide({ place }))
    expect(at(9)).toBe(at(1.5))
    expect(at(-9)).toBe(at(-2.5))
  })

  test('no place is certain: the cap is .97, falls below a rate of 15 %, and is .35 below 5 %', () => {
    const best = record({ gpa: 4, rankTerm: rankTerm({ rank: 1, size: 900 }) })
    const at = (rate: number) => chanceOf(best, collegeSide({ rate, place: 1.5, terms: 0.3 }))
    expect(at(0.99)).toBe(0.97)
    expect(at(0.1)).toBeCloseTo(0.55)
    expect(at(0.049)).toBe(0.35)
  })
})

test('bands begin at .70, .30 and .10', () => {
  expect([0.7, 0.69, 0.3, 0.29, 0.1, 0.09].map((chance) => bandOf(chance, true))).toEqual([
    'likely',
    'target',
    'target',
    'reach',
    'reach',
    'far reach',
  ])
})

test('"Likely" never stands under a 35 % rate; for computing, engineering and nursing at publics under 60 %', () => {
  expect(bandOf(0.95, mayBeLikely(0.349, 1, false))).toBe('target')
  expect(bandOf(0.95, mayBeLikely(0.35, 1, false))).toBe('likely')
  expect(bandOf(0.95, mayBeLikely(0.59, 1, true))).toBe('target')
  expect(bandOf(0.95, mayBeLikely(0.6, 1, true))).toBe('likely')
})

test('no likely where fewer than half are admitted and the student is under the middle of the range', () => {
  expect(mayBeLikely(0.49, -0.1, false)).toBe(false)
  expect(mayBeLikely(0.49, 0.1, false)).toBe(true)
  expect(mayBeLikely(0.51, -0.1, false)).toBe(true)
  expect(mayBeLikely(0.49, nothing, false)).toBe(true)
})

test('the range is ±1.2 around the chance in log-odds, wider with doubts and borrowed rates, and ends at the cap', () => {
  const range = (doubts: number, ownRate = true) => chanceRange(0.5, 0.97, 'target', doubts, ownRate)
  expect(range(0)).toEqual({ low: 0.23, high: 0.77, band: 'target' })
  expect(range(1)).toEqual({ low: 0.2, high: 0.8, band: 'target' })
  expect(range(0, false)).toEqual(range(1))
  expect(range(3)).toEqual(range(2))
  expect(chanceRange(0.3, 0.35, 'target', 0, true).high).toBe(0.35)
})

test('raising SAT, ACT, GPA or rank never lowers a chance', () => {
  const college = fc.record({
    rate: fc.double({ min: 0.01, max: 1, noNaN: true }),
    middle: fc.integer({ min: 850, max: 1560 }),
    width: fc.integer({ min: 0, max: 400 }),
    terms: fc.constantFrom(0.15, -0.3, 0, 1),
  })
  const student = fc.record({
    sat: fc.integer({ min: 400, max: 1590 }),
    act: fc.integer({ min: 1, max: 35 }),
    gpa: fc.double({ min: 0, max: 3.99, noNaN: true }),
    rank: fc.integer({ min: 2, max: 500 }),
  })
  fc.assert(
    fc.property(college, student, ({ rate, middle, width, terms }, { sat, act, gpa, rank }) => {
      const chance = (score: number, grade: number, place: number) =>
        chanceOf(record({ gpa: grade, rankTerm: rankTerm({ rank: place, size: 500 }) }), {
          rate,
          terms,
          place: placeInRange(score, middle, width),
        })
      const now = chance(sat, gpa, rank)
      expect(chance(sat + 10, gpa, rank)).toBeGreaterThanOrEqual(now)
      expect(chance(sat, gpa + 0.01, rank)).toBeGreaterThanOrEqual(now)
      expect(chance(sat, gpa, rank - 1)).toBeGreaterThanOrEqual(now)
      expect(chance(actAsSat(act + 1), gpa, rank)).toBeGreaterThanOrEqual(chance(actAsSat(act), gpa, rank))
    }),
    runs(1000),
  )
})

// Admission shares at real high schools, by admit rate and place in the SAT range (under p25, p25-50, p50-75, over p75).
const published: readonly (readonly [rate: number, shares: readonly (number | null)[]])[] = [
  [0.05, [0.05, 0.08, 0.11, 0.16]],
  [0.11, [0.09, 0.15, 0.21, 0.34]],
  [0.22, [0.18, 0.19, 0.34, 0.53]],
  [0.4, [0.22, 0.43, 0.65, 0.87]],
  [0.6, [0.42, 0.59, 0.82, 0.94]],
  [0.82, [null, 0.74, 0.88, 0.96]],
]
/** The applicant in the middle of each quarter; grades go with scores. */
const quarters = [
  { place: -0.9, gradesOver: -0.25 },
  { place: -0.25, gradesOver: -0.08 },
  { place: 0.25, gradesOver: 0.05 },
  { place: 0.9, gradesOver: 0.15 },
]

test('the chance roughly agrees with published admission shares', () => {
  const gaps = published.flatMap(([rate, shares]) =>
    shares.flatMap((share, quarter) => {
      const { place, gradesOver } = quarters[quarter] ?? { place: 0, gradesOver: 0 }
      const gpa = Math.min(4, expectedGpa(oddsOf(rate)) + gradesOver)
      return share === null ? [] : [Math.abs(chanceOf(record({ gpa }), collegeSide({ rate, place })) - share)]
    }),
  )
  expect(Math.max(...gaps)).toBeLessThan(0.17)
  expect(gaps.reduce((sum, gap) => sum + gap, 0) / gaps.length).toBeLessThan(0.08)
})
