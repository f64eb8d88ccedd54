import type { College, RangeFact } from '#catalog/facts.ts'
import { actAsSat } from '#contract/matching/concordance.ts'

export type TestRange = { test: 'SAT' | 'ACT'; middle: number; width: number }

const middleOf = ({ low, high, mid }: { low: number; high: number; mid: number | null }) =>
  mid ?? (low + high) / 2

const isRange = (fact: RangeFact) => typeof fact !== 'string'

/**
 * The scores of a college's first-years on the SAT's scale; null if there are none or none count. A doubtful range is
 * used too: it widens the estimate.
 */
export function testRange({ admission }: Pick<College, 'admission'>): TestRange | null {
  if (admission.tests === 'not considered') return null
  const { sat, act } = admission
  if (isRange(sat)) return { test: 'SAT', middle: middleOf(sat), width: sat.high - sat.low }
  if (isRange(act))
    return { test: 'ACT', middle: actAsSat(middleOf(act)), width: actAsSat(act.high) - actAsSat(act.low) }
  return null
}
