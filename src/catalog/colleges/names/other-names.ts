import { listOf } from '#catalog/colleges/table/cells.ts'
import type { ForeignUniversity, SchoolNames } from '#catalog/facts.ts'
import type { TableReader } from '#catalog/table-text.ts'

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
