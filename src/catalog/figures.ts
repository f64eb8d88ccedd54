import type { Figure } from '#contract/matching/report.ts'
import type { Fact, Provenance } from './facts.ts'

export const orNull = (fact: Fact): number | null => (typeof fact === 'number' ? fact : null)
export const orNaN = (fact: Fact): number => (typeof fact === 'number' ? fact : Number.NaN)

/** A fact as it is shown: its value with year and source, or why there is none. */
export const asFigure = (fact: Fact, { source, year }: Provenance): Figure =>
  typeof fact === 'number'
    ? { value: fact, year, source, absent: null }
    : { value: null, year, source, absent: fact }
