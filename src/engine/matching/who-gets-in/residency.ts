import type { College } from '#catalog/facts.ts'

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

export function residencyRate({ admission, control }: College, resident: boolean): ResidencyRate {
  const { rate, byResidency } = admission
  if (byResidency) {
    const group = resident ? byResidency.inState : byResidency.outOfState
    return { rate: group.rate / 100, term: 0, own: true }
  }
  const all = typeof rate === 'number' ? rate / 100 : Number.NaN
  if (control === 'private') return { rate: all, term: 0, own: true }
  return { rate: all, term: resident ? cautious.inState : cautious.outOfState, own: false }
}
