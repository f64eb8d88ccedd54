import type { missingTogether } from '#catalog/rules/condition.ts'
import type { Rule } from '#catalog/rules/rule.ts'
import type { AdmissionRule } from '#contract/matching/report.ts'
import { andList, capital } from '#contract/prose.ts'

/** What a college's published rules say about one student. */
export type Verdict = {
  /** The rule that decides before any estimate. */
  decides: 'automatic' | 'below the published minimum' | null
  /** What decides is asked for the subject alone, and not by the college. */
  ofSubject: boolean
  /** The grades are below a minimum that a figure not given may still meet: chosen only if nothing else is left. */
  inDoubt: boolean
  /** In doubt, or so far below a minimum by weighted grades that hardly any weights reach it: a reach, and none away from home. */
  isFarBelow: boolean
  /** The record meets what the college says that it asks for. */
  meetsBar: boolean
  /** Not for everyone: chosen only on request. */
  condition: 'one sex' | 'faith' | 'cadets' | 'need' | 'other' | null
  /**
   * The record misses a rule, or may miss it, where that says something: whoever misses a bar is not likely, and who
   * misses an assurance only where the class is as good as these grades. `places of others`: a rule for residents fills
   * many places, and the student is from elsewhere. `just met`: a minimum, which most who are admitted exceed.
   */
  missed: 'bar' | 'just met' | 'assurance' | 'places of others' | null
  /** Many of its places go to those whom their place in class admits, and the student is none of them. */
  fillsByRank: boolean
  /** The subject has far fewer places than the admit rate says: a reach for anyone, or out of reach. */
  places: 'few places' | 'hardly any places' | null
  /** It asks for scores again, newer than the federal year says. */
  asksScores: boolean
  /** It has closed, will, or is part of another college: never chosen. */
  gone: boolean
  /** Why its degrees in the student's subject are not for first-years. */
  later: Rule | null
  /** The rules that apply to the student, the deciding one first. */
  rules: readonly AdmissionRule[]
}

/** A verdict while the rules are read one after the other. */
export type Draft = { -readonly [Part in keyof Verdict]: Verdict[Part] } & { rules: AdmissionRule[] }

export const nothingSaid = (): Draft => ({
  decides: null,
  ofSubject: false,
  inDoubt: false,
  isFarBelow: false,
  meetsBar: false,
  condition: null,
  missed: null,
  fillsByRank: false,
  places: null,
  asksScores: false,
  gone: false,
  later: null,
  rules: [],
})

/** A rule as it is shown, with what it means for the student. */
export const told = (
  { sentence, link, source, read }: Rule,
  kind: AdmissionRule['kind'],
  meaning?: string,
): AdmissionRule => ({
  kind,
  text: meaning ? `${sentence} ${meaning}` : sentence,
  link,
  source,
  readOn: read,
})

/** What was not given, in words. */
export const namesOf = (missing: ReturnType<typeof missingTogether>) => [
  ...new Set(missing.map((measure) => figureNames[measure])),
]
const figureNames = {
  gpa: 'your GPA',
  weighted: 'your GPA',
  rank: 'your class rank',
  sat: 'a test score',
  act: 'a test score',
  rai: 'a test score',
} as const satisfies Record<ReturnType<typeof missingTogether>[number], string>

/** What is missing; if nothing is, the grades are known and only their weights are not. */
export function decisive(missing: ReturnType<typeof missingTogether>): string {
  const names = namesOf(missing)
  if (names.length > 1) return `${capital(andList(names))} together would decide it.`
  return `${capital(names[0] ?? 'your weighted GPA')} would decide it.`
}

export const isBelow = ({ decides }: Verdict) => decides === 'below the published minimum'

/** The form asks for no courses, so a rule that does is met only if they are taken. */
const asksCourses =
  /\b(required|core|preparatory|A-G)\b( high school| college preparatory)? courses|courses that \w+ requires/

/** An automatic admission that is met; below what the subject asks, the university's is of no use. */
export function applyMet(rule: Rule, verdict: Draft) {
  if (isBelow(verdict)) return
  verdict.decides = 'automatic'
  const ifTaken = asksCourses.test(rule.sentence) ? ', if you take those courses' : ''
  verdict.rules.unshift(told(rule, 'automatic', `By what you told us, you meet it${ifTaken}.`))
}
