import { chanceCaps } from '#contract/chance/caps.ts'
import { logit, sigmoid } from '#engine/matching/numbers/curves.ts'
import type { Facts } from './facts.ts'
import { isApart, isClinical } from './subject.ts'

/** The words of an estimate, the least likely first. */
export const words = ['far reach', 'reach', 'target', 'likely'] as const
export type Word = (typeof words)[number]
const [farReach, reach, target, likely] = [0, 1, 2, 3] as const

const { likelyFrom, contestedPlaces, fewByGrades } = chanceCaps
const never = Number.POSITIVE_INFINITY

function likelyFromOf({ kind, isPublic, byGrades, isOddRate }: Facts): number {
  if (!isPublic) return isClinical(kind) ? likelyFrom.clinicalAtPrivates : likelyFrom.usual
  if (kind === 'nursing') return never
  if (kind === 'allied') return likelyFrom.alliedAtPublics
  const isContested = kind === 'contested' && !isOddRate
  if (byGrades) return isContested ? likelyFrom.contestedByGrades : likelyFrom.byGrades
  if (isContested) return likelyFrom.contestedAtPublics
  return kind === 'business' ? likelyFrom.businessAtPublics : likelyFrom.usual
}

/** The highest word, by its place in the list, that published figures allow. `bindingOdds`: what early decision adds. */
export function capOn(facts: Facts, bindingOdds = 0): number {
  const { rate, lower, kind, isPublic, isOddRate, byGrades, gpa, round, scoreMissing, verdict: said } = facts
  const apart = isApart(kind, isPublic) && !(kind === 'contested' && isOddRate)
  // Among those who bind themselves early more are admitted than the rate of all says.
  const entered = round === 'ED' ? sigmoid(logit(rate) + bindingOdds) : rate
  const places = entered * (apart ? contestedPlaces : 1)
  if (said.places === 'hardly any places' || places < chanceCaps.reachFrom) return farReach
  if (said.places || said.isFarBelow || places < chanceCaps.targetFrom) return reach
  if (byGrades && lower < fewByGrades.rate && gpa < fewByGrades.gpa) return reach
  const missed = said.missed ?? (scoreMissing ? 'bar' : null)
  const past = missed === null ? 0 : missed === 'assurance' ? likelyFrom.pastAssurance : likelyFrom.pastBar
  return lower < Math.max(likelyFromOf(facts), past) ? target : likely
}
