import type { FormerCollege } from '#catalog/colleges/names/other-names.ts'
import type { Major } from '#catalog/majors/major.ts'
import type { College } from './facts.ts'
import type { TwoYearCollege } from './two-year/two-year-college.ts'

/** How free text was understood. `families` are the CIP-4 codes that count as this subject, the main one first. */
export type MajorReading = {
  kind: 'understood' | 'undecided' | 'unknown'
  title: string
  families: readonly string[]
  /**
   * Related families, the closest first, none of them in `families`: if too few colleges award the subject itself, a
   * search may widen to these, in this order. Empty while undecided or unknown.
   */
  near: readonly string[]
  /**
   * If the text names one subject of a family that holds unlike ones: whose degrees count instead of those of
   * `families`, six-digit ids of `Catalog.specialties` ('50.0407') beside families. `near` may hold both then.
   */
  counted?: readonly string[]
  /** false: a guess, and shown as such. */
  exact: boolean
  alternatives: readonly Major[]
  /** If the text names a path rather than a major ('pre-med'): its description and careers. */
  route?: {
    description: string
    careers: readonly string[]
    /** The specialty that counts the doctor's degree it leads to, where some colleges admit first-years to that. */
    doctorate?: string
    /** The families of the subject of its own that it asks for before others. */
    lead?: readonly string[]
  }
  /**
   * If the text names a trade ('welding'): a sentence on how to learn it without a bachelor's degree.
   * `families` are then the bachelor's majors beside the trade, and `route` describes the trade.
   */
  trade?: {
    path: string
    /** The family or counted code of bachelor's degrees in the trade itself; null if there are none. */
    own: string | null
    /** How the codes of its certificates and associate degrees begin. */
    taught: readonly string[]
  }
  /**
   * If the text names several subjects: each as it is read alone, in the order of `title`. Paths and trades are told
   * there only, since what is true of one is not true of all.
   */
  several?: readonly MajorReading[]
  /** If the text named no major: how we understood it, in a sentence for the student. */
  note?: string
}

export type CollegeReading = {
  college: College | null
  /** Likeliest first, without `college`. */
  alternatives: readonly College[]
  /** If the text means a university outside the states: its name, if known, and its country or territory. */
  abroad?: { name: string | null; country: string }
  /** If the text is a name that `college` no longer has, or, without `college`, one of a college that has closed. */
  former?: FormerCollege
  /** If the text names a public two-year college, which is not in the catalog of colleges. */
  twoYear?: Pick<TwoYearCollege, 'name' | 'city' | 'state'>
}
