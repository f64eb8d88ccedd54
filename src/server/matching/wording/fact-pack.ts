import type {
  ChanceBand,
  College,
  CollegeFigure,
  LedgerLine,
  MajorProfile,
} from '#contract/matching/report.ts'
import { dollars } from '#contract/prose.ts'

// What a model is told about one college. It contains only what the student's own, already cut report contains, and
// an answer may say nothing beyond it.

type CollegeDraft = Pick<College, 'matchReasoning' | 'campusVibe'>

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
  const { collegeName, location, chance, matchReasoning, campusVibe, ledger, rules } = college
  return {
    college: {
      name: collegeName,
      location,
      chance: chance ? chanceWords[chance.band] : null,
      facts: [...admissionFacts(college), ...outcomeFacts(college), ...rules.map(({ text }) => text)],
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
  automatic: 'automatic: the college publishes a rule that admits this student',
  'below the published minimum': 'below the published minimum: the college publishes a rule that is not met',
}

/** Points are left out if the score is a preview: their sum would be the real score. */
const reason = ({ component, because, source, year, points, max }: LedgerLine): Reason => ({
  about: component,
  because,
  source,
  year,
  ...(points !== null && { points, of: max }),
})

// Each figure with the words that people use for it: a number may only be used for what its fact is about.

function admissionFacts({ admissions, chance, netPrice }: College): string[] {
  const { acceptanceRate, inStateTuition, outOfStateTuition, averageSat, averageAct } = admissions
  const { tuitionYear, outOfStateTuitionYear = tuitionYear } = admissions
  const inYear = (year: string | null) => (year ? ` (${year})` : '')
  const line = <T>(value: T | null, say: (value: T) => string) => (value === null ? [] : [say(value)])
  return [
    ...line(acceptanceRate, (rate) => `Admit rate ${rate}% of applicants admitted or accepted.`),
    ...line(
      chanceRange(chance),
      (range) => `Chance of admission, odds of getting in, estimated at ${range}.`,
    ),
    ...line(
      inStateTuition,
      (paid) => `In-state tuition, the price residents pay, ${dollars(paid)}${inYear(tuitionYear)}.`,
    ),
    ...line(
      outOfStateTuition,
      (paid) =>
        `Tuition that students from other states pay ${dollars(paid)}${inYear(outOfStateTuitionYear)}.`,
    ),
    ...figure(
      'Net price, the average cost that families pay after grants and aid,',
      netPrice.average,
      dollars,
    ),
    ...line(averageSat, (range) => `SAT scores of the middle half ${range}.`),
    ...line(averageAct, (range) => `ACT scores of the middle half ${range}.`),
    ...line(admissions.testPolicy, (policy) => `${policy}.`),
    ...line(admissions.tuitionNote, (note) => note),
  ]
}

const chanceRange = (chance: College['chance']) =>
  chance?.low == null || chance.high === null
    ? null
    : `${Math.round(100 * chance.low)}-${Math.round(100 * chance.high)}%`

function outcomeFacts({ outcomes }: College): string[] {
  const { graduationRate, retentionRate, medianEarnings } = outcomes
  const percent = (value: number) => `${value}%`
  return [
    ...figure(
      'Graduation rate, students who graduate, finish or complete a degree in six years,',
      graduationRate,
      percent,
    ),
    ...figure(
      'Retention, first-years who return, came back or stay for a second year,',
      retentionRate,
      percent,
    ),
    ...figure('Median earnings, pay or salary ten years after starting,', medianEarnings, dollars),
  ]
}

const figure = (label: string, { value, year }: CollegeFigure, say: (value: number) => string): string[] =>
  value === null ? [] : [`${label} ${say(value)}${year ? ` (${year})` : ''}.`]

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
