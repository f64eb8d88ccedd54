import { listOf } from '#catalog/table-cells.ts'
import type { TableReader } from '#catalog/table-text.ts'

/** Schools within a university, by what students call them: beside the university's name, or alone. */
export type SchoolNames = { unitid: number; beside: readonly string[]; alone: readonly string[] }

/** A university outside the United States that students ask for. */
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
