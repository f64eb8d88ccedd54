import type { College, Fact } from '#catalog/facts.ts'
import { at, clamp, percentiles } from '#engine/matching/numbers/curves.ts'
import { fitted, withMean } from '#engine/matching/numbers/regression.ts'
import { testRange } from '#engine/matching/who-gets-in/test-range.ts'

const known = (fact: Fact) => (typeof fact === 'number' ? fact : Number.NaN)

const fewApplications = Math.log(200)
const manyApplications = Math.log(100_000)

/** ln(applications) from 0 to 1: how many have heard of a college and want to go there. */
const renown = (applications: number) =>
  clamp((Math.log(applications) - fewApplications) / (manyApplications - fewApplications), 0, 1)

const meanOfKnown = (a: number, b: number) => (Number.isNaN(a) ? b : Number.isNaN(b) ? a : (a + b) / 2)

export function strengthOf(colleges: readonly College[]) {
  const column = (value: (college: College) => number) => Float64Array.from(colleges, value)
  const finishing = column(({ outcomes }) => known(outcomes.graduation6))
  const pell = withMean(column(({ pellShare }) => known(pellShare)))
  const older = withMean(column(({ shareOver25 }) => known(shareOver25)))
  const middles = column((college) => testRange(college)?.middle ?? Number.NaN)

  // How many finish, given who comes: a college that takes anyone and graduates half of them may do more for a student
  // than one that takes the best and graduates nine in ten. The plane is fitted on the catalog itself.
  const expected = fitted(finishing, [pell, older, middles])
  const expectedWithoutScores = fitted(finishing, [pell, older])
  const completion = percentiles(
    finishing.map((rate, i) => {
      const better = at(expected, i)
      return rate - (Number.isNaN(better) ? at(expectedWithoutScores, i) : better)
    }),
  )
  const fame = column(({ admission }) => renown(known(admission.applications)))

  // Never shown and in no score: where a college publishes no range, composing a list still has to know roughly where
  // its students stand, or a strong student is sent to whoever keeps silent.
  const rates = column(({ admission }) => (admission.open ? 95 : known(admission.rate)))
  const impliedMiddle = fitted(middles, [withMean(finishing), pell, withMean(rates)])
  return {
    fame,
    completion,
    strength: fame.map((value, i) => meanOfKnown(at(completion, i), value)),
    likelyMiddle: middles.map((middle, i) => (Number.isNaN(middle) ? at(impliedMiddle, i) : middle)),
    draw: Float64Array.from(colleges, (college, i) => drawOf(college, at(finishing, i), at(fame, i))),
  }
}

/**
 * How far a name carries beyond its region, 0 to 1: by who finishes and who applies. Public colleges are mostly known at
 * home, unless the country sees them play.
 */
function drawOf({ control, athletics }: College, finishing: number, fame: number): number {
  const finish = Number.isNaN(finishing) ? 0 : clamp((finishing - 45) / 45, 0, 1)
  const known = Number.isNaN(fame) ? 0 : fame
  if (control === 'private') return 0.65 * finish + 0.35 * known
  const onScreen = athletics.football && athletics.division === 'NCAA Division I'
  return 0.4 * finish + 0.3 * known + (onScreen ? 0.3 : 0)
}
