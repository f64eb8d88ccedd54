import type { College } from '#catalog/facts.ts'
import type { Chance } from '#contract/matching/report.ts'
import type { Scorer } from '#engine/matching/match/scorer.ts'
import { at } from '#engine/matching/numbers/curves.ts'
import { chanceRange, decided, keptTo } from './bands.ts'

/** Reasons to show a wider range. */
const doubts = ({ flags }: College, usesScores: boolean, contested: boolean): number =>
  Number(flags.includes('rate moved')) +
  Number(usesScores && flags.some((flag) => flag === 'test imputed' || flag === 'sat implausible')) +
  Number(contested)

/** The chance as the report shows it; null if no rule, no rate and no open admission is known. */
export function chanceShown(scorer: Scorer, i: number): Chance | null {
  const { columns } = scorer.against
  const { decides } = scorer.verdict(i)
  if (decides) return decided(decides)
  if (columns.open[i]) return decided('open admission')
  const estimate = scorer.estimate(i)
  const college = columns.colleges[i]
  if (!estimate || !college) return null
  const { value, band } = estimate
  const rates = scorer.ratesAt(i)
  const usesScores = !Number.isNaN(scorer.against.placeOf(i))
  return chanceRange(
    keptTo(value, band),
    at(rates.cap, i),
    band,
    doubts(college, usesScores, scorer.isContested(i)),
    rates.own[i] === 1,
  )
}
