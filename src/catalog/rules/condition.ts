import { satEquivalent } from '#contract/matching/concordance.ts'
import type { Condition, Requirement } from './rule.ts'

// Conditions as the table writes them: 'gpa>=3.0 & act>=21 / rank<=10'. A slash separates alternatives; an ampersand
// joins requirements.

/** What the form knows about a student; `rank` is percent of the class from its top, 10 for the top tenth. */
export type Record = { gpa: number | null; sat: number | null; act: number | null; rank: number | null }
type Verdict = 'met' | 'not met' | 'unknown'

export function conditionOf(text: string): Condition | null {
  if (text === '') return null
  const asksForOne = !(text.includes('sat>=') && text.includes('act>='))
  return text.split(' / ').map((set) => set.split(' & ').map((one) => requirementOf(one, asksForOne)))
}

const measures: readonly Requirement['measure'][] = ['gpa', 'weighted', 'sat', 'act', 'rai', 'rank']

function requirementOf(text: string, asksForOne: boolean): Requirement {
  const [name, figure = ''] = text.split(text.startsWith('rank') ? '<=' : '>=')
  const measure = measures.find((known) => known === name)
  const bound = Number(figure)
  if (!measure || !(bound > 0)) throw new Error(`rules: "${text}" is not a requirement`)
  return { measure, bound, ofEither: asksForOne }
}

/** Unknown if a missing figure could still decide it. */
export function judge(condition: Condition, student: Record): Verdict {
  let best: Verdict = 'not met'
  for (const set of condition) {
    const verdict = allOf(set, student)
    if (verdict === 'met') return verdict
    if (verdict === 'unknown') best = verdict
  }
  return best
}

function allOf(set: readonly Requirement[], student: Record): Verdict {
  let worst: Verdict = 'met'
  for (const requirement of set) {
    const verdict = meets(requirement, student)
    if (verdict === 'not met') return verdict
    if (verdict === 'unknown') worst = verdict
  }
  return worst
}

function meets(requirement: Requirement, student: Record): Verdict {
  const { measure, bound } = requirement
  const value = figureOf(requirement, student)
  if (value === null) return 'unknown'
  if (measure === 'rank') return value <= bound ? 'met' : 'not met'
  if (measure === 'weighted' && value < bound && value >= bound - mostByWeights) return 'unknown'
  return value >= bound ? 'met' : 'not met'
}

/** Half a point is honors credit in every course, or AP credit in every other one: who is near such a bar has less. */
export const mostByWeights = 0.5

function figureOf({ measure, ofEither }: Requirement, student: Record): number | null {
  const { gpa, sat, act, rank } = student
  switch (measure) {
    case 'rai':
      return admissionIndex(student)
    case 'gpa':
    case 'weighted':
      return gpa
    case 'sat':
      return ofEither ? satEquivalent(student) : (sat ?? (act === null ? null : notTaken))
    case 'act':
      return ofEither ? actEquivalent(student) : (act ?? (sat === null ? null : notTaken))
    case 'rank':
      return rank
  }
}

/** Where a college says what it asks of each test, the one that was taken decides. */
const notTaken = 0

/** Whether the GPA all but rules out the place in class that would decide: nobody in the top tenth has a 2.7. */
export function isHardlyOfRank(condition: Condition, { gpa }: Record): boolean {
  let easiest = 0
  for (const set of condition)
    for (const { measure, bound } of set) if (measure === 'rank') easiest = Math.max(easiest, bound)
  return gpa !== null && gpa < (easiest <= 5 ? 3.6 : easiest <= 10 ? 3.2 : easiest <= 25 ? 2.8 : 2.3)
}

/** As `judge`, but a rank that was not given and that the GPA all but rules out is not met. */
export function judgeByGpa(condition: Condition, student: Record): Verdict {
  const judged = judge(condition, student)
  if (judged !== 'unknown' || missingMeasure(condition, student) !== 'rank') return judged
  return isHardlyOfRank(condition, student) ? 'not met' : judged
}

/** The first figure that is asked for and was not given. */
export function missingMeasure(condition: Condition, student: Record): Requirement['measure'] | null {
  for (const set of condition) for (const one of set) if (figureOf(one, student) === null) return one.measure
  return null
}

/** The figures not given of the alternative that lacks fewest and that no known figure rules out. */
export function missingTogether(condition: Condition, student: Record): Requirement['measure'][] {
  const [fewest = []] = condition
    .filter((set) => allOf(set, student) === 'unknown')
    .map((set) => set.filter((one) => figureOf(one, student) === null).map(({ measure }) => measure))
    .sort((a, b) => a.length - b.length)
  return fewest
}

/** Iowa's index without its core courses. */
function admissionIndex(student: Record): number | null {
  const best = actEquivalent(student)
  return student.gpa === null || best === null ? null : 3 * best + 30 * student.gpa
}

/** The better of the two, as an ACT: an SAT counts as the highest ACT that it reaches. */
const actEquivalent = ({ sat, act }: Record): number | null =>
  sat === null ? act : Math.max(act ?? 0, actOf(sat))

/** The least SAT for each ACT from 36 down to 9, as the Iowa Regents convert it. */
const leastSat = [
  1570, 1530, 1490, 1450, 1420, 1390, 1360, 1330, 1300, 1260, 1230, 1200, 1160, 1130, 1100, 1060, 1030, 990,
  960, 920, 880, 830, 780, 730, 690, 650, 620, 590,
]
function actOf(sat: number): number {
  const place = leastSat.findIndex((least) => sat >= least)
  return place < 0 ? 0 : 36 - place
}
