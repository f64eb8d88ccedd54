import type { Catalog } from '#catalog/catalog.ts'
import { judge, type Record as Known } from '#catalog/rules/condition.ts'
import type { Rule } from '#catalog/rules/rule.ts'
import type { AdmissionRule } from '#contract/matching/report.ts'
import type { Profile } from '#engine/matching/profile.ts'

/** What a college's published rules say about one student. */
export type Verdict = {
  /** The rule that decides before any estimate. */
  decides: 'automatic' | 'below the published minimum' | null
  /** The GPA that a minimum requires of this student; NaN if there is none, or another figure meets it. */
  minimum: number
  /** Not for everyone: chosen only on request. */
  condition: 'one sex' | 'faith' | 'other' | null
  /** It has closed or will close: never chosen. */
  closing: boolean
  /** The rules that apply to the student, the deciding one first. */
  rules: readonly AdmissionRule[]
}

const silent: Verdict = { decides: null, minimum: Number.NaN, condition: null, closing: false, rules: [] }

/** The rules of every college, laid out once: which have any; then a student's verdicts, each computed once. */
export function ruleBook({ colleges, rules }: Pick<Catalog, 'colleges' | 'rules'>) {
  const of = colleges.map(({ unitid }) => rules.get(unitid))
  const ruled = [...of.keys()].filter((i) => of[i] !== undefined)
  const verdictsFor = (profile: Profile) => {
    const known = recordOf(profile)
    const made = new Map<number, Verdict>()
    return (i: number): Verdict => {
      const own = of[i]
      if (own === undefined) return silent
      const told = made.get(i)
      if (told !== undefined) return told
      const verdict = verdictOf(own, profile, known)
      made.set(i, verdict)
      return verdict
    }
  }
  return { ruled, verdictsFor }
}

const recordOf = ({ gpa, sat, act, classRank }: Profile): Known => ({
  gpa,
  sat,
  act,
  rank: classRank && (100 * classRank.rank) / classRank.size,
})

const concerns = ({ who }: Rule, { state }: Profile) => who === null || (who.state === state) === who.resident

function verdictOf(rules: readonly Rule[], profile: Profile, known: Known): Verdict {
  let verdict = silent
  for (const rule of rules) if (concerns(rule, profile)) verdict = withRule(verdict, rule, known)
  return verdict
}

function withRule(verdict: Verdict, rule: Rule, known: Known): Verdict {
  switch (rule.kind) {
    case 'minimum':
      return withMinimum(verdict, rule, known)
    case 'automatic':
      return withAutomatic(verdict, rule, known)
    case 'closing':
      return { ...verdict, closing: true, rules: [...verdict.rules, told(rule, 'caution')] }
    case 'trouble':
      return { ...verdict, rules: [...verdict.rules, told(rule, 'caution')] }
    default: {
      const condition = rule.kind === 'one sex' ? 'one sex' : rule.kind === 'endorsement' ? 'faith' : 'other'
      return { ...verdict, condition, rules: [...verdict.rules, told(rule, 'condition')] }
    }
  }
}

function withMinimum(verdict: Verdict, rule: Rule, known: Known): Verdict {
  const met = rule.condition ? judge(rule.condition, known) : 'met'
  const bound = rule.condition?.find(([first, ...more]) => first?.measure === 'gpa' && more.length === 0)
  const minimum = bound?.[0]?.bound ?? Number.NaN
  if (met === 'met') {
    const byGrades = known.gpa !== null && known.gpa >= minimum
    return byGrades ? { ...verdict, minimum } : verdict
  }
  const below = met === 'not met'
  const meaning = below ? `Your ${known.gpa} is below it.` : 'What you gave does not decide it.'
  return {
    ...verdict,
    minimum,
    decides: below ? 'below the published minimum' : verdict.decides,
    rules: [told(rule, 'minimum', meaning), ...verdict.rules],
  }
}

function withAutomatic(verdict: Verdict, rule: Rule, known: Known): Verdict {
  const met = rule.condition ? judge(rule.condition, known) : 'not met'
  if (met === 'not met') return verdict
  if (met === 'unknown') {
    const [missing] = rule.condition?.flat().filter(({ measure }) => isMissing(measure, known)) ?? []
    const meaning =
      missing?.measure === 'rank' ? 'Your class rank would decide it.' : 'A test score would decide it.'
    return { ...verdict, rules: [...verdict.rules, told(rule, 'automatic', meaning)] }
  }
  return {
    ...verdict,
    decides: verdict.decides ?? 'automatic',
    rules: [told(rule, 'automatic', 'By what you told us, you meet it.'), ...verdict.rules],
  }
}

const isMissing = (measure: string, known: Known) =>
  measure === 'rank' ? known.rank === null : known.sat === null && known.act === null

const told = (
  { sentence, link, source, read }: Rule,
  kind: AdmissionRule['kind'],
  meaning = '',
): AdmissionRule => ({ kind, text: `${sentence} ${meaning}`.trim(), link, source, readOn: read })
