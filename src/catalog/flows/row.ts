import type { Row } from '#catalog/table-text.ts'
import type { Origins } from './origins.ts'

// A college's first-years as one line of first-years.tsv. States are written as code and number, most first: 'GA307
// TN208'; '?' if only the split is published.

export const originColumns = ['unitid', 'inState', 'outOfState', 'foreign', 'unknown', 'states'] as const
type OriginRow = Row<(typeof originColumns)[number]>

export const statesUnknown = '?'

export const toOriginRow = (unitid: number, origins: Origins): OriginRow => ({
  unitid: String(unitid),
  inState: String(origins.inState),
  outOfState: String(origins.outOfState),
  foreign: String(origins.foreign),
  unknown: String(origins.unknown),
  states: origins.states?.map(({ state, firstYears }) => `${state}${firstYears}`).join(' ') ?? statesUnknown,
})
