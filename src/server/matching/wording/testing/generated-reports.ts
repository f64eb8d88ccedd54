import fc from 'fast-check'
import type { Catalog } from '#catalog/catalog.ts'
import { collegeResolver } from '#catalog/colleges/resolver.ts'
import { loadCatalog } from '#catalog/load.ts'
import { majorResolver } from '#catalog/majors/reading/resolver.ts'
import type { Report } from '#contract/matching/report.ts'
import {
  collegeTypes,
  communities,
  extracurricularActivities,
  faiths,
  specialCampusPrograms,
} from '#contract/matching/search-fields.ts'
import { states } from '#contract/states.ts'
import { type MatchingEngine, matchingEngine } from '#engine/matching/engine.ts'
import type { Profile } from '#engine/matching/profile.ts'

let loaded: { catalog: Catalog; engine: MatchingEngine } | null = null
/** The real tables and the real engine, made once a test file. */
export function shippedEngine() {
  if (!loaded) {
    const catalog = loadCatalog('src/catalog/data')
    const engine = matchingEngine(catalog, {
      readMajor: majorResolver(catalog),
      readCollege: collegeResolver(catalog),
    })
    loaded = { catalog, engine }
  }
  return loaded
}

const orNull = <T>(value: fc.Arbitrary<T>) => fc.option(value, { nil: null })

export const profiles: fc.Arbitrary<Profile> = fc.record({
  gpa: orNull(fc.integer({ min: 200, max: 400 }).map((hundredths) => hundredths / 100)),
  sat: orNull(fc.integer({ min: 80, max: 160 }).map((tens) => tens * 10)),
  act: orNull(fc.integer({ min: 14, max: 36 })),
  classRank: fc.constant(null),
  state: fc.constantFrom(...states.map(([code]) => code)),
  major: fc.constantFrom(
    'biology',
    'computer science',
    'nursing',
    'business',
    'undecided',
    'pre-med',
    'film',
    'history and physics',
    'mech e',
    'teaching',
    'criminal justice',
    'bible studies',
  ),
  specificCollege: orNull(fc.constantFrom('harvard', 'howard', 'ole miss', 'a college nobody knows')),
  interestedStates: fc.subarray(['CA', 'TX', 'NY'] as const, { maxLength: 2 }),
  collegeType: fc.subarray([...collegeTypes], { maxLength: 3 }),
  activities: fc.subarray([...extracurricularActivities], { maxLength: 2 }),
  campusPrograms: fc.subarray([...specialCampusPrograms], { maxLength: 2 }),
  community: fc.subarray([...communities], { maxLength: 1 }),
  faith: fc.subarray([...faiths], { maxLength: 1 }),
  maxMiles: fc.constant(null),
  round: fc.constant(null),
  firstGeneration: fc.boolean(),
  underrepresented: fc.boolean(),
  apCourses: orNull(fc.integer({ min: 0, max: 12 })),
  serviceHours: orNull(fc.integer({ min: 0, max: 400 })),
  nhs: fc.boolean(),
  leads: fc.boolean(),
})

export const reportOf = (profile: Profile): Report => shippedEngine().engine.match(profile).report
