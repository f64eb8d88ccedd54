/** Splits delimited text into rows of cells. `quoted`: CSV rules; without, a quote is an ordinary sign (TSV). */
export function* delimitedRows(text: string, separator: string, quoted: boolean): Generator<string[]> {
  let at = 0
  while (at < text.length) {
    const lineEnd = endOf(text, at)
    const line = text.slice(at, lineEnd)
    if (!quoted || !line.includes('"')) {
      at = lineEnd + 1
      yield (line.endsWith('\r') ? line.slice(0, -1) : line).split(separator)
      continue
    }
    const { cells, next } = quotedRow(text, at, separator)
    at = next
    yield cells
  }
}

function endOf(text: string, from: number): number {
  const found = text.indexOf('\n', from)
  return found < 0 ? text.length : found
}

/** A quoted cell may contain separators, line breaks and doubled quotes, so it is read character by character. */
function quotedRow(text: string, from: number, separator: string): { cells: string[]; next: number } {
  const cells: string[] = []
  let cell = ''
  let inside = false
  for (let at = from; ; at++) {
    const sign = text[at]
    if (sign === undefined) {
      if (inside) throw new Error('a quoted cell never ends')
      cells.push(cell)
      return { cells, next: at }
    }
    if (inside) {
      if (sign !== '"') cell += sign
      else if (text[at + 1] === '"') {
        cell += '"'
        at++
      } else inside = false
    } else if (sign === '"' && cell === '') inside = true
    else if (sign === separator) {
      cells.push(cell)
      cell = ''
    } else if (sign === '\n') {
      cells.push(cell)
      return { cells, next: at + 1 }
    } else if (sign !== '\r') cell += sign
  }
}
