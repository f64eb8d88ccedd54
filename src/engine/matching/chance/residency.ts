import type { College } from '#catalog/facts.ts'
import { orNaN } from '#catalog/figures.ts'
import { testRange } from './test-range.ts'

/** The admit rate that one group of applicants (residents or others) faces. */
export type ResidencyRate = {
  /** Admit rate of the group, 0 to 1, or of everyone if the college publishes no other; NaN: unknown. */
  rate: number
  /** Whether the rate is the group's own. */
  own: boolean
}

/** In percent: a college that refuses many, and whom nearly all of the others then choose, is one that many finish. */
const believable = { rate: 65, yield: 85, finishing: 80 } as const

/** Whether its "admitted" are those who enrolled, so that its rate says nothing: The Citadel admits far more than 23 %. */
export function countsEnrolled({ admission, outcomes }: Pick<College, 'admission' | 'outcomes'>): boolean {
  return (
    Number(admission.rate) < believable.rate &&
    Number(admission.yield) >= believable.yield &&
    !(Number(outcomes.graduation6) >= believable.finishing)
  )
}

/** Of everyone, 0 to 1; NaN if unknown. */
export const admitRate = (college: Pick<College, 'admission' | 'outcomes'>) =>
  countsEnrolled(college) ? Number.NaN : orNaN(college.admission.rate) / 100

export function residencyRate(college: College, resident: boolean): ResidencyRate {
  const { admission, control } = college
  const { byResidency } = admission
  if (byResidency) {
    const group = resident ? byResidency.inState : byResidency.outOfState
    return { rate: group.rate / 100, own: true }
  }
  return { rate: admitRate(college), own: control === 'private' }
}

const odd = { below: 65, finishing: 60, middleScore: 1060 }

/**
 * Counts unfinished applications as refused: it admits few, but neither its scores nor how many finish bear it out. It is
 * nobody's reach.
 */
export function isOddRate(college: College): boolean {
  const { admission, outcomes } = college
  return (
    Number(admission.rate) < odd.below &&
    Number(outcomes.graduation6) < odd.finishing &&
    (testRange(college)?.middle ?? 0) < odd.middleScore
  )
}
