import { satEquivalent } from '#contract/matching/concordance.ts'
import { clamp, logit, sigmoid } from '#engine/matching/numbers/curves.ts'
import type { Profile } from '#engine/matching/profile.ts'

// Version 2 of docs/chance.md: a logistic formula checked on real decisions. NaN means unknown and counts as 0.

/** The student's record. */
export type Academics = {
  /** SAT, or the ACT on its scale; NaN without either. */
  sat: number
  gpa: number
  /** ln(place in class / a tenth), NaN without a rank. */
  rankTerm: number
}

export const rankTerm = ({ rank, size }: { rank: number; size: number }) =>
  Math.log(Math.max(rank / size, 0.005) / 0.1)

export const academicsOf = (profile: Pick<Profile, 'sat' | 'act' | 'gpa' | 'classRank'>): Academics => ({
  sat: satEquivalent(profile) ?? Number.NaN,
  gpa: profile.gpa ?? Number.NaN,
  rankTerm: profile.classRank ? rankTerm(profile.classRank) : Number.NaN,
})

/** Where a score is in a range: 0 in the middle, 1 a whole range width above. */
export const placeInRange = (sat: number, middle: number, width: number) =>
  (sat - middle) / Math.max(width, 80)

/** An admit rate as log-odds, in which the formula is linear. */
export const oddsOf = (rate: number) => logit(clamp(rate, 0.01, 0.99))

/** The highest chance shown: no admission is certain. */
export function capOf(rate: number): number {
  if (rate < 0.05) return 0.35
  return rate < 0.15 ? 0.35 + 4 * (rate - 0.05) : 0.97
}

/** The GPA of an ordinary applicant to a college this selective. */
export const expectedGpa = (odds: number) => 3.6 - 0.12 * odds

const orZero = (term: number) => (Number.isNaN(term) ? 0 : term)

/**
 * The formula on plain numbers, since one search calls it thousands of times. NaN if the rate is unknown. `terms` is
 * what residency and the round of application add.
 */
export function chanceAt(
  odds: number,
  cap: number,
  place: number,
  terms: number,
  gpa: number,
  r: number,
): number {
  const z = orZero(clamp(place, -2.5, 1.5))
  const g = orZero(Math.max(-1.2, clamp(gpa, 2, 4) - expectedGpa(odds)))
  const x = 0.8 + 1.05 * odds + 0.7 * z + 2.4 * g - 0.2 * orZero(r) + terms
  return clamp(sigmoid(x), 0.01, cap)
}

/** What open and automatic admission count as in Match. */
export const openCountsAs = 0.95
