import type { Program } from '#catalog/facts.ts'
import type { Cell } from '#catalog/table-rows.ts'
import { fact, number } from './kinds.ts'

export const programColumns = ['unitid', 'programs']

/**
 * The four digits of the family, awards and earnings of each, one after the other, null for earnings that are not
 * reported: [1107,350,98000,1312,40,null]. Numbers are read in half the time of texts.
 */
export const programsCell = (programs: Iterable<Program>): Cell =>
  [...programs].flatMap(({ family, awards, earnings }) => [
    Math.round(Number(family) * 100),
    awards,
    earnings === 'not reported' ? null : fact.write(earnings),
  ])

const families = new Map<Cell | undefined, string>() // one text per family, not one per program
function familyOf(cell: Cell | undefined): string {
  const known = families.get(cell)
  if (known !== undefined) return known
  const family = (number.read(cell) / 100).toFixed(2).padStart(5, '0')
  families.set(cell, family)
  return family
}

/** The programs of such a cell. There are 60,000: they become objects when they are walked through, and are not kept. */
export class CellPrograms implements Iterable<Program> {
  readonly #cells: readonly Cell[]

  constructor(cell: Cell | undefined) {
    if (!Array.isArray(cell) || cell.length % 3 !== 0) throw new Error(`${cell} is not a list of programs`)
    this.#cells = cell
  }

  *[Symbol.iterator](): Generator<Program> {
    const cells = this.#cells
    for (let at = 0; at < cells.length; at += 3)
      yield {
        family: familyOf(cells[at]),
        awards: number.read(cells[at + 1]),
        earnings: cells[at + 2] === null ? 'not reported' : fact.read(cells[at + 2]),
      }
  }
}
