import { nursing } from '#catalog/associates/associates.ts'
import type { Catalog } from '#catalog/catalog.ts'
import type { College } from '#catalog/facts.ts'
import {
  isHardlyOfRank,
  judge,
  type Record as Known,
  missingMeasure,
  missingTogether,
} from '#catalog/rules/condition.ts'
import {
  type Condition,
  isAbout,
  isExcepted,
  type Requirement,
  type Rule,
  type RuleKind,
} from '#catalog/rules/rule.ts'
import type { StateCode } from '#contract/states.ts'
import { isClinical, kindOf } from '#engine/matching/chance/subject.ts'
import type { Profile } from '#engine/matching/profile.ts'
import { applyMinimum } from './minimum.ts'
import { applyToSubject, isOfSubject } from './subject-rules.ts'
import { applyMet, type Draft, decisive, nothingSaid, told, type Verdict } from './verdict.ts'

const silent: Verdict = nothingSaid()

/** In percent: nearly all are admitted above it, so a place in class that a rule asks for says little there. */
const selectiveRate = 60

/** What of the college changes the meaning of its rules: how few it admits, open doors, majors that admit apart. */
type Where = {
  isSelective: boolean
  /** Many of its places go to those whom their place in class admits: the rate of the others is lower. */
  fillsByRank: boolean
  isOpen: boolean
  isPublic: boolean
}

/** The rules of every college, laid out once: who sets a minimum; then a student's verdicts, each computed once. */
export function ruleBook({ colleges, rules }: Pick<Catalog, 'colleges' | 'rules'>) {
  const of = colleges.map(({ unitid }) => rules.get(unitid) ?? [])
  const ruled = [...of.keys()].filter((i) => of[i]?.length)
  const slotOf = new Int32Array(colleges.length).fill(-1)
  for (const [slot, i] of ruled.entries()) slotOf[i] = slot
  const places = ruled.flatMap((i) => colleges[i] ?? []).map((college) => whereOf(college, rules))
  const withMinimum = ruled.filter((i) => of[i]?.some(({ kind }) => kind === 'minimum'))

  const byState = new Map<StateCode, readonly (readonly Rule[])[]>()
  /** By slot, the rules that concern who lives there. */
  function rulesFor(home: StateCode) {
    const known = byState.get(home)
    if (known) return known
    const made = ruled.map((i) => concerning(of[i] ?? [], home))
    byState.set(home, made)
    return made
  }

  /** `familiesAt`: what is asked for at a college, where it is not the subject alone; `hasChoice`: of several. */
  const verdictsFor = (
    profile: Profile,
    families: readonly string[],
    familiesAt: (i: number) => readonly string[] | null,
    hasChoice: boolean,
  ) => {
    const asking = { ...studentOf(profile, families), hasChoice }
    const here = rulesFor(profile.state)
    const made = new Array<Verdict | undefined>(ruled.length) // by slot: asked some thousand times a search
    return (i: number): Verdict => {
      const slot = slotOf[i] ?? -1
      if (slot === -1) return silent
      const told = made[slot]
      if (told !== undefined) return told
      const [own, where] = [here[slot], places[slot]]
      const other = familiesAt(i)
      const asked = hasChoice || !other ? families : other // rules of all of several are told
      const student = other
        ? { ...asking, families: asked, apart: apartOf(other), isAuditioned: isAuditioned(other) }
        : asking
      const verdict =
        own && where && (own.length > 0 || where.fillsByRank) ? verdictOf(own, student, where) : silent
      made[slot] = verdict
      return verdict
    }
  }
  return { withMinimum, verdictsFor }
}

function whereOf({ unitid, admission, control }: College, rules: Catalog['rules']): Where {
  const isSelective = typeof admission.rate === 'number' && admission.rate < selectiveRate
  return {
    isSelective,
    fillsByRank: isSelective && (rules.get(unitid)?.some(goesByRank) ?? false),
    isOpen: admission.open,
    isPublic: control === 'public',
  }
}

const concerns = ({ who }: Rule, home: StateCode) => who === null || (who.state === home) === who.resident

/** Most are for everyone: then it is the same list, and no state needs one of its own. */
const concerning = (rules: readonly Rule[], home: StateCode) =>
  rules.every((rule) => concerns(rule, home)) ? rules : rules.filter((rule) => concerns(rule, home))

type Student = Known & {
  families: readonly string[]
  /** Of several subjects: what one of them asks does not keep the student from another. */
  hasChoice: boolean
  /** The major, if it chooses for itself at public colleges. */
  apart: string | null
  /** What a university assures is no place on its stage. */
  isAuditioned: boolean
  asksForFaith: boolean
}

const studentOf = ({ gpa, sat, act, classRank, faith }: Profile, families: readonly string[]) => ({
  gpa,
  sat,
  act,
  rank: classRank && (100 * classRank.rank) / classRank.size,
  families,
  apart: apartOf(families),
  isAuditioned: isAuditioned(families),
  asksForFaith: faith.length > 0,
})

const apartOf = (families: readonly string[]) =>
  families.includes(nursing) ? 'nursing' : isClinical(kindOf(families)) ? 'this major' : null

/** Dance, theater, music. */
const stage: readonly string[] = ['50.03', '50.05', '50.09']
const isAuditioned = (families: readonly string[]) =>
  families.length > 0 && families.every((family) => stage.some((one) => family.startsWith(one)))

