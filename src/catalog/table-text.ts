// The format of the tables we ship as text: a version line, a line of column names, then one tab-separated line per
// record. Without quoting, so that a new release of the sources is a readable diff. The large tables, colleges,
// programs and specialties, are JSON (./table-rows.ts) and share only version line and columns.

export const schemaVersion = 1

export type Row<Column extends string> = Readonly<Record<Column, string>>
/** Reads one shipped table by its name ('careers'): how the parts of the catalog get their rows from the loader. */
export type TableReader = <Column extends string>(
  name: string,
  columns: readonly Column[],
) => readonly Row<Column>[]

/** Plain signs only: one sign of two bytes doubles the text of a whole table, and of every reply that quotes it. */
export const versionLine = (name: string) => `# lantern catalog: ${name}, schema ${schemaVersion}`

/** The same rows give the same bytes: no clock, no locale, and the caller's order. */
export function tableText<Column extends string>(
  name: string,
  columns: readonly Column[],
  rows: readonly Row<Column>[],
): string {
  const lines = [versionLine(name), columns.join('\t')]
  for (const row of rows) {
    const cells = columns.map((column) => row[column])
    const broken = cells.find((cell) => /[\t\n\r]/.test(cell))
    if (broken !== undefined) throw new Error(`${name}: a cell holds a tab or a line break: ${broken}`)
    const wide = cells.find((cell) => /[\u0100-\uffff]/.test(cell))
    if (wide !== undefined) throw new Error(`${name}: a cell holds a sign of two bytes: ${wide}`)
    lines.push(cells.join('\t'))
  }
  return `${lines.join('\n')}\n`
}

export function parseTable<Column extends string>(
  name: string,
  columns: readonly Column[],
  text: string,
): Row<Column>[] {
  const { names, start } = headerOf(name, text)
  const missing = columns.find((column) => !names.includes(column))
  if (missing !== undefined) throw new Error(`${name}: column ${missing} is missing`)
  const rows: Row<Column>[] = []
  for (const cells of lines(name, text, start, names.length)) {
    const row: Record<string, string> = {}
    for (let place = 0; place < names.length; place++) row[names[place] ?? ''] = cells[place] ?? ''
    rows.push(row as Row<Column>) // every column is among the names, checked above
  }
  return rows
}

/** The lines of a table as cells, in the order of `columns`, which must be the table's own. */
export function* tableCells(
  name: string,
  columns: readonly string[],
  text: string,
): Generator<readonly string[]> {
  const { names, start } = headerOf(name, text)
  checkColumns(name, columns, names)
  yield* lines(name, text, start, columns.length)
}

/** They are read by their places, so all must be there, in this order. */
export function checkColumns(name: string, columns: readonly string[], found: readonly unknown[]) {
  const other = columns.find((column, place) => column !== found[place])
  if (other !== undefined || found.length !== columns.length)
    throw new Error(`${name}: its columns are not those of this version (${other ?? found[columns.length]})`)
}

function headerOf(name: string, text: string): { names: string[]; start: number } {
  if (!text.endsWith('\n')) throw new Error(`${name}: the table is cut off`)
  const [version = '', header = ''] = text.split('\n', 2)
  if (version !== versionLine(name))
    throw new Error(`${name}: expected "${versionLine(name)}", found "${version}"`)
  return { names: header.split('\t'), start: version.length + header.length + 2 }
}

function* lines(name: string, text: string, start: number, width: number): Generator<string[]> {
  let number = 2
  for (let at = start; at < text.length; ) {
    const end = text.indexOf('\n', at)
    const cells = text.slice(at, end).split('\t')
    at = end + 1
    number++
    if (cells.length !== width) throw new Error(`${name}: line ${number} is cut off`)
    yield cells
  }
}
