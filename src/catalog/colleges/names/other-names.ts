import { listOf } from '#catalog/table-cells.ts'
import type { TableReader } from '#catalog/table-text.ts'
import { type StateCode, stateCode } from '#contract/states.ts'

/** Schools within a university, by what students call them: beside the university's name, or alone. */
export type SchoolNames = { unitid: number; beside: readonly string[]; alone: readonly string[] }

/** A university outside the states that students ask for: abroad, or in a territory. */
export type ForeignUniversity = { name: string; country: string; also: readonly string[] }

export const schoolColumns = ['unitid', 'college', 'beside', 'alone'] as const
export const schoolsFrom = (read: TableReader): SchoolNames[] =>
  read('schools', schoolColumns).map(({ unitid, beside, alone }) => ({
    unitid: Number(unitid),
    beside: listOf(beside),
    alone: listOf(alone),
  }))

export const foreignColumns = ['name', 'country', 'also'] as const
export const foreignFrom = (read: TableReader): ForeignUniversity[] =>
  read('foreign', foreignColumns).map(({ name, country, also }) => ({ name, country, also: listOf(also) }))

/** A name that families still say: of a college that has another name today, is part of another one, or has closed. */
export type FormerCollege = {
  name: string
  also: readonly string[]
  /** Since when. */
  year: number
  how: (typeof endings)[number]
  /** The college today; null: it has closed. */
  unitid: number | null
  /** Where it was. */
  state: StateCode
  cities: readonly string[]
  /** Names that mean it only there, since another college is called so elsewhere: 'Lincoln College'. */
  there: readonly string[]
}
const endings = ['renamed', 'merged', 'closed'] as const

export const formerColumns = ['name', 'also', 'year', 'how', 'unitid', 'state', 'cities', 'there'] as const
export const formerFrom = (read: TableReader): FormerCollege[] =>
  read('former', formerColumns).map(({ name, also, year, how, unitid, state, cities, there }) => {
    const known = endings.find((ending) => ending === how)
    if (!known || (known === 'closed') !== (unitid === '')) throw new Error(`${name}: what became of it?`)
    const where = stateCode(state)
    if (!where) throw new Error(`${name}: where was it?`)
    return {
      name,
      also: listOf(also),
      year: Number(year),
      how: known,
      unitid: unitid === '' ? null : Number(unitid),
      state: where,
      cities: listOf(cities),
      there: listOf(there),
    }
  })
