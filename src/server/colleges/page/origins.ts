import type { Catalog } from '#catalog/catalog.ts'
import { columnSource } from '#catalog/colleges/fact-source.ts'
import type { College } from '#catalog/facts.ts'
import { median } from '#catalog/figures.ts'
import type { Origins as CatalogOrigins } from '#catalog/flows/origins.ts'
import type { Origins } from '#contract/colleges/college-page.ts'

const shareOf = (part: number, whole: number) => (100 * part) / whole
const totalOf = ({ inState, outOfState, foreign, unknown }: CatalogOrigins) =>
  inState + outOfState + foreign + unknown

/** The share of first-years from the college's own state, at the median of all colleges that report it. */
export function middleHomeShare({ colleges, flows }: Catalog): number | null {
  const shares = colleges.flatMap(({ unitid }) => {
    const origins = flows.origins(unitid)
    return origins && totalOf(origins) > 0 ? [shareOf(origins.inState, totalOf(origins))] : []
  })
  return median(shares.sort((a, b) => a - b))
}

export function originsOf(catalog: Catalog, { unitid }: College, middleShare: number | null): Origins {
  const origins = catalog.flows.origins(unitid)
  if (!origins || totalOf(origins) === 0) return null
  const total = totalOf(origins)
  const fromStates = origins.states?.reduce((sum, { firstYears }) => sum + firstYears, 0)
  const outlying = fromStates === undefined ? null : origins.inState + origins.outOfState - fromStates
  return {
    ...columnSource(catalog, 'firstYears'),
    total,
    homeShare: shareOf(origins.inState, total),
    abroadShare: shareOf(origins.foreign, total),
    states: (origins.states ?? []).map(({ state, firstYears }) => ({
      state,
      share: shareOf(firstYears, total),
      count: firstYears,
    })),
    outlying: outlying === null ? null : { share: shareOf(outlying, total), count: outlying },
    middleHomeShare: middleShare,
  }
}
