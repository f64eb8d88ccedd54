import type { College } from '#catalog/facts.ts'

/** The door one group of applicants stands before. */
export type Door = {
  /** Admit rate 0 to 1 of the group, or of everyone where the college publishes no other; NaN: not known. */
  rate: number
  /** Log-odds added to it. */
  term: number
  /** The rate is the group's own. */
  own: boolean
}

// One constant for every public college is wrong by up to .9 in log-odds, in both directions: where a college publishes
// no rates by residency, only a cautious part of the usual difference counts, and the range is wider.
const cautious = { inState: 0.15, outOfState: -0.3 } as const

export function doorFor({ admission, control }: College, resident: boolean): Door {
  const { rate, byResidency } = admission
  if (byResidency) {
    const group = resident ? byResidency.inState : byResidency.outOfState
    return { rate: group.rate / 100, term: 0, own: true }
  }
  const all = typeof rate === 'number' ? rate / 100 : Number.NaN
  if (control === 'private') return { rate: all, term: 0, own: true }
  return { rate: all, term: resident ? cautious.inState : cautious.outOfState, own: false }
}
