import type { College } from '#catalog/facts.ts'
import { testRange } from './test-range.ts'

// Some colleges count unfinished applications, so that their admit rate is far too low. Their scores, and how many
// finish, say so.

const odd = { below: 65, finishing: 60, middleScore: 1060 }

/** Admits few, but neither its scores nor how many finish bear it out: it is nobody's reach. */
export function isOddRate(college: College): boolean {
  const { admission, outcomes } = college
  return (
    typeof admission.rate === 'number' &&
    admission.rate < odd.below &&
    typeof outcomes.graduation6 === 'number' &&
    outcomes.graduation6 < odd.finishing &&
    (testRange(college)?.middle ?? 0) < odd.middleScore
  )
}

const least = 0.35
/** It asks for no better grades than this where no scores say more about its class. */
export const gradesAtOddRate = 2.5

/** A score of the upper half, or fair grades where it reports no scores, are no reach there. */
export const leastAtOddRate = (middle: number, place: number, gpa: number): number =>
  place >= 0 || (Number.isNaN(middle) && gpa >= gradesAtOddRate) ? least : 0
