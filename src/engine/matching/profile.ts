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

/** What a student told us, in our names. The name is not here: nothing in the engine may depend on it. */
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
  /** How far from home at most, from where the home state's students live; null: anywhere. */
  maxMiles: number | null
  round: Round | null
  /** Choose which scholarships are shown; no score reads them. */
  firstGeneration: boolean
  underrepresented: boolean
  /** Spoken of in the reasoning; measured to have no effect on a decision, so no number reads them. */
  apCourses: number | null
  serviceHours: number | null
  nhs: boolean
  leads: boolean
}

/** Somebody of whom nothing is known but what every search has: a home state and a major. */
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
  round: null,
  firstGeneration: false,
  underrepresented: false,
  apCourses: null,
  serviceHours: null,
  nhs: false,
  leads: false,
} satisfies Omit<Profile, 'state' | 'major'>
