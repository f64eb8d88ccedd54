import type { Catalog } from '#catalog/catalog.ts'
import { columnSource, factSource } from '#catalog/colleges/fact-source.ts'
import { publishedCost } from '#catalog/colleges/published-cost.ts'
import type { College } from '#catalog/facts.ts'
import type { YearlyPrice } from '#contract/matching/report.ts'
import type { StateCode } from '#contract/states.ts'
import { percentiles } from '#engine/matching/numbers/curves.ts'

// One kind of price for every college: a year with living costs, for this student. The net price of a public college is
// what its residents paid, so a student of another state gets the published cost instead, before any grant.

export const isVisitor = ({ control, state }: College, home: StateCode) =>
  control === 'public' && state !== home

type Sources = Pick<Catalog, 'provenance'>

/** What a year costs a student of this state; null if not published. */
export const priceFor = (catalog: Sources, college: College, home: StateCode): YearlyPrice | null =>
  priceAt(catalog, college, isVisitor(college, home))

/** For a student of another state at a public college, or for everyone else. */
export function priceAt(catalog: Sources, college: College, visitor: boolean): YearlyPrice | null {
  if (college.flags.includes('charges no tuition')) {
    const { source, year } = factSource(catalog, college, 'tuition.inState')
    return { kind: 'net price', amount: 0, source, year }
  }
  if (visitor) {
    const { amount, year } = publishedCost(college, false)
    const { source } = columnSource(catalog, 'cost.roomAndBoard')
    return typeof amount === 'number' ? { kind: 'before grants', amount, year, source } : null
  }
  const { average } = college.netPrice
  const { source, year } = columnSource(catalog, 'netPrice.average')
  return typeof average === 'number' ? { kind: 'net price', amount: average, source, year } : null
}

/** 1 for the lowest price in the country as seen from a state, 0 for the highest; computed once per state. */
export function affordability(catalog: Pick<Catalog, 'colleges' | 'provenance'>) {
  const byState = new Map<StateCode, Float64Array>()
  return (home: StateCode): Float64Array => {
    const made = byState.get(home)
    if (made) return made
    const prices = Float64Array.from(
      catalog.colleges,
      (college) => priceFor(catalog, college, home)?.amount ?? Number.NaN,
    )
    const fits = percentiles(prices).map((percentile) => 1 - percentile)
    byState.set(home, fits)
    return fits
  }
}
