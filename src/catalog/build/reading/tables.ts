import { mkdirSync, renameSync, rmSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import type { Row } from '#catalog/table-text.ts'
import { delimitedRows } from './delimited.ts'
import { SourceError } from './source-error.ts'
import { unpack } from './unpack.ts'

// How every part of the builder reads its sources and how the shipped tables are written.
// tableText and rowsText (in table-text.ts and table-rows.ts) make the text of a table.

export type Source<Column extends string> = {
  /** Under the --from folder: 'colleges/ipeds/HD2024.zip'. Plain, .gz, or a .zip with one .csv. */
  file: string
  /** Columns we read; a missing one stops the build. */
  columns: readonly Column[]
  /** By default a tab for .tsv, else a comma. */
  separator?: ',' | '\t' | ';'
  /** Some sources have no line break at their end; elsewhere that means a truncated file. */
  openEnd?: boolean
}

/** Rows of a source, only the named columns, trimmed, two spaces as one, with `="01.0000"` unwrapped. */
export function readSource<Column extends string>(from: string, source: Source<Column>): Row<Column>[] {
  const { file, columns } = source
  const tabs = /\.tsv(\.gz)?$/.test(file)
  const separator = source.separator ?? (tabs ? '\t' : ',')
  const text = unpack(join(from, file), file)
  if (!source.openEnd && !text.endsWith('\n'))
    throw new SourceError(file, 'is truncated: its last line is cut')
  const lines = delimitedRows(text, separator, !tabs)
  const header = nextLine(lines, file)?.map((name) => name.trim()) ?? []
  const places = columns.map((column) => placeOf(column, header, file))
  const rows: Row<Column>[] = []
  for (let line = nextLine(lines, file); line; line = nextLine(lines, file)) {
    if (line.length !== header.length)
      throw new SourceError(
        file,
        `is truncated or damaged: record ${rows.length + 1} has ${line.length} cells, the header ${header.length}`,
      )
    rows.push(pick(line, columns, places))
  }
  if (rows.length === 0) throw new SourceError(file, 'has no rows')
  return rows
}

function nextLine(lines: Iterator<string[], void>, file: string): string[] | null {
  try {
    return lines.next().value ?? null
  } catch (cause) {
    throw new SourceError(file, `is truncated or damaged: ${cause instanceof Error ? cause.message : cause}`)
  }
}

function placeOf(column: string, header: readonly string[], file: string): number {
  const place = header.indexOf(column)
  if (place < 0) throw new SourceError(file, `column ${column} is missing`)
  if (header.indexOf(column, place + 1) >= 0) throw new SourceError(file, `column ${column} stands twice`)
  return place
}

function pick<Column extends string>(
  line: readonly string[],
  columns: readonly Column[],
  places: readonly number[],
): Row<Column> {
  const row: Record<string, string> = {}
  for (let index = 0; index < columns.length; index++) {
    const cell = (line[places[index] ?? -1] ?? '').trim().replace(/ {2,}/g, ' ')
    row[columns[index] ?? ''] = cell.startsWith('="') && cell.endsWith('"') ? cell.slice(2, -1) : cell
  }
  return row as Row<Column> // every column was filled in the loop above
}

export type ShippedTable = { file: string; text: string }

/** All or nothing: every table is first written beside its place, and only then moved. */
export function publishTables(folder: string, tables: readonly ShippedTable[]): void {
  mkdirSync(folder, { recursive: true })
  const moves = tables.map(({ file, text }) => ({
    text,
    fresh: join(folder, `.${file}.new`),
    place: join(folder, file),
  }))
  try {
    for (const { fresh, text } of moves) writeFileSync(fresh, text)
    for (const { fresh, place } of moves) renameSync(fresh, place)
  } finally {
    for (const { fresh } of moves) rmSync(fresh, { force: true })
  }
}
