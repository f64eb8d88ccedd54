import type { StateCode } from '#contract/states.ts'

/**
 * What a college or its system publishes about whom it admits, and what else a family must know. `minimum` and
 * `automatic` have a condition that the form can decide; the others are only shown.
 */
export const ruleKinds = [
  'minimum', // below it nobody is admitted, exceptions apart
  'automatic', // who meets it is admitted
  'endorsement', // by a church leader
  'nomination', // by a member of Congress
  'service', // years of service after the degree
  'need', // financial need, often of one region
  'group', // members of one group only
  'one sex',
  'cadets', // all students live under military rules
  'tests', // asks for scores again, newer than the federal figures
  'closing', // has closed or said that it will
  'trouble', // of another kind: a merger, its accreditation
] as const
export type RuleKind = (typeof ruleKinds)[number]

export type Rule = {
  id: string
  kind: RuleKind
  /** Who it applies to: residents of a state, everyone else, or anyone (null). */
  who: { state: StateCode; resident: boolean } | null
  unitids: readonly number[]
  /** Any of these sets of requirements is enough; null if the form cannot decide. */
  condition: Condition | null
  /** For the student, in our words. */
  sentence: string
  link: string
  source: string
  /** The day the source was read: '2026-11-16'. */
  read: string
}

export type Condition = readonly (readonly Requirement[])[]

/**
 * At least this many points; for `rank` at most this percent of the class from its top. `rai` is the part of Iowa's
 * Regent Admission Index that the form knows: three times the ACT and thirty times the GPA.
 */
export type Requirement = { measure: 'gpa' | 'sat' | 'act' | 'rank' | 'rai'; bound: number }
