import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import { SourceError } from '#catalog/build/reading/source-error.ts'
import type { ShippedTable } from '#catalog/build/reading/tables.ts'
import { foreignColumns, formerColumns, schoolColumns } from '#catalog/colleges/names/other-names.ts'
import type { College } from '#catalog/facts.ts'
import { parseTable, tableText } from '#catalog/table-text.ts'

/** Schools within universities, universities abroad and former names, maintained by hand beside the nicknames. */
export function otherNameTables(
  folder: string,
  colleges: readonly Pick<College, 'unitid' | 'name'>[],
): ShippedTable[] {
  const nameOf = new Map(colleges.map(({ unitid, name }) => [String(unitid), name]))
  const read = <Column extends string>(table: string, columns: readonly Column[]) =>
    parseTable(table, columns, readFileSync(join(folder, `${table}.tsv`), 'utf8'))
  const schools = read('schools', schoolColumns)
  const former = read('former', [...formerColumns, 'college'])
  for (const [file, rows] of [
    ['schools', schools],
    ['former', former.filter(({ unitid }) => unitid !== '')],
  ] as const) {
    const stranger = rows.find(({ unitid, college }) => nameOf.get(unitid) !== college)
    if (stranger)
      throw new SourceError(`colleges/${file}.tsv`, `${stranger.unitid} is not ${stranger.college}`)
  }
  return [
    { file: 'schools.tsv', text: tableText('schools', schoolColumns, schools) },
    { file: 'foreign.tsv', text: tableText('foreign', foreignColumns, read('foreign', foreignColumns)) },
    { file: 'former.tsv', text: tableText('former', formerColumns, former) },
  ]
}
