import type { Chance, ChanceBand } from '#contract/report.ts'
import { clamp, logit, sigmoid } from '#engine/matching/numbers/curves.ts'

// Version 1 of docs/matching.md: a logistic form checked on real decisions. NaN stands for "not known" and counts 0.

/** What the student brings. */
export type Academics = {
  /** SAT, or the ACT on its scale; NaN without either. */
  sat: number
  gpa: number
  /** ln(place in class / a tenth), NaN without a rank. */
  rankTerm: number
}

/** What one college asks of one student. */
export type Doors = {
  /** Admit rate 0 to 1. */
  rate: number
  /** Place in the SAT range in units of its width, see `placeInRange`. */
  place: number
  /** One of `residencies`. */
  residency: number
}

export const residencies = { inState: 0.3, outOfState: -0.6, private: 0 } as const

export const rankTerm = ({ rank, size }: { rank: number; size: number }) =>
  Math.log(Math.max(rank / size, 0.005) / 0.1)

/** Where a score lies in a range: 0 in its middle, 1 a whole range width above. */
export const placeInRange = (sat: number, middle: number, width: number) =>
  (sat - middle) / Math.max(width, 80)

/** An admit rate as log-odds, which is what the formula is linear in. */
export const oddsOf = (rate: number) => logit(clamp(rate, 0.01, 0.99))

export function capOf(rate: number): number {
  if (rate < 0.05) return 0.35
  return rate < 0.15 ? 0.35 + 4 * (rate - 0.05) : 0.97
}

/** The GPA at which a student is an ordinary applicant of a college this selective. */
export const expectedGpa = (odds: number) => 3.6 - 0.12 * odds

const orZero = (term: number) => (Number.isNaN(term) ? 0 : term)

/** The formula on plain numbers: one search asks it thousands of times. NaN where the rate is not known. */
export function chanceAt(
  odds: number,
  cap: number,
  place: number,
  residency: number,
  gpa: number,
  r: number,
): number {
  const z = orZero(clamp(place, -2.5, 1.5))
  const g = orZero(Math.max(-1.2, clamp(gpa, 2, 4) - expectedGpa(odds)))
  const x = 0.8 + 1.05 * odds + 0.7 * z + 2.4 * g - 0.2 * orZero(r) + residency
  return clamp(sigmoid(x), 0.01, cap)
}

/** The estimated chance of admission at a college that selects. */
export const chanceOf = ({ gpa, rankTerm: r }: Academics, { rate, place, residency }: Doors): number =>
  chanceAt(oddsOf(rate), capOf(rate), place, residency, gpa, r)

export function bandOf(chance: number, { rate, place }: Doors): Exclude<ChanceBand, 'open admission'> {
  // Being under the middle where more than half are refused is never safe, whatever the formula says.
  if (chance >= 0.7) return rate < 0.5 && place < 0 ? 'target' : 'likely'
  if (chance >= 0.3) return 'target'
  return chance >= 0.1 ? 'reach' : 'far reach'
}

const halfWidth = 0.85
const widened = [0, 0.2, 0.3]

/** The range shown: wider for each reason to doubt the estimate, 0.2 for one, 0.3 for more. */
export function chanceRange(chance: number, doors: Doors, doubts: number): Chance {
  const spread = halfWidth + (widened[Math.min(doubts, 2)] ?? 0)
  const middle = logit(chance)
  const twoDecimals = (p: number) => Math.max(0.01, Math.round(p * 100) / 100)
  return {
    low: twoDecimals(sigmoid(middle - spread)),
    high: twoDecimals(Math.min(sigmoid(middle + spread), capOf(doors.rate))),
    band: bandOf(chance, doors),
  }
}

export const openChance: Chance = { low: null, high: null, band: 'open admission' }
/** What open admission counts as in Match. */
export const openCountsAs = 0.95
