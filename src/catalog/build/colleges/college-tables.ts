import type { ShippedTable } from '#catalog/build/reading/tables.ts'
import { programColumns, programsCell } from '#catalog/colleges/table/programs.ts'
import { collegeColumns, toRow } from '#catalog/colleges/table/row.ts'
import { rowsText } from '#catalog/table-rows.ts'
import { tableText } from '#catalog/table-text.ts'
import type { BuiltColleges } from './colleges.ts'

/** The built tables as text: a line per college, its programs in their own table, the source of every column. */
export function collegeTables({ colleges, provenance }: BuiltColleges): ShippedTable[] {
  const programs = colleges.map((college) => [college.unitid, programsCell(college.programs)])
  const sources = [...provenance].map(([path, { source, year }]) => ({ path, source, year }))
  return [
    { file: 'colleges.json', text: rowsText('colleges', collegeColumns, colleges.map(toRow)) },
    { file: 'programs.json', text: rowsText('programs', programColumns, programs) },
    { file: 'provenance.tsv', text: tableText('provenance', ['path', 'source', 'year'], sources) },
  ]
}
