import type { Entry } from './entry.ts'

// The systems of California read no scores and choose by grades alone.

/** How few a campus admits, and how far grades may be under its class. */
const selective = { rate: 0.35, short: 0.35 }
/** Where so few are admitted, only the best grades are not too far under the class. */
const first = { rate: 0.15, gpa: 3.9 }
/** Where so few are admitted, the class has better grades than these. */
const few = { rate: 0.4, gpa: 3.7 }
/** Nursing there fills its few places from the top. */
const bestForFewPlaces = 3.8

/** Grades far under the class, or under the few that the first campuses take. */
export const isFarFromChosen = (rate: number, short: number, gpa: number): boolean =>
  (rate < selective.rate && short > selective.short) || (rate < first.rate && short > 0 && gpa < first.gpa)

export const isFilledByBetter = ({ hasFewPlaces }: Entry, rate: number, gpa: number): boolean =>
  (hasFewPlaces && gpa < bestForFewPlaces) || (rate < few.rate && gpa < few.gpa)
