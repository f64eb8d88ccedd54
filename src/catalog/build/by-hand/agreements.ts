import { readFileSync } from 'node:fs'
import { agreementColumns, agreementOf } from '#catalog/agreements/load.ts'
import { SourceError } from '#catalog/build/reading/source-error.ts'
import type { ShippedTable } from '#catalog/build/reading/tables.ts'
import type { College } from '#catalog/facts.ts'
import { parseTable, tableText } from '#catalog/table-text.ts'
import { isCited } from './cited.ts'
import type { IsOfficial } from './official.ts'

/** Agreements between states about tuition, as they are written by hand. */
export function agreementTable(
  path: string,
  colleges: readonly Pick<College, 'unitid' | 'state' | 'links'>[],
  isOfficial: IsOfficial,
): ShippedTable {
  const file = 'agreements/agreements.tsv'
  const known = new Set(colleges.map(({ unitid }) => unitid))
  const rows = parseTable('agreements', agreementColumns, readFileSync(path, 'utf8'))
  for (const row of rows) {
    const { id, kind, states, host, only, percent, beside, except, uncommon, rate, most } = agreementOf(row)
    const stranger = [...[...beside].flat(), ...only, ...except].find((unitid) => !known.has(unitid))
    if (stranger) throw new SourceError(file, `${id}: there is no college ${stranger}`)
    if ((kind !== 'exchange') !== (rate !== ''))
      throw new SourceError(file, `${id}: a reciprocity and a grant say what is paid, an exchange does not`)
    if (kind === 'grant' ? !(most && most > 0) : most !== null)
      throw new SourceError(file, `${id}: a grant, and nothing else, says the most it pays`)
    if (only.length > 0 && (kind !== 'reciprocity' || host === null))
      throw new SourceError(
        file,
        `${id}: what only some colleges charge is a reciprocity of their state alone`,
      )
    if (!(percent >= 100) || (percent > 100 && kind !== 'reciprocity'))
      throw new SourceError(
        file,
        `${id}: a reciprocity, and nothing else, is 100 percent of resident tuition or more`,
      )
    if (uncommon && kind !== 'exchange')
      throw new SourceError(file, `${id}: only an exchange is for subjects that are not taught at home`)
    if (!isCited(row))
      throw new SourceError(file, `${id}: an agreement names its link, its source and the day it was read`)
    const charging = colleges.filter(({ unitid, state }) =>
      only.length > 0 ? only.includes(unitid) : state === host,
    )
    if (!isOfficial(row.link, charging, states))
      throw new SourceError(
        file,
        `${id}: ${row.link} is not a page of its colleges, a state or a compact of states`,
      )
  }
  return { file: 'agreements.tsv', text: tableText('agreements', agreementColumns, rows) }
}
