import type { College, Major } from './facts.ts'

/** What free text was understood as. `families` is the set of CIP-4 codes that count as this subject, main one first. */
export type MajorReading = {
  kind: 'understood' | 'undecided' | 'unknown'
  title: string
  families: readonly string[]
  /** false: our best guess, to be shown back as such. */
  exact: boolean
  alternatives: readonly Major[]
  /** Where the text names a road rather than a major ('pre-med'): what to say about it, and where it leads. */
  route?: { description: string; careers: readonly string[] }
  /** What we took the text for when it named no major, in a sentence for the student. */
  note?: string
}

export type CollegeReading = {
  college: College | null
  /** Likeliest first, without `college`. */
  alternatives: readonly College[]
}
