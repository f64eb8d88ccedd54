import type { Major } from '#catalog/majors/major.ts'
import type { College } from './facts.ts'

/** What free text was understood as. `families` is the set of CIP-4 codes that count as this subject, main one first. */
export type MajorReading = {
  kind: 'understood' | 'undecided' | 'unknown'
  title: string
  families: readonly string[]
  /**
   * Families next to the subject, the nearest first, none of them in `families`: where too few colleges award the subject
   * itself, a search may widen to these, in this order. Empty while undecided or unknown.
   */
  near: readonly string[]
  /** false: our best guess, to be shown back as such. */
  exact: boolean
  alternatives: readonly Major[]
  /** Where the text names a road rather than a major ('pre-med'): what to say about it, and where it leads. */
  route?: { description: string; careers: readonly string[] }
  /**
   * Where the text names a trade ('welding'): its name, and a sentence on how one gets there without a bachelor's degree.
   * `families` are then the bachelor's majors beside the trade, and `route` speaks of the trade.
   */
  trade?: { name: string; path: string }
  /** What we took the text for when it named no major, in a sentence for the student. */
  note?: string
}

export type CollegeReading = {
  college: College | null
  /** Likeliest first, without `college`. */
  alternatives: readonly College[]
  /** Where the text means a university outside the United States: its name, if we know it, and its country. */
  abroad?: { name: string | null; country: string }
}
