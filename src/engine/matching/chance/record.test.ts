import { expect, test } from 'vitest'
import { loadCatalog } from '#catalog/load.ts'
import { chanceRecord as record } from '#contract/chance/chance-record.ts'
import { logit } from '#engine/matching/numbers/curves.ts'
import { chanceRange } from './bands.ts'
import { capOf, chanceAt, expectedGpa } from './chance.ts'
import { residencyRate } from './residency.ts'
import { roundTerms } from './round.ts'

// What the page /how-we-estimate and docs/chance.md tell is what the engine does.

const none = Number.NaN
const oddsAt = (changes: { odds?: number; place?: number; gpa?: number; rank?: number } = {}) => {
  const { odds = 0, place = none, gpa = none, rank = none } = changes
  return logit(chanceAt(odds, 1, place, 0, gpa, rank))
}

test('each thing adds what the record says', () => {
  const { weights } = record
  expect(oddsAt()).toBeCloseTo(weights.start)
  expect(oddsAt({ odds: 1 }) - oddsAt()).toBeCloseTo(weights.admitRate)
  expect(oddsAt({ place: 1 }) - oddsAt()).toBeCloseTo(weights.testScore)
  const usual = expectedGpa(0)
  expect(oddsAt({ gpa: usual - 1 }) - oddsAt({ gpa: usual })).toBeCloseTo(-weights.gpa)
  expect(oddsAt({ rank: 1 }) - oddsAt({ rank: 0 })).toBeCloseTo(weights.classRank)
  const { earlyDecision, restrictiveEarlyAction, earlyAction } = weights.round
  expect(roundTerms).toEqual({ ED: earlyDecision, REA: restrictiveEarlyAction, EA: earlyAction, RD: 0 })
})

test('caps and the width of the range are those of the record', () => {
  const { cap, range } = record
  expect(capOf(0.99)).toBe(cap.usual)
  expect(capOf(cap.usualFromRate)).toBe(cap.usual)
  expect(capOf(cap.usualFromRate - 0.001)).toBeLessThan(cap.usual)
  expect(capOf(cap.mostSelectiveRate - 0.001)).toBe(cap.mostSelective)
  const { low, high } = chanceRange(0.5, 1, 'target', 0, true)
  expect(logit(high ?? 0)).toBeCloseTo(range.halfWidth, 1)
  expect(logit(low ?? 0)).toBeCloseTo(-range.halfWidth, 1)
})

test('residency counts as told, and the examples are the catalog’s own figures', () => {
  const { colleges } = loadCatalog('src/catalog/data')
  const borrowing = colleges.find(({ control, admission }) => control === 'public' && !admission.byResidency)
  expect(borrowing).toBeDefined()
  if (!borrowing) return
  const { inState, outOfState } = record.weights.residency
  expect([residencyRate(borrowing, true).term, residencyRate(borrowing, false).term]).toEqual([
    inState,
    outOfState,
  ])
  const published = colleges.flatMap(({ admission: { byResidency } }) =>
    byResidency ? [`${byResidency.inState.rate} ${byResidency.outOfState.rate}`] : [],
  )
  for (const { college, inState: home, outOfState: away } of record.residencyExamples)
    expect([college, published.includes(`${home} ${away}`)]).toEqual([college, true])
})
