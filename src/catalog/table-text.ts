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
  const [version, header, ...lines] = text.split('\n')
  if (version !== versionLine(name))
    throw new Error(`${name}: expected "${versionLine(name)}", found "${version}"`)
  if (lines.pop() !== '') throw new Error(`${name}: the table is cut off`)
  const names = (header ?? '').split('\t')
  const places = columns.map((column) => {
    const place = names.indexOf(column)
    if (place < 0) throw new Error(`${name}: column ${column} is missing`)
    return place
  })
  return lines.map((line, index) => {
    const cells = line.split('\t')
    if (cells.length !== names.length) throw new Error(`${name}: line ${index + 3} is cut off`)
    const row: Record<string, string> = {}
    columns.forEach((column, at) => {
      row[column] = cells[places[at] ?? -1] ?? ''
    })
    return row as Row<Column> // every column was filled in the loop above
  })
}
