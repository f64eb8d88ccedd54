import type { CollegeReading, MajorReading } from '#catalog/reading.ts'
import type { TwoYearCollege } from '#catalog/two-year/two-year-college.ts'
import type { ChanceBand } from '#contract/matching/report.ts'
import type { Profile } from '#engine/matching/profile.ts'
import type { Broken } from '#engine/matching/ten/ten.ts'
import type { Nearness } from '#engine/matching/where-students-go/states.ts'
import type { TaughtAt } from '#engine/matching/where-students-go/two-year-colleges.ts'

/** What the notes above a list are written from. */
export type Findings = {
  profile: Profile
  reading: MajorReading
  /** States were chosen, and none of them has a college that could come. */
  outside: boolean
  /** What a list owes and this one could not keep. */
  broken: readonly Broken[]
  asked: CollegeReading | null
  /** The early rounds that we know of at the named college. */
  rounds: readonly string[]
  /** Whether the named college teaches the subject, or none was named. */
  askedOffers: boolean
  /** Why its degrees in the subject are not for first-years. */
  askedLater: string | null
  /** The year the degrees were counted in. */
  degreesYear: string
  list: readonly Listed[]
  /** Few notes ask. */
  awardedThere: () => AwardedThere
  /** The colleges that are not in the list, but as wished (community, faith), and award the subject where the student would go. */
  othersAsWished: () => OthersAsWished
  /** The trades that were asked for. */
  trades: readonly TradeFound[]
  /** Where near home the associate degree is awarded that is enough for a license. */
  licenseSchools: readonly TaughtAt[]
  /** The doctor's degree that a path leads to, and the colleges of the list that award it. */
  doctorate: { road: string | null; title: string; colleges: readonly string[] } | null
  /** Where a student with low grades can start. */
  startSchools: readonly TwoYearCollege[]
  /** Published minimums that kept colleges of the home state or the chosen states out of the list. */
  minimums: readonly { rule: string; colleges: readonly string[] }[]
}

/** Why they are not in the list: each counts once, for the first of these that holds. */
export type OthersAsWished = {
  all: number
  outOfReach: number
  tooFar: number
  ofOtherControl: number
  /** Tiny, for a calling, or with a handful of degrees in the subject. */
  hardlyTaught: number
}

/**
 * The colleges of the chosen states, or of the home state, that award the subject itself; of a trade also what is next
 * to it, as its list does.
 */
export type AwardedThere = {
  all: number
  /** Public or private, if only one was asked for: the others count with these. */
  control: 'public' | 'private' | null
  ofControl: number
  withinReach: number
  /** The only one of them, if it is not in the list. */
  leftOut: { name: string; band: ChanceBand | null } | null
}

export type TradeFound = {
  /** Its name where other subjects were asked for beside it. */
  name: string | null
  path: string
  /** Where it is taught near home. */
  schools: readonly TaughtAt[]
  /** How many of the list award a bachelor's degree in the trade itself. */
  itself: number
}

/** One college of the list. */
export type Listed = {
  name: string
  /** From where the home state's students live, in whole miles; NaN if unknown. */
  miles: number
  band: ChanceBand | null
  nearness: Nearness
  ofOtherControl: boolean
  /** Of the requested size and setting. */
  wished: boolean
  /** Of the requested community and faith. */
  kept: boolean
  /** Within the requested distance. */
  within: boolean
  /** The related subject that it awards instead. */
  near: string | null
}
