import type { College } from '#catalog/facts.ts'
import { orNaN } from '#catalog/figures.ts'

/** The admit rate that one group of applicants (residents or others) faces. */
export type ResidencyRate = {
  /** Admit rate of the group, 0 to 1, or of everyone if the college publishes no other; NaN: unknown. */
  rate: number
  /** Log-odds to add to it. */
  term: number
  /** Whether the rate is the group's own. */
  own: boolean
}

// One constant for every public college is wrong by up to .9 in log-odds, in both directions. If a college publishes no
// rates by residency, only a cautious part of the usual difference counts, and the range is wider.
const cautious = { inState: 0.15, outOfState: -0.3 } as const

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
    return { rate: group.rate / 100, term: 0, own: true }
  }
  const all = admitRate(college)
  if (control === 'private') return { rate: all, term: 0, own: true }
  return { rate: all, term: resident ? cautious.inState : cautious.outOfState, own: false }
}
