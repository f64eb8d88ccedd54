import type { Place } from '#catalog/facts.ts'
import type { TableReader } from '#catalog/table-text.ts'
import { type StateCode, stateCode } from '#contract/states.ts'

/** The middle of the ZIP codes that begin with the same three digits, from zip-prefixes.tsv. */
export const zipPrefixesFrom = (read: TableReader): Map<string, Place> =>
  new Map(
    read('zip-prefixes', ['prefix', 'latitude', 'longitude']).map((row) => [
      row.prefix,
      { latitude: Number(row.latitude), longitude: Number(row.longitude) },
    ]),
  )

/** Where each state's students live, from state-centers.tsv. */
export function stateCentersFrom(read: TableReader): Map<StateCode, Place> {
  const centers = new Map<StateCode, Place>()
  for (const row of read('state-centers', ['state', 'latitude', 'longitude'])) {
    const state = stateCode(row.state)
    const center = { latitude: Number(row.latitude), longitude: Number(row.longitude) }
    if (!state) throw new Error(`state-centers: "${row.state}" is not a state`)
    if (Number.isFinite(center.latitude) && Number.isFinite(center.longitude)) centers.set(state, center)
  }
  return centers
}
