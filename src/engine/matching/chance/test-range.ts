import { isImplausibleScore } from '#catalog/colleges/implied-score.ts'
import type { College, Fact, Range, RangeFact } from '#catalog/facts.ts'
import { actAsSat } from '#contract/matching/concordance.ts'

/** On the SAT's scale. */
export type TestRange = { low: number; middle: number; width: number }
/** Where a score is in a range: 0 in the middle, 1 a whole width above. A narrow range counts as 80 points. */
export const placeInRange = (sat: number, middle: number, width: number) =>
  (sat - middle) / Math.max(width, 80)

type Reporting = Pick<College, 'admission' | 'outcomes'>

const middleOf = ({ low, high, mid }: Range) => mid ?? (low + high) / 2

const isRange = (fact: RangeFact) => typeof fact !== 'string'

/** No class is so alike that its middle half lies within so few points of the ACT. */
const narrow = 3

/**
 * The ranges that may be told: none if scores do not count. Where the two contradict each other by the concordance, the
 * middle of each outside the other, and one is far from what admit rate and completion imply, the one that fewer sent is
 * left out, or one that cannot be: Oklahoma Baptist reports an ACT of 17-19 beside a SAT of 1070-1240.
 */
export function plausibleRanges({ admission, outcomes }: Reporting): {
  sat: Range | null
  act: Range | null
} {
  if (admission.tests === 'not considered') return { sat: null, act: null }
  const sat = isRange(admission.sat) ? admission.sat : null
  const act = isRange(admission.act) ? admission.act : null
  const { rate } = admission
  const { graduation6 } = outcomes
  if (!sat || !act || typeof rate !== 'number' || typeof graduation6 !== 'number') return { sat, act }
  const [bySat, byAct] = [middleOf(sat), actAsSat(middleOf(act))]
  const apart =
    (byAct < sat.low || byAct > sat.high) && (bySat < actAsSat(act.low) || bySat > actAsSat(act.high))
  if (!apart) return { sat, act }
  const wrongSat = isImplausibleScore(bySat, rate, graduation6)
  const wrongAct = isImplausibleScore(byAct, rate, graduation6)
  if (wrongSat === wrongAct) return { sat, act }
  const [bySatSent, byActSent] = [Number(admission.satSubmitted), Number(admission.actSubmitted)]
  const keepsSat = act.high - act.low < narrow || (bySatSent === byActSent ? wrongAct : bySatSent > byActSent)
  return keepsSat ? { sat, act: null } : { sat: null, act }
}

const onSatScale = {
  sat: (range: Range): TestRange => ({
    low: range.low,
    middle: middleOf(range),
    width: range.high - range.low,
  }),
  act: (range: Range): TestRange => ({
    low: actAsSat(range.low),
    middle: actAsSat(middleOf(range)),
    width: actAsSat(range.high) - actAsSat(range.low),
  }),
}

/** So few senders that their scores say nothing about the class: 7 of Simpson's 381. Told, but nobody is judged by it. */
const handful = { senders: 20, percent: 10 } as const

function isOfHandful({ admitted, yield: enrolled }: College['admission'], sent: Fact): boolean {
  if (typeof sent !== 'number' || typeof admitted !== 'number' || typeof enrolled !== 'number') return false
  const senders = (admitted * enrolled * sent) / 100 ** 2
  return sent < handful.percent && senders < handful.senders
}

/** The range of each test, for students who took it. */
export function ownRanges(college: Reporting): { sat: TestRange | null; act: TestRange | null } {
  const { sat, act } = plausibleRanges(college)
  const { admission } = college
  return {
    sat: sat && !isOfHandful(admission, admission.satSubmitted) ? onSatScale.sat(sat) : null,
    act: act && !isOfHandful(admission, admission.actSubmitted) ? onSatScale.act(act) : null,
  }
}

/**
 * The scores of a college's first-years by the test that most report; null if there are none or none count. A doubtful
 * range is used too: it widens the estimate.
 */
export function testRange(college: Reporting): TestRange | null {
  const { sat, act } = ownRanges(college)
  const { satSubmitted, actSubmitted } = college.admission
  return sat && act && Number(actSubmitted) > Number(satSubmitted) ? act : (sat ?? act)
}
