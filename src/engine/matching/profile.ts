import type {
  ClassRank,
  CollegeType,
  Community,
  ExtracurricularActivity,
  Faith,
  Round,
  SpecialCampusProgram,
} from '#contract/matching/search-fields.ts'
import type { StateCode } from '#contract/states.ts'

/** What a student answered, in our names. The student's name is not here: nothing in the engine may depend on it. */
export type Profile = {
  gpa: number | null
  sat: number | null
  act: number | null
  classRank: ClassRank | null
  state: StateCode
  major: string
  specificCollege: string | null
  /** Already cut to what the plan allows. */
  interestedStates: readonly StateCode[]
  collegeType: readonly CollegeType[]
  activities: readonly ExtracurricularActivity[]
  campusPrograms: readonly SpecialCampusProgram[]
  community: readonly Community[]
  faith: readonly Faith[]
  /** Not asked: a search found too few colleges that have a requested community and a requested faith. */
  eitherIsEnough?: boolean
  /** The largest distance from home; null: anywhere. */
  maxMiles: number | null
  /** Three digits of the ZIP code, from which miles count; null: the middle of where the home state's students live. */
  zipPrefix: string | null
  round: Round | null
  /** These choose which scholarships are shown; no score uses them. */
  firstGeneration: boolean
  underrepresented: boolean
  /** The grade of today and the month since July of that school year, so that nothing is shown that is over; null if unknown. */
  school: { grade: number; month: number } | null
  /** Mentioned in the reasoning. Measured to have no effect on a decision, so no number uses them. */
  apCourses: number | null
  serviceHours: number | null
  nhs: boolean
  leads: boolean
}

/** Where who graduates in June of a year stands on a day: school years begin in July, and what is over for seniors is over then. */
export function schoolOn(day: Date, gradYear: number): NonNullable<Profile['school']> {
  const month = (day.getUTCMonth() + 6) % 12
  const ends = day.getUTCFullYear() + (month < 6 ? 1 : 0)
  return { grade: 12 - (gradYear - ends), month }
}

/** A student of whom only the home state and the major are known. */
export const emptyProfile = {
  gpa: null,
  sat: null,
  act: null,
  classRank: null,
  specificCollege: null,
  interestedStates: [],
  collegeType: [],
  activities: [],
  campusPrograms: [],
  community: [],
  faith: [],
  maxMiles: null,
  zipPrefix: null,
  round: null,
  firstGeneration: false,
  underrepresented: false,
  school: null,
  apCourses: null,
  serviceHours: null,
  nhs: false,
  leads: false,
} satisfies Omit<Profile, 'state' | 'major'>
