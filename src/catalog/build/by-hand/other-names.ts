import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import { SourceError } from '#catalog/build/reading/source-error.ts'
import type { ShippedTable } from '#catalog/build/reading/tables.ts'
import { foreignColumns, schoolColumns } from '#catalog/colleges/names/other-names.ts'
import type { College } from '#catalog/facts.ts'
import { parseTable, tableText } from '#catalog/table-text.ts'

/** Schools within universities and universities abroad, maintained by hand beside the nicknames. */
export function otherNameTables(
  folder: string,
  colleges: readonly Pick<College, 'unitid' | 'name'>[],
): ShippedTable[] {
  const nameOf = new Map(colleges.map(({ unitid, name }) => [String(unitid), name]))
  const schools = parseTable('schools', schoolColumns, readFileSync(join(folder, 'schools.tsv'), 'utf8'))
  const stranger = schools.find(({ unitid, college }) => nameOf.get(unitid) !== college)
  if (stranger) throw new SourceError('colleges/schools.tsv', `${stranger.unitid} is not ${stranger.college}`)
  const foreign = parseTable('foreign', foreignColumns, readFileSync(join(folder, 'foreign.tsv'), 'utf8'))
  return [
    { file: 'schools.tsv', text: tableText('schools', schoolColumns, schools) },
    { file: 'foreign.tsv', text: tableText('foreign', foreignColumns, foreign) },
  ]
}
