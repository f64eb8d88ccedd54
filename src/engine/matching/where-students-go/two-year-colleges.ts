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

/** The largest public two-year colleges of each state. */
export function startSchools({ twoYearColleges }: Pick<Catalog, 'twoYearColleges'>) {
  const largest = twoYearColleges
    .filter(({ undergraduates }) => typeof undergraduates === 'number')
    .sort((a, b) => Number(b.undergraduates) - Number(a.undergraduates) || a.unitid - b.unitid)
  const byState = new Map<StateCode, TwoYearCollege[]>()
  for (const college of largest) {
    const there = byState.get(college.state) ?? []
    if (there.length < startsShown) byState.set(college.state, [...there, college])
  }
  return byState
}
