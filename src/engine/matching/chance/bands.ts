import type { ChanceBand } from '#contract/matching/report.ts'

/** Not so far away that it should count as a choice. */
export const isWithinReach = (band: ChanceBand | null) =>
  band !== 'far reach' && band !== 'below the published minimum'

export const isLikely = (band: ChanceBand | null) =>
  band === 'likely' || band === 'open admission' || band === 'automatic'
