import { satEquivalent } from '#contract/matching/concordance.ts'
import { clamp, or } from './numbers/curves.ts'
import type { Profile } from './profile.ts'
import { stateIndex } from './where-students-go/states.ts'

/** The profile as numbers: NaN is missing. */
export type Student = ReturnType<typeof studentOf>

/** An ordinary record, and how much better one of the strongest is. */
const ordinary = { gpa: 3.3, sat: 1100 }
const strongest = { gpa: 0.6, sat: 350 }

export function studentOf(profile: Profile) {
  const gpa = profile.gpa ?? Number.NaN
  const sat = satEquivalent(profile) ?? Number.NaN
  const grades = or(0, (gpa - ordinary.gpa) / strongest.gpa)
  const score = or(grades, (sat - ordinary.sat) / strongest.sat)
  const { interestedStates, collegeType, community, faith, maxMiles } = profile
  return {
    profile,
    gpa,
    sat,
    home: stateIndex(profile.state),
    chosen: new Set(interestedStates.map(stateIndex)),
    maxMiles: maxMiles ?? Number.POSITIVE_INFINITY,
    /** Of the record: 0 ordinary, 1 among the strongest, negative below. */
    level: clamp((clamp(score, -0.6, 1.2) + grades) / 2, -1, 1.2),
    /** Whether anything is asked for beside a subject. */
    isWishing:
      [interestedStates, collegeType, community, faith].some(({ length }) => length > 0) || maxMiles !== null,
  }
}
