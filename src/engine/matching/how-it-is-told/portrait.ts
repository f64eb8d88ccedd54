import type { CitedPath } from '#catalog/colleges/fact-source.ts'
import type { College } from '#catalog/facts.ts'
import type { Chance } from '#contract/report.ts'
import type { StateName } from '#contract/states.ts'
import type { CampusFit, CampusWish } from '#engine/matching/how-well-it-fits/campus-life.ts'
import type { Wishes } from '#engine/matching/how-well-it-fits/college-type.ts'
import type { Fits } from '#engine/matching/how-well-it-fits/component-names.ts'
import type { Profile } from '#engine/matching/profile.ts'
import type { Nearness } from '#engine/matching/where-students-go/places.ts'

/**
 * Everything a sentence about one college and one student may say: facts, numbers and their years, no words yet. The
 * ledger and the texts read nothing else, so whoever writes the texts can be held to it.
 */
export type Portrait = {
  college: College
  profile: Profile
  /** As people say it. */
  name: string
  state: StateName
  home: StateName
  nearness: Nearness
  chosen: boolean
  /** What the student wants to study; null while undecided. */
  subject: string | null
  /** The subject is a road such as pre-med, on which degrees have other names. */
  isRoute: boolean
  /** null: it awarded no degree in the subject. */
  program: ProgramPart | null
  /** For the undecided: in how many of the areas looked at it awards degrees. */
  areas: { offered: number; of: number } | null
  test: TestPart | null
  chance: Chance | null
  price: PricePart | null
  completionPlace: number
  wishes: Wishes
  campus: readonly { wish: CampusWish; fact: CampusFit }[]
  fits: Fits
  /** 0 to 100, not rounded. */
  match: number
  yearOf: (path: CitedPath) => string
  sourceOf: (path: CitedPath) => string
}

export type ProgramPart = {
  degrees: number
  /** More families than one, or another than the main one, are counted together. */
  several: boolean
  /** Of all bachelor's degrees the college awarded, 0 to 1. */
  share: number
  earnings: number | null
  earningsPlace: number
  /** Popular majors that public universities admit to separately. */
  contested: boolean
}

export type TestPart = { test: 'SAT' | 'ACT'; score: number; low: number; high: number; place: number }

/** What this student would face: the kind says which figure it is. */
export type PricePart = {
  kind: 'in state' | 'out of state' | 'net' | 'free'
  amount: number
  path: CitedPath
}
