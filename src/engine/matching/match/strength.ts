import { finishingRate } from '#catalog/colleges/finishing.ts'
import type { College } from '#catalog/facts.ts'
import { orNaN } from '#catalog/figures.ts'
import { at, clamp, percentiles } from '#engine/matching/numbers/curves.ts'
import { fitted, withMean } from '#engine/matching/numbers/regression.ts'

const fewApplications = Math.log(200)
const manyApplications = Math.log(100_000)

/** ln(applications) from 0 to 1: how well known and wanted a college is. */
const renown = (applications: number) =>
  clamp((Math.log(applications) - fewApplications) / (manyApplications - fewApplications), 0, 1)

const meanOfKnown = (a: number, b: number) => (Number.isNaN(a) ? b : Number.isNaN(b) ? a : (a + b) / 2)

/** The fit of an ordinary college. */
export const ordinaryStrength = 0.35

/** `middles`: of the test scores, NaN where none are known. */
export function strengthOf(colleges: readonly College[], middles: Float64Array) {
  const column = (value: (college: College) => number) => Float64Array.from(colleges, value)
  const finishing = column(({ outcomes }) => orNaN(outcomes.graduation6))
  const telling = column((college) => orNaN(finishingRate(college)))
  const pell = withMean(column(({ pellShare }) => orNaN(pellShare)))
  const older = withMean(column(({ shareOver25 }) => orNaN(shareOver25)))

  // How many finish compared with what its students would predict: a college that admits anyone and graduates half of
  // them may do more for a student than one that admits the best and graduates nine in ten. The plane is fitted on the
  // catalog itself.
  const expected = fitted(finishing, [pell, older, middles])
  const expectedWithoutScores = fitted(finishing, [pell, older])
  const completion = percentiles(
    finishing.map((rate, i) => {
      const better = at(expected, i)
      return rate - (Number.isNaN(better) ? at(expectedWithoutScores, i) : better)
    }),
  ).map((place, i) => (Number.isNaN(at(telling, i)) ? Number.NaN : place))
  const fame = column(({ admission }) => renown(orNaN(admission.applications)))

  // Never shown and in no score. If a college publishes no range, choosing a list still has to know roughly where its
  // students are; otherwise a strong student would be sent to colleges that report nothing.
  const rates = column(({ admission }) => (admission.open ? 95 : orNaN(admission.rate)))
  const impliedMiddle = fitted(middles, [withMean(finishing), pell, withMean(rates)])
  return {
    fame,
    completion,
    strength: fame.map((value, i) => {
      // Left out of Match, Strength would be taken for as good as the rest.
      const isPartial = Number.isNaN(at(telling, i)) && !Number.isNaN(at(finishing, i))
      return meanOfKnown(isPartial ? ordinaryStrength : at(completion, i), value)
    }),
    likelyMiddle: middles.map((middle, i) => (Number.isNaN(middle) ? at(impliedMiddle, i) : middle)),
    draw: Float64Array.from(colleges, (college, i) => drawOf(college, at(telling, i), at(fame, i))),
  }
}

/**
 * How far a name is known beyond its region, 0 to 1: by who finishes and who applies. Public colleges are mostly known
 * at home, unless their teams play nationally.
 */
function drawOf({ control, athletics }: College, finishing: number, fame: number): number {
  const finish = Number.isNaN(finishing) ? 0 : clamp((finishing - 45) / 45, 0, 1)
  const known = Number.isNaN(fame) ? 0 : fame
  if (control === 'private') return 0.65 * finish + 0.35 * known
  const onScreen = athletics.football && athletics.division === 'NCAA Division I'
  return 0.4 * finish + 0.3 * known + (onScreen ? 0.3 : 0)
}
