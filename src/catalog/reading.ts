import type { College, Major } from './facts.ts'

/** What free text was understood as. `families` is the set of CIP-4 codes that count as this subject, main one first. */
export type MajorReading = {
  kind: 'understood' | 'undecided' | 'unknown'
  title: string
  families: readonly string[]
  /** false: our best guess, to be shown back as such. */
  exact: boolean
  alternatives: readonly Major[]
}

export type CollegeReading = {
  college: College | null
  /** Likeliest first, without `college`. */
  alternatives: readonly College[]
}
