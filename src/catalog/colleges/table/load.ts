import { citedPaths, columnSource } from '#catalog/colleges/fact-source.ts'
import type { College, Provenance } from '#catalog/facts.ts'
import { type Cell, parseRows } from '#catalog/table-rows.ts'
import type { TableReader } from '#catalog/table-text.ts'
import { CellPrograms, programColumns } from './programs.ts'
import { collegeColumns, collegeFrom } from './row.ts'

/** The colleges from the text of their two tables, in the order of their unitid. */
export function collegesFrom(textOf: (name: string) => string): College[] {
  const programs = new Map<Cell | undefined, Cell | undefined>()
  for (const row of parseRows('programs', programColumns, textOf('programs'))) programs.set(row[0], row[1])
  const colleges: College[] = []
  for (const row of parseRows('colleges', collegeColumns, textOf('colleges')))
    colleges.push(collegeFrom(row, new CellPrograms(programs.get(row[0]) ?? [])))
  return colleges
}

export function provenanceFrom(read: TableReader): Map<string, Provenance> {
  const provenance = new Map(
    read('provenance', ['path', 'source', 'year']).map(({ path, source, year }) => [path, { source, year }]),
  )
  // First by the paths of the code: a key cut from the table would be compared letter by letter, hundreds of times a
  // report.
  const cited = citedPaths.map((path): [string, Provenance] => [path, columnSource({ provenance }, path)])
  return new Map([...cited, ...provenance])
}
