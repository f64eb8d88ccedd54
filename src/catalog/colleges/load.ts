import type { College, Provenance } from '#catalog/facts.ts'
import type { TableReader } from '#catalog/table-text.ts'
import { programsOf } from './cells.ts'
import { collegeColumns, fromRow } from './row.ts'

/** The colleges from their two tables, in the order of their unitid. */
export function collegesFrom(read: TableReader): College[] {
  const programs = new Map(
    read('programs', ['unitid', 'programs']).map((row) => [row.unitid, programsOf(row.programs)]),
  )
  return read('colleges', collegeColumns).map((row) => fromRow(row, programs.get(row.unitid) ?? []))
}

export const provenanceFrom = (read: TableReader): Map<string, Provenance> =>
  new Map(
    read('provenance', ['path', 'source', 'year']).map(({ path, source, year }) => [path, { source, year }]),
  )
