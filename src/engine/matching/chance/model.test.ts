import fc from 'fast-check'
import { expect, test } from 'vitest'
import { chanceCaps } from '#contract/chance/caps.ts'
import { coefficients } from '#contract/chance/coefficients.ts'
import { rounds } from '#contract/matching/search-fields.ts'
import { logit } from '#engine/matching/numbers/curves.ts'
import { runs } from '#engine/matching/testing/profiles.ts'
import { words } from './caps.ts'
import { type Facts, rankTerm } from './facts.ts'
import { doubtOf, estimated, indexOf, otherDoubts, termsOf } from './model.ts'
import { nothingSaid } from './published-rules/verdict.ts'
import type { Kind } from './subject.ts'
import { placeInRange } from './test-range.ts'

const none = Number.NaN
const kinds: readonly Kind[] = ['usual', 'business', 'contested', 'allied', 'nursing']

/** A private college that admits half, and nothing known of the student. */
const facts = (changes: Partial<Facts> = {}): Facts => ({
  rate: 0.5,
  lower: changes.rate ?? 0.5,
  residency: 0,
  round: null,
  place: none,
  gpa: none,
  rank: none,
  classMiddle: 1200,
  kind: 'usual',
  isPublic: false,
  byGrades: false,
  scoreMissing: false,
  isOddRate: false,
  rateMoved: false,
  rangeDoubtful: false,
  fewSenders: false,
  verdict: nothingSaid(),
  ...changes,
})

const maybe = (one: fc.Arbitrary<number>) => fc.option(one, { nil: none, freq: 4 })
const share = fc.double({ min: 0.02, max: 1, noNaN: true })
const anyFacts = fc
  .record({
    rate: share,
    lower: share,
    residency: fc.constantFrom(-1, 0, 1),
    round: fc.constantFrom(null, ...rounds),
    sat: maybe(fc.integer({ min: 40, max: 159 }).map((tens) => 10 * tens)),
    middle: fc.integer({ min: 850, max: 1560 }),
    width: fc.integer({ min: 0, max: 400 }),
    gpa: maybe(fc.double({ min: 1, max: 3.97, noNaN: true })),
    rank: maybe(fc.integer({ min: 2, max: 500 })),
    kind: fc.constantFrom(...kinds),
    isPublic: fc.boolean(),
    byGrades: fc.boolean(),
    isOddRate: fc.boolean(),
    rateMoved: fc.boolean(),
    fewSenders: fc.boolean(),
    missed: fc.constantFrom(null, 'bar', 'assurance', 'just met', 'places of others'),
    places: fc.constantFrom(null, null, null, 'few places', 'hardly any places'),
    fillsByRank: fc.boolean(),
  })
  .map(({ sat, middle, width, rank, missed, places, fillsByRank, lower, ...rest }) => {
    const made = (changes: { sat?: number; gpa?: number; rank?: number; rate?: number } = {}): Facts =>
      facts({
        ...rest,
        rate: changes.rate ?? rest.rate,
        lower: Math.min(lower, changes.rate ?? rest.rate),
        place: placeInRange(changes.sat ?? sat, middle, width),
        gpa: changes.gpa ?? rest.gpa,
        rank: rankTerm({ rank: changes.rank ?? rank, size: 500 }),
        classMiddle: middle,
        verdict: { ...nothingSaid(), missed, places, fillsByRank } as Facts['verdict'], // one of its own values each
      })
    return { made, sat, gpa: rest.gpa, rank, rate: rest.rate }
  })

const wordOf = (f: Facts) => words.indexOf(estimated(f)?.word ?? 'far reach')

test('more score, grades, rank or rate never lower range or word', () => {
  fc.assert(
    fc.property(anyFacts, ({ made, sat, gpa, rank, rate }) => {
      const better = [
        made({ sat: sat + 10 }),
        made({ gpa: gpa + 0.02 }),
        made({ rank: rank - 1 }),
        made({ rate: Math.min(1, rate + 0.01) }),
      ]
      const before = estimated(made())
      for (const [j, after] of better.map((f) => estimated(f)).entries()) {
        if (j === 3 && made().isOddRate) continue // its rate says nothing
        expect(words.indexOf(after?.word ?? 'far reach')).toBeGreaterThanOrEqual(wordOf(made()))
        for (const end of ['low', 'chance', 'high'] as const)
          expect(after?.[end]).toBeGreaterThanOrEqual((before?.[end] ?? 1) - 1e-12)
      }
    }),
    runs(3000),
  )
})

test('ten points of score or two hundredths of GPA never move a word by two', () => {
  fc.assert(
    fc.property(anyFacts, ({ made, sat, gpa }) => {
      const word = wordOf(made())
      expect(wordOf(made({ sat: sat + 10 })) - word).toBeLessThan(2)
      expect(wordOf(made({ gpa: gpa + 0.02 })) - word).toBeLessThan(2)
    }),
    runs(10_000),
  )
})

