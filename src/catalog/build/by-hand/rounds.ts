import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import { SourceError } from '#catalog/build/reading/source-error.ts'
import type { ShippedTable } from '#catalog/build/reading/tables.ts'
import type { College } from '#catalog/facts.ts'
import { roundColumns, roundsOf } from '#catalog/rounds/load.ts'
import { listCell } from '#catalog/table-cells.ts'
import { parseTable, type Row, tableText } from '#catalog/table-text.ts'
import type { IsOfficial } from './official.ts'

/** The early rounds as shipped: colleges with the same rounds and source in one line. */
export function roundTable(
  folder: string,
  colleges: readonly Pick<College, 'unitid' | 'name' | 'state' | 'links'>[],
  isOfficial: IsOfficial,
): ShippedTable {
  const file = 'rounds/colleges.tsv'
  const read = <Column extends string>(name: string, columns: readonly Column[]) =>
    parseTable(`round-${name}`, columns, readFileSync(join(folder, `${name}.tsv`), 'utf8'))
  const sources = new Map(read('sources', ['id', 'link', 'source', 'read']).map((row) => [row.id, row]))
  const byId = new Map(colleges.map((one) => [String(one.unitid), one]))
  const seen = new Set<string>()
  const lines = new Map<
    string,
    { row: Omit<Row<(typeof roundColumns)[number]>, 'colleges'>; unitids: string[] }
  >()
  for (const { unitid, college, rounds, source: id } of read('colleges', [
    'unitid',
    'college',
    'rounds',
    'source',
  ])) {
    const from = sources.get(id)
    const its = byId.get(unitid)
    if (its?.name !== college) throw new SourceError(file, `${unitid} is not ${college}`)
    if (seen.has(unitid)) throw new SourceError(file, `${college} stands there twice`)
    if (!from || roundsOf(rounds).length === 0)
      throw new SourceError(file, `${college}: a line names its rounds and a source of rounds/sources.tsv`)
    if (!isOfficial(from.link, [its]))
      throw new SourceError(file, `${college}: ${from.link} is not a page of the college or its application`)
    seen.add(unitid)
    const key = `${id} ${rounds}`
    const { link, source, read: day } = from
    const line = lines.get(key) ?? { row: { rounds, link, source, read: day }, unitids: [] }
    line.unitids.push(unitid)
    lines.set(key, line)
  }
  const rows = [...lines.values()].map(({ row, unitids }) => ({ ...row, colleges: listCell(unitids) }))
  return { file: 'rounds.tsv', text: tableText('rounds', roundColumns, rows) }
}
