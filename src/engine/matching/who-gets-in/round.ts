import type { Round } from '#contract/matching/search-fields.ts'

/**
 * What the round of application adds in log-odds: the one extra input that also worked at another high school. No open
 * source says which college has which round, so it counts only for the college that the student names.
 */
export const roundTerms: Record<Round, number> = { ED: 1, REA: 0.8, EA: 0.4, RD: 0 }

export const roundNames: Record<Round, string> = {
  ED: 'early decision',
  REA: 'restrictive early action',
  EA: 'early action',
  RD: 'regular decision',
}
