import type { College, Provenance } from '#catalog/facts.ts'
import { type TableReader, tableRows } from '#catalog/table-text.ts'
import { programsOf } from './cells.ts'
import { collegeColumns, fromRow } from './row.ts'

/** The colleges from the text of their two tables, in the order of their unitid. */
export function collegesFrom(textOf: (name: string) => string): College[] {
  const programs = new Map<string, College['programs']>()
  for (const row of tableRows('programs', ['unitid', 'programs'], textOf('programs')))
    programs.set(row.unitid, programsOf(row.programs))
  const colleges: College[] = []
  for (const row of tableRows('colleges', collegeColumns, textOf('colleges')))
    colleges.push(fromRow(row, programs.get(row.unitid) ?? []))
  return colleges
}

export const provenanceFrom = (read: TableReader): Map<string, Provenance> =>
  new Map(
    read('provenance', ['path', 'source', 'year']).map(({ path, source, year }) => [path, { source, year }]),
  )
