import type { Catalog } from '#catalog/catalog.ts'
import { judge, type Record as Known, missingMeasure } from '#catalog/rules/condition.ts'
import type { Condition, Rule, RuleKind } from '#catalog/rules/rule.ts'
import type { AdmissionRule } from '#contract/matching/report.ts'
import { gpaText } from '#contract/prose.ts'
import type { Profile } from '#engine/matching/profile.ts'
import { nursing } from './bands.ts'

/** What a college's published rules say about one student. */
export type Verdict = {
  /** The rule that decides before any estimate. */
  decides: 'automatic' | 'below the published minimum' | null
  /** The GPA that a minimum requires of this student; NaN if there is none, or another figure meets it. */
  minimum: number
  /** Not for everyone: chosen only on request. */
  condition: 'one sex' | 'faith' | 'cadets' | 'other' | null
  /** An automatic rule whose bar the record misses, where that says something: whoever misses it is not likely. */
  missed: boolean
  /** It asks for scores again, newer than the federal year says. */
  asksScores: boolean
  /** It has closed, will, or is part of another college: never chosen. */
  gone: boolean
  /** Why its degrees in the student's subject are not for first-years. */
  later: Rule | null
  /** The rules that apply to the student, the deciding one first. */
  rules: readonly AdmissionRule[]
}

type Draft = { -readonly [Part in keyof Verdict]: Verdict[Part] } & { rules: AdmissionRule[] }

const nothingSaid = (): Draft => ({
  decides: null,
  minimum: Number.NaN,
  condition: null,
  missed: false,
  asksScores: false,
  gone: false,
  later: null,
  rules: [],
})
const silent: Verdict = nothingSaid()

/** In percent: nearly all are admitted above it, so a place in class that a rule asks for says little there. */
const selectiveRate = 60

/** The rules of every college, laid out once: who sets a minimum; then a student's verdicts, each computed once. */
export function ruleBook({ colleges, rules }: Pick<Catalog, 'colleges' | 'rules'>) {
  const of = colleges.map(({ unitid }) => rules.get(unitid))
  const isPublic = colleges.map(({ control }) => control === 'public')
  const isSelective = colleges.map(
    ({ admission }) => typeof admission.rate === 'number' && admission.rate < selectiveRate,
  )
  const withMinimum = [...of.keys()].filter((i) => of[i]?.some(({ kind }) => kind === 'minimum'))
  const verdictsFor = (profile: Profile, families: readonly string[]) => {
    const known = recordOf(profile)
    const made = new Map<number, Verdict>()
    const admitsApart = families.includes(nursing)
    return (i: number): Verdict => {
      const own = of[i]
      if (own === undefined) return silent
      const told = made.get(i)
      if (told !== undefined) return told
      const verdict = verdictOf(own, profile, known, families, {
        isSelective: isSelective[i] ?? false,
        admitsApart: admitsApart && (isPublic[i] ?? false),
      })
      made.set(i, verdict)
      return verdict
    }
  }
  return { withMinimum, verdictsFor }
}

/** What of the college changes the meaning of its rules: a low rate, and a major with an admission of its own. */
type Where = { isSelective: boolean; admitsApart: boolean }

const recordOf = ({ gpa, sat, act, classRank }: Profile): Known => ({
  gpa,
  sat,
  act,
  rank: classRank && (100 * classRank.rank) / classRank.size,
})

const concerns = ({ who }: Rule, { state }: Profile) => who === null || (who.state === state) === who.resident

function verdictOf(
  rules: readonly Rule[],
  profile: Profile,
  known: Known,
  families: readonly string[],
  at: Where,
): Verdict {
  const verdict = nothingSaid()
  for (const rule of rules) {
    if (!concerns(rule, profile)) continue
    if (rule.kind === 'not for first-years') {
      if (rule.about.some((family) => families.includes(family))) applyLater(rule, verdict)
    } else if (rule.kind === 'affiliation') {
      if (profile.faith.length > 0) verdict.rules.push(told(rule, 'condition'))
    } else apply(rule, known, verdict, at)
  }
  return verdict
}

