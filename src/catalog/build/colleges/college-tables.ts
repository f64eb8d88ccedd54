import type { ShippedTable } from '#catalog/build/reading/tables.ts'
import { programsCell } from '#catalog/colleges/table/programs.ts'
import { collegeColumns, toRow } from '#catalog/colleges/table/row.ts'
import { tableText } from '#catalog/table-text.ts'
import type { BuiltColleges } from './colleges.ts'

/** The built tables as text: a line per college, its programs in their own table, the source of every column. */
export function collegeTables({ colleges, provenance }: BuiltColleges): ShippedTable[] {
  const programs = colleges.map((college) => ({
    unitid: String(college.unitid),
    programs: programsCell(college.programs),
  }))
  const sources = [...provenance].map(([path, { source, year }]) => ({ path, source, year }))
  return [
    { name: 'colleges', text: tableText('colleges', collegeColumns, colleges.map(toRow)) },
    { name: 'programs', text: tableText('programs', ['unitid', 'programs'], programs) },
    { name: 'provenance', text: tableText('provenance', ['path', 'source', 'year'], sources) },
  ]
}
