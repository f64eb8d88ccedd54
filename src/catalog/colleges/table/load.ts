import { citedPaths, columnSource } from '#catalog/colleges/fact-source.ts'
import type { College, Provenance } from '#catalog/facts.ts'
import { readLines } from '#catalog/table-cells.ts'
import type { TableReader } from '#catalog/table-text.ts'
import { columns } from './columns.ts'
import { readPrograms } from './programs.ts'
import { collegeColumns, collegeFrom } from './row.ts'

/** The colleges from the text of their two tables, in the order of their unitid. */
export function collegesFrom(textOf: (name: string) => string): College[] {
  const programs = new Map<number, College['programs']>()
  readLines('programs', ['unitid', 'programs'], textOf('programs'), (cells) => {
    programs.set(columns.unitid.read(cells), readPrograms(cells))
  })
  const colleges: College[] = []
  readLines('colleges', collegeColumns, textOf('colleges'), (cells) => {
    colleges.push(collegeFrom(cells, programs))
  })
  return colleges
}

export function provenanceFrom(read: TableReader): Map<string, Provenance> {
  const provenance = new Map(
    read('provenance', ['path', 'source', 'year']).map(({ path, source, year }) => [path, { source, year }]),
  )
  for (const path of citedPaths) columnSource({ provenance }, path)
  return provenance
}
