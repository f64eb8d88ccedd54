import type { StateCode } from '#contract/states.ts'

/**
 * What a college or its system publishes about whom it admits, and what else a family must know. `minimum` and
 * `automatic` have a condition that the form can decide; the others are only shown.
 */
export const ruleKinds = [
  'minimum', // below it nobody is admitted, exceptions apart; with subjects, to these alone
  'automatic', // who meets it is admitted; with subjects, straight to these
  'partner schools', // who meets it is admitted, but only from certain high schools: told, and never decides
  'endorsement', // by a church leader
  'profession', // of a faith: who does not share it is not admitted
  'nomination', // by a member of Congress
  'service', // years of service after the degree
  'need', // financial need, often of one region
  'group', // members of one group only
  'one sex',
  'cadets', // all students live under military rules
  'tests', // asks for scores again, newer than the federal figures; not of those who meet a condition
  'closing', // has closed or said that it will, or takes no first-years
  'merged', // no college of its own any more, or soon: one applies to its heir
  'trouble', // of another kind: a planned merger, its accreditation, uniforms in some majors; with a condition, not for those who meet it
  'direct entry', // straight to a subject only from it on; others begin elsewhere in the college and apply again
  'not for first-years', // its degrees in a subject are for those who hold a degree or a license already
  'few places', // in a subject that is admitted to apart: far fewer than the college's rate says
  'hardly any places', // the same, with a published rate under which nothing is within reach
  'affiliation', // with a faith that the federal record does not name
] as const
export type RuleKind = (typeof ruleKinds)[number]

export type Rule = {
  id: string
  kind: RuleKind
  /** Who it applies to: residents of a state, everyone else, or anyone (null). */
  who: { state: StateCode; resident: boolean } | null
  unitids: readonly number[]
  /**
   * What it is about: the families ('14.08', '14' for the whole field, '-14' for all but it) that a `minimum` or an `automatic` admission is
   * for, or a `direct entry`; that are `not for first-years` or have `few places` or `hardly any`, the faith of an `affiliation`, the subjects that bring students to a
   * college of `cadets`; else nothing.
   */
  about: readonly string[]
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
 * Regent Admission Index that the form knows: three times the ACT and thirty times the GPA. `weighted` is a GPA that counts
 * honors and AP grades higher, which an unweighted one decides only from above or from far below.
 */
export type Requirement = {
  measure: 'gpa' | 'weighted' | 'sat' | 'act' | 'rank' | 'rai'
  bound: number
  /** Of a score: the other test decides as well, by what it corresponds to. Not where each has a bound of its own. */
  ofEither?: boolean
}

/** Whether it is about one of these families. */
export const isAbout = ({ about }: Rule, families: readonly string[]): boolean =>
  about.some((field) => families.some((family) => family.startsWith(field)))

const allBut = '-'

/** Whether it is for all subjects but those that it names. */
export const isExceptingRule = ({ about }: Rule): boolean => about.some((field) => field.startsWith(allBut))

/** Whether one of these families is among those that it is not for. */
export const isExcepted = ({ about }: Rule, families: readonly string[]): boolean =>
  about.some((field) => families.some((family) => `${allBut}${family}`.startsWith(field)))

/** It has closed, will, or is part of another college: not to be suggested to anyone. */
export const isGone = (rules: readonly Rule[] | undefined): boolean =>
  rules?.some(({ kind }) => kind === 'closing' || kind === 'merged') ?? false
