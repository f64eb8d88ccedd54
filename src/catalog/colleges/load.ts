import type { College, Provenance } from '#catalog/facts.ts'
import { type TableReader, tableRows } from '#catalog/table-text.ts'
import { programsOf } from './cells.ts'
import { citedPaths, columnSource } from './fact-source.ts'
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

export function provenanceFrom(read: TableReader): Map<string, Provenance> {
  const provenance = new Map(
    read('provenance', ['path', 'source', 'year']).map(({ path, source, year }) => [path, { source, year }]),
  )
  for (const path of citedPaths) columnSource({ provenance }, path)
  return provenance
}
