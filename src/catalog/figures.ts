import type { Figure } from '#contract/matching/report.ts'
import type { Fact, Provenance } from './facts.ts'

export const orNull = (fact: Fact): number | null => (typeof fact === 'number' ? fact : null)
export const orNaN = (fact: Fact): number => (typeof fact === 'number' ? fact : Number.NaN)

/** Of sorted values: the middle one, or the average of the two. */
export function median(sorted: readonly number[]): number | null {
  const half = sorted.length / 2
  const high = sorted[Math.floor(half)]
  const low = sorted[Math.ceil(half) - 1]
  return high === undefined || low === undefined ? null : (low + high) / 2
}

/** A fact as it is shown: its value with year and source, or why there is none. */
export const asFigure = (fact: Fact, { source, year }: Provenance): Figure =>
  typeof fact === 'number'
    ? { value: fact, year, source, absent: null }
    : { value: null, year, source, absent: fact }
