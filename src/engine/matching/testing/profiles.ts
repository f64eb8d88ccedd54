import fc from 'fast-check'
import {
  collegeTypes,
  communities,
  extracurricularActivities,
  faiths,
  specialCampusPrograms,
} from '#contract/matching/search-fields.ts'
import { type StateCode, states } from '#contract/states.ts'
import { emptyProfile, type Profile } from '#engine/matching/profile.ts'

const ordinary: Profile = {
  ...emptyProfile,
  gpa: 3.5,
  sat: 1200,
  state: 'OH',
  major: 'Computer Science',
}

/** An ordinary student; a test states only what matters to it. */
export const student = (changes: Partial<Profile> = {}): Profile => ({ ...ordinary, ...changes })

export const stateCodes: readonly StateCode[] = states.map(([code]) => code)

export const commonMajors = [
  'Business Administration',
  'Nursing',
  'Psychology',
  'Biology',
  'Computer Science',
  'Mechanical Engineering',
  'Political Science',
  'English',
  'Criminal Justice',
  'Elementary Education',
  'Studio Art',
  'History',
] as const

const someOf = <T>(options: readonly T[], max: number) =>
  fc.oneof(
    { weight: 2, arbitrary: fc.constant<T[]>([]) },
    { weight: 1, arbitrary: fc.subarray([...options], { maxLength: max }) },
  )

const rank = fc
  .record({ size: fc.integer({ min: 20, max: 900 }), share: fc.double({ min: 0, max: 1, noNaN: true }) })
  .map(({ size, share }) => ({ rank: Math.max(1, Math.ceil(share * size)), size }))

/** Students of all kinds, from all states. */
export const anyProfile = (
  majors: readonly string[] = [...commonMajors, 'undecided', 'Music', 'Finance', 'Forestry'],
) =>
  fc.record<Profile>({
    gpa: fc.integer({ min: 200, max: 400 }).map((hundredths) => hundredths / 100),
    sat: fc.option(fc.integer({ min: 80, max: 160 }).map((tens) => tens * 10)),
    act: fc.option(fc.integer({ min: 14, max: 36 }), { freq: 1 }),
    classRank: fc.option(rank, { freq: 1 }),
    state: fc.constantFrom(...stateCodes),
    major: fc.constantFrom(...majors),
    specificCollege: fc.oneof(
      { weight: 5, arbitrary: fc.constant(null) },
      {
        weight: 1,
        arbitrary: fc.constantFrom('UCLA', 'ole miss', 'Penn State', 'hogwarts', 'Howard', 'MIT'),
      },
    ),
    interestedStates: someOf(stateCodes, 3),
    collegeType: someOf(collegeTypes, 3),
    activities: someOf(extracurricularActivities, 3),
    campusPrograms: someOf(specialCampusPrograms, 2),
    community: someOf(communities, 1),
    faith: someOf(faiths, 1),
    maxMiles: fc.constant(null),
    zipPrefix: fc.constant(null),
    round: fc.constant(null),
    firstGeneration: fc.boolean(),
    underrepresented: fc.boolean(),
    school: fc.constant({ grade: 12, month: 4 }),
    apCourses: fc.option(fc.integer({ min: 0, max: 14 })),
    serviceHours: fc.option(fc.integer({ min: 0, max: 400 })),
    nhs: fc.boolean(),
    leads: fc.boolean(),
  })

/** Reproducible: a failure names the profile. */
export const runs = (numRuns: number) => ({ numRuns, seed: 20_261_115 })
