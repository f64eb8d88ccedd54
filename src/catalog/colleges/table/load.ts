import { citedPaths, columnSource } from '#catalog/colleges/fact-source.ts'
import type { College, Provenance } from '#catalog/facts.ts'
import { type TableReader, tableCells } from '#catalog/table-text.ts'
import { programsOf } from './cells.ts'
import { collegeColumns, fromCells } from './row.ts'

/** The colleges from the text of their two tables, in the order of their unitid. */
export function collegesFrom(textOf: (name: string) => string): College[] {
  const programs = new Map<string, College['programs']>()
  for (const [unitid = '', cell = ''] of tableCells('programs', ['unitid', 'programs'], textOf('programs')))
    programs.set(unitid, programsOf(cell))
  const colleges: College[] = []
  for (const cells of tableCells('colleges', collegeColumns, textOf('colleges')))
    colleges.push(fromCells(cells, programs.get(cells[0] ?? '') ?? []))
  return colleges
}

export function provenanceFrom(read: TableReader): Map<string, Provenance> {
  const provenance = new Map(
    read('provenance', ['path', 'source', 'year']).map(({ path, source, year }) => [path, { source, year }]),
  )
  for (const path of citedPaths) columnSource({ provenance }, path)
  return provenance
}
