import type { Catalog } from '#catalog/catalog.ts'
import { isOneOf } from '#catalog/majors/reading/trades.ts'
import type { TwoYearCollege } from '#catalog/two-year/two-year-college.ts'
import type { StateCode } from '#contract/states.ts'

/**
 * Public two-year colleges of the home state that awarded certificates or associate degrees in the trade, the largest
 * first. `taught`: how the codes of those awards begin.
 */
export function tradeSchools(
  { twoYearColleges }: Pick<Catalog, 'twoYearColleges'>,
  home: StateCode,
  taught: readonly string[],
): TwoYearCollege[] {
  if (taught.length === 0) return []
  return twoYearColleges
    .filter(({ state, trades }) => state === home && trades.some((code) => isOneOf(code, taught)))
    .sort((a, b) => size(b) - size(a) || a.unitid - b.unitid)
}

const size = ({ undergraduates }: TwoYearCollege) => (typeof undergraduates === 'number' ? undergraduates : 0)

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
