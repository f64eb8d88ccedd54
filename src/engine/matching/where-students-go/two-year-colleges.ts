import type { Catalog } from '#catalog/catalog.ts'
import { isOneOf } from '#catalog/majors/reading/trades.ts'
import type { TwoYearCollege } from '#catalog/two-year/two-year-college.ts'
import type { StateCode } from '#contract/states.ts'
import { miles } from './distance.ts'

const shown = 4

/**
 * Public two-year colleges of the home state that awarded certificates or associate degrees in the trade, the nearest
 * to its students first. `taught`: how the codes of those awards begin.
 */
export function tradeSchools(
  { twoYearColleges, stateCenters }: Pick<Catalog, 'twoYearColleges' | 'stateCenters'>,
  home: StateCode,
  taught: readonly string[],
): TwoYearCollege[] {
  if (taught.length === 0) return []
  const center = stateCenters.get(home)
  return twoYearColleges
    .filter(({ state, trades }) => state === home && trades.some((code) => isOneOf(code, taught)))
    .map((college) => ({ college, away: center ? miles(center, college) : 0 }))
    .sort((a, b) => a.away - b.away || a.college.unitid - b.college.unitid)
    .slice(0, shown)
    .map(({ college }) => college)
}

const startsShown = 3

/** The largest public two-year colleges of a state, found once. */
export function startSchools(catalog: Pick<Catalog, 'twoYearColleges'>) {
  const byState = new Map<StateCode, TwoYearCollege[]>()
  return (home: StateCode): TwoYearCollege[] => {
    const known = byState.get(home)
    if (known) return known
    const largest = catalog.twoYearColleges
      .filter(({ state, undergraduates }) => state === home && typeof undergraduates === 'number')
      .sort((a, b) => Number(b.undergraduates) - Number(a.undergraduates) || a.unitid - b.unitid)
      .slice(0, startsShown)
    byState.set(home, largest)
    return largest
  }
}
