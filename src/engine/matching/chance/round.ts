import type { Catalog } from '#catalog/catalog.ts'
import type { Round } from '#contract/matching/search-fields.ts'

export const roundNames: Record<Round, string> = {
  ED: 'early decision',
  REA: 'restrictive early action',
  EA: 'early action',
  RD: 'regular decision',
}

type Known = Pick<Catalog, 'rounds'>

/**
 * The round as far as it counts: only at the college that the student names, since an early decision is made once, and
 * only if we know that it has the round, for applying early where nobody decides early changes nothing.
 */
export function roundAt({ rounds }: Known, unitid: number, planned: Round | null): Round | null {
  if (planned === null || planned === 'RD') return null
  return rounds.get(unitid)?.rounds.includes(planned) ? planned : null
}

/** The early rounds we know of at a college, by name. */
export function roundsAt({ rounds }: Known, unitid: number): string[] {
  const known = rounds.get(unitid)?.rounds ?? []
  return (['ED', 'REA', 'EA'] as const)
    .filter((round) => known.includes(round))
    .map((round) => roundNames[round])
}