function applyLater(rule: Rule, verdict: Draft) {
  verdict.later = rule
  verdict.rules.push(told(rule, 'caution'))
}

const conditions: Partial<Record<RuleKind, Verdict['condition']>> = {
  'one sex': 'one sex',
  endorsement: 'faith',
  profession: 'faith',
  cadets: 'cadets',
}

function apply(rule: Rule, known: Known, verdict: Draft, at: Where) {
  switch (rule.kind) {
    case 'minimum':
      return applyMinimum(rule, known, verdict)
    case 'automatic':
      return applyAutomatic(rule, known, verdict, at)
    case 'closing':
    case 'merged':
      verdict.gone = true
      verdict.rules.push(told(rule, 'caution'))
      return
    case 'tests':
      verdict.asksScores = !rule.condition || judge(rule.condition, known) !== 'met'
      verdict.rules.push(told(rule, 'caution'))
      return
    case 'trouble':
      verdict.rules.push(told(rule, 'caution'))
      return
    default:
      verdict.condition = conditions[rule.kind] ?? 'other'
      verdict.rules.push(told(rule, 'condition'))
  }
}

function applyMinimum(rule: Rule, known: Known, verdict: Draft) {
  const met = rule.condition ? judge(rule.condition, known) : 'met'
  const bound = rule.condition?.find(([first, ...more]) => first?.measure === 'gpa' && more.length === 0)
  const minimum = bound?.[0]?.bound ?? Number.NaN
  if (met === 'met') {
    const byGrades = known.gpa !== null && known.gpa >= minimum
    if (byGrades) verdict.minimum = minimum
    return
  }
  const below = met === 'not met'
  const meaning = below ? `Your ${gpaText(known.gpa ?? 0)} is below it.` : 'What you gave does not decide it.'
  verdict.minimum = minimum
  if (below) verdict.decides = 'below the published minimum'
  verdict.rules.unshift(told(rule, 'minimum', meaning))
}

function applyAutomatic(rule: Rule, known: Known, verdict: Draft, { isSelective, admitsApart }: Where) {
  if (!rule.condition) return
  const met = judge(rule.condition, known)
  if (met === 'not met') {
    if (!isSelective && !isFarBelow(rule.condition, known)) return
    verdict.missed = true
    verdict.rules.push(
      told(rule, 'caution', 'You do not meet it, so your application is read like any other.'),
    )
    return
  }
  if (met === 'unknown') {
    const missing = missingMeasure(rule.condition, known)
    if (missing === 'rank' && isHardlyOfRank(rule.condition, known)) return
    const what = missing === 'rank' ? 'Your class rank' : missing === 'gpa' ? 'Your GPA' : 'A test score'
    verdict.rules.push(told(rule, 'automatic', `${what} would decide it.`))
    return
  }
  if (admitsApart) {
    verdict.rules.push(
      told(rule, 'automatic', 'You meet it for the university; nursing has few places and chooses apart.'),
    )
    return
  }
  verdict.decides ??= 'automatic'
  verdict.rules.unshift(told(rule, 'automatic', 'By what you told us, you meet it.'))
}

const farBelow = 0.15

/** Whether the GPA all but rules out the place in class that would decide: nobody in the top tenth has a 2.7. */
function isHardlyOfRank(condition: Condition, { gpa }: Known): boolean {
  const [easiest = 0] = condition
    .flat()
    .flatMap(({ measure, bound }) => (measure === 'rank' ? [bound] : []))
    .sort((a, b) => b - a)
  return gpa !== null && gpa < (easiest <= 10 ? 3.2 : easiest <= 25 ? 2.8 : 2.3)
}

/** Whether the GPA is far under every one that would do; false where none is known or asked for. */
function isFarBelow(condition: Condition, { gpa }: Known): boolean {
  const asked = condition.flat().filter(({ measure }) => measure === 'gpa')
  return gpa !== null && asked.length > 0 && asked.every(({ bound }) => bound - gpa > farBelow)
}

const told = (
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
