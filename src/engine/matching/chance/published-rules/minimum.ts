import {
  judge,
  judgeByGpa,
  type Record as Known,
  missingMeasure,
  missingTogether,
  mostByWeights,
} from '#catalog/rules/condition.ts'
import type { Condition, Requirement, Rule } from '#catalog/rules/rule.ts'
import { andList, gpaText } from '#contract/prose.ts'
import { type Draft, namesOf, told } from './verdict.ts'

/** A published minimum: below it nobody is admitted, exceptions apart. */
export function applyMinimum(rule: Rule, known: Known, verdict: Draft) {
  if (!rule.condition) return
  const met = judgeByGpa(rule.condition, known)
  if (met === 'met') {
    // It counts required courses only, and most who are admitted have more.
    if (isJustMet(rule.condition, known)) verdict.missed = 'just met'
    return
  }
  verdict.rules.unshift(told(rule, 'minimum', applyShort(met, rule.condition, known, verdict)))
}

/** What follows from a minimum that is not met by what is known, and its sentence. */
function applyShort(met: 'not met' | 'unknown', condition: Condition, known: Known, verdict: Draft): string {
  const { gpa } = known
  const least = leastGpa(condition)
  const short = gpa === null ? 'You are below it' : `Your ${gpaText(gpa)} is below it`
  if (met === 'not met') {
    verdict.decides = 'below the published minimum'
    return isMissedByScore(condition, known) ? `${scoresShort(known)}.` : `${short}.`
  }
  if (gpa === null || Number.isNaN(least)) return 'What you gave does not decide it.'
  verdict.missed = 'bar' // nor is anyone sure of a place whom a weighted GPA may still bring there
  verdict.isFarBelow = gpa < least + fewWeights
  if (gpa < least) {
    verdict.inDoubt = true
    return `${short}; ${andList(namesOf(missingTogether(condition, known)))} may still meet it.`
  }
  const orScore = missingMeasure(condition, known) ? ' or a test score' : ''
  return `${short}, but unweighted: a weighted GPA${orScore} may reach it.`
}

const isScore = ({ measure }: Requirement) => measure === 'sat' || measure === 'act'

/** The grades would do, beside a score that is too low. */
const isMissedByScore = (condition: Condition, known: Known) =>
  condition.some(
    (set) => set.some(isScore) && set.every((one) => isScore(one) || judge([[one]], known) === 'met'),
  )

function scoresShort({ sat, act }: Known): string {
  const given = [sat === null ? '' : `SAT of ${sat}`, act === null ? '' : `ACT of ${act}`].filter(Boolean)
  return `Your ${andList(given)} ${given.length > 1 ? 'are' : 'is'} below it`
}

const justEnough = 0.15

/** Most grades gain less than half of what weights can add at most. */
const fewWeights = mostByWeights / 2

const isJustMet = (condition: Condition, known: Known) =>
  known.gpa !== null && judge(condition, { ...known, gpa: known.gpa - justEnough }) !== 'met'

/** The unweighted GPA without which no GPA meets it; NaN if it asks for none alone. */
function leastGpa(condition: Condition): number {
  for (const [first, ...more] of condition) {
    if (!first || more.length > 0) continue
    if (first.measure === 'gpa') return first.bound
    if (first.measure === 'weighted') return first.bound - mostByWeights
  }
  return Number.NaN
}
