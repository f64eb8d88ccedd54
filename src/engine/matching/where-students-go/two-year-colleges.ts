import type { Catalog } from '#catalog/catalog.ts'
import { isOneOf } from '#catalog/majors/reading/trades.ts'
import type { TradeAwards } from '#catalog/two-year/trade-awards.ts'
import type { TradeSchool } from '#catalog/two-year/trade-school.ts'
import type { TwoYearCollege } from '#catalog/two-year/two-year-college.ts'
import type { StateCode } from '#contract/states.ts'

/** A public school near home, and how many certificates and associate degrees it awards in a trade a year. */
export type TaughtAt = Pick<TradeSchool, 'unitid' | 'name' | 'city'> & {
  kind: 'two-year college' | TradeSchool['kind']
  awards: number
}

/** A university's one or two may be an artist's furniture. */
const aFew = 2

/**
 * Public schools of the home state that awarded certificates or associate degrees in the trade, those with the most
 * first. `taught`: how the codes of those awards begin.
 */
export function tradeSchools(
  { twoYearColleges, tradeSchools: others }: Pick<Catalog, 'twoYearColleges' | 'tradeSchools'>,
  home: StateCode,
  taught: readonly string[],
): TaughtAt[] {
  if (taught.length === 0) return []
  const found: TaughtAt[] = []
  const look = (school: Omit<TradeSchool, 'kind'>, kind: TaughtAt['kind']) => {
    const awards = school.state === home ? awardsIn(school.trades, taught) : 0
    const few = kind === 'four-year college' ? aFew : 0
    if (awards > few)
      found.push({ unitid: school.unitid, name: school.name, city: school.city, kind, awards })
  }
  for (const college of twoYearColleges) look(college, 'two-year college')
  for (const school of others) look(school, school.kind)
  return found.sort((a, b) => b.awards - a.awards || a.unitid - b.unitid)
}

function awardsIn(trades: TradeAwards, taught: readonly string[]): number {
  let awards = 0
  for (const [code, count] of trades) if (isOneOf(code, taught)) awards += count
  return awards
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
