import type { Agreement } from '#catalog/agreements/agreement.ts'
import type { CitedPath } from '#catalog/colleges/fact-source.ts'
import type { College, Provenance } from '#catalog/facts.ts'
import type { People } from '#catalog/rules/people.ts'
import type { Chance, ChanceBand, YearlyPrice } from '#contract/matching/report.ts'
import type { Round } from '#contract/matching/search-fields.ts'
import type { Verdict } from '#engine/matching/chance/published-rules/verdict.ts'
import type { CampusFit, CampusWish } from '#engine/matching/match/campus-life.ts'
import type { Wishes } from '#engine/matching/match/college-type.ts'
import type { Fits } from '#engine/matching/match/component-names.ts'
import type { Profile } from '#engine/matching/profile.ts'
import type { Nearness } from '#engine/matching/where-students-go/states.ts'
import { isOfCommunity, isOfFaith } from '#engine/matching/wished-for.ts'

/**
 * Everything that a sentence about one college and one student may say: facts, numbers and their years. The score lines
 * and the texts use nothing else, so every text can be checked against it.
 */
export type Portrait = {
  college: College
  /** For whom it is. */
  people: People
  profile: Profile
  /** As people say it. */
  name: string
  state: string
  home: string
  nearness: Nearness
  chosen: boolean
  /** Roughly, from three digits of the ZIP code or else from where the home state's students live. */
  miles: number | null
  /** First-years from the home state; null if the college does not report states. */
  fromHome: number | null
  /** What the student wants to study; of several subjects the one that it awards most of; null while undecided. */
  subject: string | null
  /** The subject is a path such as pre-med, for which degrees have other names. */
  isRoute: boolean
  /** null: it awarded no degree in the subject. */
  program: ProgramPart | null
  /** For the undecided: in how many of the considered areas it awards degrees. */
  areas: { offered: number; of: number } | null
  test: TestPart | null
  chance: Chance | null
  /** Where scores are optional: the better word without this one. */
  bandWithoutScore: ChanceBand | null
  /** What its published rules mean for this student. */
  verdict: Verdict
  /** The round of application that counts here; null elsewhere. */
  round: Round | null
  /** What a year would cost this student. */
  price: YearlyPrice | null
  /** Between the student's state and that of a public college elsewhere, about tuition, if the subject can be within it. */
  agreement: Agreement | null
  /** Tuition and fees by a reciprocity, about: what residents pay, here or at a similar college at home. */
  agreedTuition: number | null
  completionPlace: number
  /** All its bachelor's degrees of a year, where a public college has few for its size, as two-year colleges have; else null. */
  fewBachelors: number | null
  wishes: Wishes
  campus: readonly { wish: CampusWish; fact: CampusFit }[]
  fits: Fits
  /** 0 to 100, not rounded. */
  match: number
  cited: (path: CitedPath) => Provenance
  yearOf: (path: CitedPath) => string
}

export type ProgramPart = {
  degrees: number
  /** Several families, or another than the main one, are counted together. */
  several: boolean
  /** Of all bachelor's degrees the college awarded, 0 to 1. */
  share: number
  /** The title of a popular major that public universities admit to separately; null if it is none. */
  contested: string | null
  /** Another subject would have a better word here. */
  lowered: boolean
  /** What it awards instead, a related subject or the one that holds this one; null if it awards the subject itself. */
  near: string | null
  /** The subject is taught, and reported within that other one. */
  within: boolean
  /** Of these: it has a line of its own, without a degree in this year. */
  listed: boolean
  /** Of these: it has a degree in the subject by its own catalog. */
  filed: boolean
  /** Nursing: its associate degrees, where they are at least as many; else null. */
  associates: number | null
  /** If the student named several subjects: the others that it teaches too, and those that it does not. */
  also: readonly Taught[]
  lacking: readonly string[]
  /** Those that it teaches, and not to first-years. */
  later: readonly string[]
}

/** A subject by name; `isRoute`: a path such as pre-med. */
export type Named = { subject: string; isRoute: boolean }
type Taught = Named & { program: ProgramPart }

export type TestPart = { test: 'SAT' | 'ACT'; score: number; low: number; high: number; place: number }

/** Farther than the student asked for. */
export const isBeyondWish = ({ miles, profile }: Portrait) =>
  miles !== null && profile.maxMiles !== null && miles > profile.maxMiles

/** The subject itself may have an admission of its own: a place at the college is then no place in it. */
export const isContested = ({ program, verdict }: Portrait) =>
  program?.contested != null && (program.near === null || program.within) && !verdict.ofSubject

/**
 * A published condition decides before any chance, and no wish shows that the student meets it. One sex is none of these:
 * half of all students do.
 */
export function isForOthers({ verdict: { condition }, people, profile }: Portrait): boolean {
  if (condition === null || condition === 'one sex') return false
  if (condition === 'cadets') return !profile.activities.includes('ROTC')
  if (condition === 'faith') return !isOfFaith(people, profile)
  return condition === 'need' || !(isOfFaith(people, profile) || isOfCommunity(people, profile))
}

/** By name; a path such as pre-med has no admission. */
export function contestedSubject(portrait: Portrait): string | null {
  const { subject, isRoute, program } = portrait
  if (!program || !isContested(portrait)) return null
  return isRoute && program.contested === subject ? null : program.contested
}