test('the range is the index and its doubt to both sides, and is never more sure of itself for knowing less', () => {
  const plain = facts({ place: 0.2, gpa: 3.7 })
  const found = estimated(plain)
  const half = coefficients.range.reach * coefficients.doubts.usual
  expect(doubtOf(plain)).toBeCloseTo(coefficients.doubts.usual)
  expect(logit(found?.chance ?? 0)).toBeCloseTo(indexOf(plain), 10)
  expect(logit(found?.low ?? 0)).toBeCloseTo(indexOf(plain) - half, 10)
  expect(logit(found?.high ?? 0)).toBeCloseTo(indexOf(plain) + half, 10)
  const { usual, other, rateOfEveryone } = coefficients.doubts
  const doubted = facts({ place: none, residency: 1, rateMoved: true })
  expect(otherDoubts(doubted)).toBe(2)
  expect(doubtOf(doubted) ** 2).toBeCloseTo(usual ** 2 + rateOfEveryone ** 2 + 2 * other ** 2)
})

test('the word is what an ordinary college’s middle bears out, and each reason to doubt asks for more', () => {
  const atRate = (rate: number, changes: Partial<Facts> = {}) =>
    facts({ rate, place: 0, gpa: 3.6, ...changes })
  const rates = Array.from({ length: 95 }, (_, n) => 0.03 + n / 100)
  for (const rate of rates) {
    const found = estimated(atRate(rate))
    if (!found) throw new Error('a rate has an estimate')
    const { likely, target, reach } = coefficients.words
    const by =
      found.chance >= likely
        ? 'likely'
        : found.chance >= target
          ? 'target'
          : found.chance >= reach
            ? 'reach'
            : 'far reach'
    expect(words.indexOf(found.word)).toBeLessThanOrEqual(words.indexOf(by))
    if (rate >= chanceCaps.likelyFrom.usual) expect(found.word).toBe(by)
    expect(wordOf(atRate(rate, { rateMoved: true, place: none }))).toBeLessThanOrEqual(wordOf(atRate(rate)))
  }
})

test('the caps bind word and range alike: what is no target has no middle above where a target begins', () => {
  fc.assert(
    fc.property(anyFacts, ({ made }) => {
      const f = made()
      const found = estimated(f)
      if (!found) return
      const { usual } = coefficients.doubts
      // More doubt than usual lets the middle be higher, never the lower end.
      const least = (middle: number) => logit(middle) - coefficients.range.reach * usual
      const { likely, target, reach } = coefficients.words
      const next = { 'far reach': reach, reach: target, target: likely, likely: 1 }[found.word]
      if (next < 1 && found.low > chanceCaps.shown.least)
        expect(logit(found.low)).toBeLessThanOrEqual(least(next) + 1e-9)
      if (f.rate < chanceCaps.reachFrom && f.round !== 'ED') expect(found.word).toBe('far reach')
      if (f.rate < chanceCaps.targetFrom && f.round !== 'ED')
        expect(words.indexOf(found.word)).toBeLessThanOrEqual(1)
      if (f.lower < chanceCaps.likelyFrom.usual) expect(found.word).not.toBe('likely')
      if (f.kind === 'nursing' && f.isPublic) expect(found.word).not.toBe('likely')
    }),
    runs(2000),
  )
})

test('each term adds its weight, and only who binds early is judged by more than the usual rate', () => {
  const base = facts({ place: 0, gpa: 3.5, rank: 0 })
  const beyond = (changes: Partial<Facts>) => indexOf({ ...base, ...changes }) - indexOf(base)
  const { index } = coefficients
  expect(beyond({ place: 1 })).toBeCloseTo(index.score)
  expect(beyond({ gpa: 3.6 })).toBeCloseTo(0.1 * index.grades)
  expect(beyond({ rank: 1 })).toBeCloseTo(-index.rank)
  expect(beyond({ residency: 1 })).toBeCloseTo(0.5 * index.atHome)
  expect(beyond({ residency: -1 })).toBeCloseTo(-0.5 * index.elsewhere)
  expect(beyond({ round: 'ED' })).toBeCloseTo(index.earlyDecision)
  expect(beyond({ scoreMissing: true })).toBeCloseTo(-index.scoreMissing)
  expect(Object.keys(termsOf(base)).sort()).toEqual(Object.keys(index).sort())
  const best = facts({ rate: 0.13, place: 0.6, gpa: 4, classMiddle: 1480 })
  expect([null, 'REA', 'ED'].map((round) => wordOf({ ...best, round } as Facts))).toEqual([1, 1, 2])
})

test('a score that is not known is what the grades say, and never better than the middle', () => {
  const index = (gpa: number, place: number) => indexOf(facts({ gpa, place }))
  expect(index(4, none)).toBeCloseTo(index(4, 0))
  expect(index(2.6, none)).toBeLessThan(index(2.6, 0))
})
