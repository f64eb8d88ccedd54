import type { Major } from '#catalog/majors/major.ts'
import { listOf } from '#catalog/table-cells.ts'
import type { TableReader } from '#catalog/table-text.ts'

export const majorColumns = [
  'id',
  'title',
  'graduates',
  'related',
  'careers',
  'reportedUnder',
  'aliases',
  'description',
] as const

export const majorsFrom = (read: TableReader): Major[] =>
  read('majors', majorColumns).map((row) => ({
    id: row.id,
    title: row.title,
    description: row.description,
    graduates: Number(row.graduates),
    related: listOf(row.related),
    aliases: listOf(row.aliases),
    careers: listOf(row.careers),
    reportedUnder: listOf(row.reportedUnder),
  }))