function verdictOf(rules: readonly Rule[], student: Student, at: Where): Verdict {
  const verdict = nothingSaid()
  for (const rule of rules) {
    const isMeant = isAbout(rule, student.families)
    if (isOfSubject(rule)) {
      if (isMeant) applyToSubject(rule, student, student.hasChoice, verdict)
    } else if (rule.kind === 'cadets' && isMeant) {
      verdict.rules.push(told(rule, 'caution')) // who asks for its subject asks for it
    } else if (rule.kind === 'affiliation') {
      if (student.asksForFaith) verdict.rules.push(told(rule, 'condition'))
    } else apply(rule, student, verdict, at)
  }
  // Nobody stands better for not giving the rank, or for living where it does not count.
  if (at.fillsByRank && !verdict.decides) {
    verdict.fillsByRank = true
    verdict.missed ??= rules.some(goesByRank) ? 'bar' : 'places of others'
  }
  return verdict
}

const goesByRank = ({ kind, condition }: Rule) =>
  kind === 'automatic' && condition?.some((set) => set.some(({ measure }) => measure === 'rank'))

const conditions: Partial<Record<RuleKind, Verdict['condition']>> = {
  'one sex': 'one sex',
  endorsement: 'faith',
  profession: 'faith',
  cadets: 'cadets',
  need: 'need',
}

function apply(rule: Rule, known: Student, verdict: Draft, at: Where) {
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
      if (rule.condition && judge(rule.condition, known) === 'met') {
        verdict.meetsBar = true
        return
      }
      if (rule.condition) verdict.missed = 'bar'
      // A minimum that is missed or in doubt says it already.
      if (!rule.condition || !hasMinimum(verdict)) verdict.rules.push(told(rule, 'caution'))
      return
    case 'partner schools':
      if (rule.condition && judge(rule.condition, known) === 'met')
        verdict.rules.push(told(rule, 'automatic', 'Ask your counselor whether yours is one.'))
      return
    default:
      verdict.condition = conditions[rule.kind] ?? 'other'
      verdict.rules.push(told(rule, 'condition'))
  }
}

const hasMinimum = ({ rules }: Draft) => rules.some(({ kind }) => kind === 'minimum')

function applyAutomatic(rule: Rule, known: Student, verdict: Draft, at: Where) {
  if (!rule.condition) return
  const met = judge(rule.condition, known)
  // Where anyone is admitted, or a minimum says the same, nothing is lost by not meeting it.
  if (met !== 'met' && (at.isOpen || hasMinimum(verdict))) return
  if (met === 'not met') return applyMissed(rule, rule.condition, known, verdict, at)
  if (met === 'unknown') {
    const missing = missingMeasure(rule.condition, known)
    if (missing === 'rank' && isHardlyOfRank(rule.condition, known))
      return applyMissed(rule, rule.condition, known, verdict, at, 'By your GPA you probably do not meet it')
    verdict.rules.push(told(rule, 'automatic', decisive(missingTogether(rule.condition, known))))
    return
  }
  const why =
    at.isPublic && known.apart
      ? `${known.apart} has few places and chooses apart`
      : isExcepted(rule, known.families) && !known.hasChoice
        ? 'this major may ask for more'
        : known.isAuditioned && 'this major may ask for an audition'
  if (why) verdict.rules.push(told(rule, 'automatic', `You meet it for the university; ${why}.`))
  else applyMet(rule, verdict)
}

/** What follows from missing it differs: some read the application all the same, some do not. So it is only not assured. */
function applyMissed(
  rule: Rule,
  condition: Condition,
  known: Student,
  verdict: Draft,
  { isSelective }: Where,
  how = 'You do not meet it',
) {
  const byIndex = asksFor(condition, ({ measure }) => measure === 'rai')
  if (byIndex && judge(withMoreCourses(condition), known) === 'met') {
    const short =
      'By the courses we count you fall short of it; each further year of core courses adds five points.'
    verdict.rules.push(told(rule, 'caution', short))
    return
  }
  if (!byIndex && !isSelective && !isFarBelow(condition, known)) return
  const asksForMore = isExcepted(rule, known.families) && !known.hasChoice // the major, than the rule
  verdict.missed = byIndex || asksForMore ? 'bar' : (verdict.missed ?? 'assurance')
  verdict.rules.push(told(rule, 'caution', `${how}, so a place is not assured.`))
}

const asksFor = (condition: Condition, what: (one: Requirement) => boolean) =>
  condition.some((set) => set.some(what))

/** Iowa's index for a student with five years of core courses more than required, as many have. */
const withMoreCourses = (condition: Condition): Condition =>
  condition.map((set) => set.map((one) => (one.measure === 'rai' ? { ...one, bound: one.bound - 25 } : one)))

const farBelow = 0.15

/** Whether every way to meet it is missed by a score, or by a GPA that is far under; false where no GPA is asked for. */
function isFarBelow(condition: Condition, known: Known): boolean {
  const { gpa } = known
  const isGrade = ({ measure }: Requirement) => measure === 'gpa' || measure === 'weighted'
  if (gpa === null || !asksFor(condition, isGrade)) return false
  return condition.every((set) =>
    set.some((one) => (isGrade(one) ? one.bound - gpa > farBelow : judge([[one]], known) !== 'met')),
  )
}
