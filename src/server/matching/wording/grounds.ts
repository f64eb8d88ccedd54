import { states } from '#contract/states.ts'
import { beginning } from '#server/platform/ai/numbers-in.ts'
import type { CollegePack } from './fact-pack.ts'

// What an answer about one college may say.

/** Every number of an answer must be in here. Neither the points nor the student's own text count as facts. */
export const factsOf = ({ college, reasons, draft }: CollegePack): string[] => [
  college.location,
  ...college.facts,
  ...reasons.flatMap(({ because, year }) => [because, year ?? '']),
  draft.matchReasoning,
  draft.campusVibe,
]

const things = `tuition fees charged bill price pay paid costs residents nonresidents net grants aid average living
  earnings salary income median graduate finish complete degree bachelor awarded years return came come back stay
  retention second first admitted accepted applied chance odds estimate likely undergraduates enrolled students body
  ratio teacher professor faculty major program subject areas sat act scores tests range middle half older adults aged
  hours service courses getting get reach target usual miles away first-years room meals books listed`
const countedThings = things.split(/\s+/).map(beginning)

/** What the numbers about a college count, including the subject. */
export const countedIn = (subject: string | null): ReadonlySet<string> =>
  new Set([...countedThings, ...(subject?.match(/\p{L}{3,}/gu) ?? []).map(beginning)])

// Churches whose names contain a word that the rules refuse elsewhere.
const churches = ['Seventh Day Adventist', 'African Methodist Episcopal']

/** Names that an answer may contain: all names of the college, its place, and the states that its facts mention. */
export function namesOf(pack: CollegePack, nicknames: readonly string[], subject: string | null): string[] {
  const { name, location } = pack.college
  const said = factsOf(pack).join('\n')
  return [
    name,
    ...nicknames,
    location,
    ...location.split(', '),
    ...states.flatMap(([, state]) => (said.includes(state) ? [state] : [])),
    ...(subject ? [subject] : []),
    ...churches.filter((church) => said.includes(church)),
    'College Scorecard',
  ]
}

// A federal mission may be named only in the campus vibe (docs/matching.md), and only if our own text names it.
const missions = [
  'historically Black college or university',
  'Hispanic-Serving Institution',
  'Tribal College or University',
  'Asian American and Native American Pacific Islander-Serving Institution',
  'Predominantly Black Institution',
  'Alaska Native or Native Hawaiian-Serving Institution',
  'Native American-Serving Institution',
]
export const missionsIn = (vibe: string): string[] => missions.filter((mission) => vibe.includes(mission))
