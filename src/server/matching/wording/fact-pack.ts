import type { ChanceBand, College, Figure, LedgerLine, MajorProfile } from '#contract/report.ts'
import { states } from '#contract/states.ts'

// What a model is told of one college. Only what stands in the student's own, already cut report goes in; it is also
// all that the answer may say.

export type CollegeDraft = Pick<College, 'matchReasoning' | 'campusVibe'>

export type CollegePack = {
  college: { name: string; location: string; chance: string | null; facts: readonly string[] }
  reasons: readonly Reason[]
  draft: CollegeDraft
  student: string | null
}
type Reason = {
  about: string
  because: string
  source: string | null
  year: string | null
  points?: number
  of?: number
}

export function collegePack(college: College, student: string | null): CollegePack {
  const { collegeName, location, chance, matchReasoning, campusVibe, ledger } = college
  return {
    college: {
      name: collegeName,
      location,
      chance: chance ? chanceWords[chance.band] : null,
      facts: [...admissionFacts(college), ...outcomeFacts(college)],
    },
    reasons: ledger.map(reason),
    draft: { matchReasoning, campusVibe },
    student,
  }
}

const chanceWords: Record<ChanceBand, string> = {
  likely: 'likely: a good chance, though no decision is known before it is made',
  target: 'target: it can go either way',
  reach: 'reach: admission would be hard',
  'far reach': 'far reach: admission would be very hard for anyone',
  'open admission': 'open admission: those who meet the basic requirements can enroll',
}

/** Points are left out where the score is a preview: their sum would be the true value. */
const reason = ({ component, because, source, year, points, max }: LedgerLine): Reason => ({
  about: component,
  because,
  source,
  year,
  ...(points !== null && { points, of: max }),
})

const dollars = (amount: number) => `$${amount.toLocaleString('en-US')}`

function admissionFacts({ admissions }: College): string[] {
  const { acceptanceRate, inStateTuition, outOfStateTuition, tuitionYear, averageSat, averageAct } =
    admissions
  const year = tuitionYear ? ` (${tuitionYear})` : ''
  return [
    ...(acceptanceRate === null ? [] : [`Admits ${acceptanceRate}% of applicants.`]),
    ...(inStateTuition === null ? [] : [`In-state tuition: ${dollars(inStateTuition)}${year}.`]),
    ...(outOfStateTuition === null ? [] : [`Out-of-state tuition: ${dollars(outOfStateTuition)}${year}.`]),
    ...(averageSat === null ? [] : [`Middle half of SAT scores: ${averageSat}.`]),
    ...(averageAct === null ? [] : [`Middle half of ACT scores: ${averageAct}.`]),
    ...(admissions.testPolicy === null ? [] : [`${admissions.testPolicy}.`]),
    ...(admissions.tuitionNote === null ? [] : [admissions.tuitionNote]),
  ]
}

function outcomeFacts({ outcomes }: College): string[] {
  const { graduationRate, retentionRate, medianEarnings } = outcomes
  return [
    ...figure('Finish a degree within six years', graduationRate, (value) => `${value}%`),
    ...figure('First-years who came back for a second year', retentionRate, (value) => `${value}%`),
    ...figure('Median earnings ten years after starting', medianEarnings, dollars),
  ]
}

const figure = (label: string, { value, year }: Figure, say: (value: number) => string): string[] =>
  value === null ? [] : [`${label}: ${say(value)}${year && ` (${year})`}.`]

/** Every number of an answer must stand here. The points and the student's own text are no grounds for anything. */
export const factsOf = ({ college, reasons, draft }: CollegePack): string[] => [
  college.location,
  ...college.facts,
  ...reasons.flatMap(({ because, year }) => [because, year ?? '']),
  draft.matchReasoning,
  draft.campusVibe,
]

/** Names an answer may hold: the college by all its names, its place, and the states that its facts speak of. */
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
    'College Scorecard',
  ]
}

// A federal mission may stand in campus vibe and nowhere else (design/matching), and only where our own text has it.
const missions = [
  'historically Black college or university',
  'Hispanic-Serving Institution',
  'Tribal College or University',
  'Asian American and Native American Pacific Islander-Serving Institution',
  'Predominantly Black Institution',
  'Alaska Native or Native Hawaiian-Serving Institution',
  'Native American-Serving Nontribal Institution',
  'African Methodist Episcopal',
]
export const missionsIn = (vibe: string): string[] => missions.filter((mission) => vibe.includes(mission))

export type MajorPack = Pick<MajorProfile, 'title' | 'recommendedMajors'> & {
  draft: { description: string }
  careers: readonly string[]
}

export const majorPack = (profile: MajorProfile): MajorPack => ({
  title: profile.title,
  draft: { description: profile.description },
  recommendedMajors: profile.recommendedMajors,
  careers: profile.careerPaths.map(({ title }) => title),
})
