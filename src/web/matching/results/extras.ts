import type { ReactNode } from 'react'
import type { College } from '#contract/matching/report.ts'
import type { SavedSearch } from '#web/platform/history.ts'

/** What other domains add to the results; handed over in app/. */
export type ResultsExtras = {
  download: (saved: SavedSearch) => ReactNode
  save: (college: College, look?: 'icon' | 'primary') => ReactNode
  /** Puts it beside the colleges that are saved. */
  compare: (college: College) => ReactNode
}
