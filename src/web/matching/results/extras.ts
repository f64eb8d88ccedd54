import type { ReactNode } from 'react'
import type { College } from '#contract/matching/report.ts'
import type { SavedSearch } from '#web/platform/history.ts'

/** What other domains add to the results, passed in by app/. */
export type ResultsExtras = {
  /** Loads what the buttons below need. Called while a search runs, so that its results do not wait for it. */
  prepare: () => void
  /** `name` replaces the button's own for screen readers. */
  download: (saved: SavedSearch, name?: string) => ReactNode
  save: (college: College, look?: 'icon' | 'primary') => ReactNode
  /** Adds the college to the comparison. */
  compare: (college: College) => ReactNode
}
