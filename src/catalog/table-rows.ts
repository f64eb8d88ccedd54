import { checkColumns, versionLine } from './table-text.ts'

// The format of the large tables: one JSON array with a record per line, itself an array, after the version and the
// column names. JSON.parse makes their 300,000 cells in a third of the time that cutting them out of text took.

export type Cell = string | number | boolean | null | readonly Cell[]

export function rowsText(
  name: string,
  columns: readonly string[],
  rows: readonly (readonly Cell[])[],
): string {
  const lines = [[versionLine(name)], columns, ...rows].map((row) => JSON.stringify(row))
  return `[\n${lines.join(',\n')}\n]\n`
}

export function parseRows(name: string, columns: readonly string[], text: string): readonly Cell[][] {
  const [version, names = [], ...rows] = wholeTable(name, text)
  if (version?.[0] !== versionLine(name))
    throw new Error(`${name}: expected "${versionLine(name)}", found "${version?.[0]}"`)
  checkColumns(name, columns, names)
  const short = rows.findIndex((row) => row.length !== columns.length)
  if (short >= 0) throw new Error(`${name}: line ${short + 4} is cut off`)
  return rows
}

function wholeTable(name: string, text: string): Cell[][] {
  try {
    return JSON.parse(text) as Cell[][] // rowsText wrote it
  } catch (cause) {
    throw new Error(`${name}: the table is cut off`, { cause })
  }
}
