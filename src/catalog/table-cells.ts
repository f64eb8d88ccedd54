import { factOf } from '#catalog/colleges/table/cells.ts'
import type { Fact } from './facts.ts'
import { tableStart } from './table-text.ts'

const [tab, newline, bar, minus, point, zero, nine] = [9, 10, 124, 45, 46, 48, 57]
/** Up to this many digits, a number divided by a power of ten is exactly what `Number` makes of the text. */
const mostDigits = 15

/**
 * The cells of a large table, one after the other. Figures are read from the bytes: cutting out 200,000 strings only to
 * turn them into numbers took half the time of loading.
 */
export class TableCells {
  readonly text: string
  /** One byte for each character of `text`. */
  readonly bytes: Uint8Array
  at: number
  lineEnd: number

  constructor(text: string, start = 0) {
    if (/[^\0-\xff]/.test(text)) throw new Error('a large table holds only characters of one byte')
    this.text = text
    this.bytes = Buffer.from(text, 'latin1')
    this.at = start
    this.lineEnd = text.indexOf('\n', start)
  }

  /** The cell as text. */
  next(): string {
    const { text, at: start } = this
    const end = text.indexOf('\t', start)
    const isLast = end < 0 || end > this.lineEnd
    const cell = text.slice(start, isLast ? this.lineEnd : end)
    this.at = start + cell.length + 1
    return cell
  }

  /** The cell as a figure, or as the reason why there is none. Several figures in one cell end with a bar. */
  fact(): Fact {
    const { bytes } = this
    const start = this.at
    let at = start
    let sign = bytes[at] ?? 0
    if (sign === minus) sign = bytes[++at] ?? 0
    const first = at
    let value = 0
    let scale = 1
    for (; sign >= zero && sign <= nine; sign = bytes[++at] ?? 0) value = value * 10 + sign - zero
    if (sign === point && at > first)
      for (sign = bytes[++at] ?? 0; sign >= zero && sign <= nine; sign = bytes[++at] ?? 0) {
        value = value * 10 + sign - zero
        scale *= 10
      }
    const plain = at > first && at - first <= mostDigits && bytes[at - 1] !== point
    if (plain && (sign === tab || sign === newline || sign === bar)) {
      this.at = at + 1
      return (bytes[start] === minus ? -value : value) / scale
    }
    while (sign !== tab && sign !== newline && sign !== bar && at < bytes.length)
      sign = bytes[++at] ?? newline
    this.at = at + 1
    return factOf(this.text.slice(start, at))
  }
}

/** The same for a shipped table, a line at a time: `read` takes every cell of its line. */
export function readLines(
  name: string,
  columns: readonly string[],
  text: string,
  read: (cells: TableCells) => void,
): void {
  const cells = new TableCells(text, tableStart(name, columns, text))
  for (let number = 3; cells.at < text.length; number++) {
    read(cells)
    if (cells.at !== cells.lineEnd + 1) throw new Error(`${name}: line ${number} is cut off`)
    cells.lineEnd = text.indexOf('\n', cells.at)
  }
}
