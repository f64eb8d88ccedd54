// The format of the tables we ship: a version line, a line of column names, then one tab-separated line a record.
// Plain text without quoting, so that a new release of the sources reads as a diff.

export const schemaVersion = 1

export type Row<Column extends string> = Readonly<Record<Column, string>>
/** Reads one shipped table by its name ('colleges'): how the parts of the catalogue get their rows from the loader. */
export type TableReader = <Column extends string>(
  name: string,
  columns: readonly Column[],
) => readonly Row<Column>[]

const versionLine = (name: string) => `# lantern catalogue · ${name} · schema ${schemaVersion}`

/** The same rows give the same bytes: no clock, no locale, the order is the caller's. */
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
    lines.push(cells.join('\t'))
  }
  return `${lines.join('\n')}\n`
}

export function parseTable<Column extends string>(
  name: string,
  columns: readonly Column[],
  text: string,
): Row<Column>[] {
  const rows: Row<Column>[] = []
  for (const row of tableRows(name, columns, text)) rows.push({ ...row })
  return rows
}

/** Row after row for large tables. It is one and the same object, filled anew: at start, garbage costs most. */
export function* tableRows<Column extends string>(
  name: string,
  columns: readonly Column[],
  text: string,
): Generator<Row<Column>> {
  if (!text.endsWith('\n')) throw new Error(`${name}: the table is cut off`)
  const [version = '', header = ''] = text.split('\n', 2)
  if (version !== versionLine(name))
    throw new Error(`${name}: expected "${versionLine(name)}", found "${version}"`)
  const names = header.split('\t')
  const missing = columns.find((column) => !names.includes(column))
  if (missing !== undefined) throw new Error(`${name}: column ${missing} is missing`)
  const row: Record<string, string> = Object.fromEntries(names.map((column) => [column, '']))
  let number = 2
  for (let at = version.length + header.length + 2; at < text.length; ) {
    const end = text.indexOf('\n', at)
    const cells = text.slice(at, end).split('\t')
    at = end + 1
    number++
    if (cells.length !== names.length) throw new Error(`${name}: line ${number} is cut off`)
    for (let index = 0; index < names.length; index++) row[names[index] ?? ''] = cells[index] ?? ''
    yield row as Row<Column> // every column is among the names, checked above
  }
}
