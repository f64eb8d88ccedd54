import { judgeByGpa, type Record as Known, missingTogether } from '#catalog/rules/condition.ts'
import { isExceptingRule, type Rule, type RuleKind } from '#catalog/rules/rule.ts'
import { applyMinimum } from './minimum.ts'
import { applyMet, type Draft, decisive, isBelow, told } from './verdict.ts'

// Rules of one subject and not of the whole college: what engineering or nursing asks, and how many places it has.

const always: readonly RuleKind[] = ['direct entry', 'not for first-years', 'few places', 'hardly any places']
const sometimes: readonly RuleKind[] = ['minimum', 'automatic']

export const isOfSubject = (rule: Rule): boolean =>
  always.includes(rule.kind) ||
  (sometimes.includes(rule.kind) && rule.about.length > 0 && !isExceptingRule(rule))

/** `hasChoice`: of several subjects, what one of them asks does not keep the student from another. */
export function applyToSubject(rule: Rule, known: Known, hasChoice: boolean, verdict: Draft) {
  switch (rule.kind) {
    case 'not for first-years':
      verdict.later = rule
      verdict.rules.push(told(rule, 'caution'))
      return
    case 'few places':
    case 'hardly any places':
      verdict.places = rule.kind
      verdict.rules.push(told(rule, 'caution'))
      return
    case 'minimum':
      applySubjectMinimum(rule, known, hasChoice, verdict)
      return
    default:
      if (hasChoice) verdict.rules.push(told(rule, 'caution'))
      else applyDirect(rule, known, verdict)
  }
}

function applySubjectMinimum(rule: Rule, known: Known, hasChoice: boolean, verdict: Draft) {
  const met = rule.condition && judgeByGpa(rule.condition, known)
  if (hasChoice && met === 'not met')
    verdict.rules.push(
      told(rule, 'caution', 'By what you told us you are below it, which leaves the other subject.'),
    )
  else if (hasChoice || met === 'met') verdict.rules.push(told(rule, 'caution')) // it may ask for courses, too
  if (hasChoice) return
  const before = verdict.decides
  applyMinimum(rule, known, verdict)
  if (!isBelow(verdict) || verdict.decides === before) return
  verdict.ofSubject = true
  // That the university would admit is of no use to who is below what the subject asks.
  verdict.rules = verdict.rules.filter(({ kind }) => kind !== 'automatic')
}

/** Straight to the subject: by an automatic admission surely, by a direct entry perhaps. */
function applyDirect(rule: Rule, known: Known, verdict: Draft) {
  if (!rule.condition) return
  const isSure = rule.kind === 'automatic'
  const met = judgeByGpa(rule.condition, known)
  if (met === 'met' && isSure) {
    applyMet(rule, verdict)
    verdict.ofSubject = true
    return
  }
  if (met === 'met') {
    verdict.rules.push(told(rule, 'caution', 'By what you told us, you may apply for it.'))
    return
  }
  if (met === 'unknown') {
    const kind = isSure ? 'automatic' : 'caution'
    verdict.missed = 'bar' // nobody stands better for not giving what decides
    verdict.rules.push(told(rule, kind, decisive(missingTogether(rule.condition, known))))
    return
  }
  if (isSure) verdict.missed = 'bar'
  else verdict.places = 'few places'
  const meaning = isSure
    ? 'By what you told us you do not meet it, so a place in the major is not assured.'
    : 'By what you told us you do not meet it, so you would begin in another major.'
  verdict.rules.push(told(rule, 'caution', meaning))
}
