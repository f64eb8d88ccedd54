import type { Answer, College, Fact, RangeFact, TestPolicy, Weight } from '#catalog/facts.ts'
import { absenceOf, listCell, signOf, textCell, textOf, wordOf } from '#catalog/table-cells.ts'
import type { Cell } from '#catalog/table-rows.ts'
import { withArticle } from '#contract/prose.ts'

// The kinds of values in the table of colleges. What is read is checked: a table from another version must be refused.

/** How a kind of value is written into a cell, and how a cell is read as one. */
export type Kind<T> = { write: (value: T) => Cell; read: (cell: Cell | undefined) => T }

const refuse = (cell: Cell | undefined, what: string): never => {
  throw new Error(`${JSON.stringify(cell)} is not ${withArticle(what)}`)
}

/** A missing figure is the sign of its reason, never null. */
export const fact: Kind<Fact> = {
  write: (value) => (typeof value === 'number' ? value : signOf(value)),
  read: (cell) => (typeof cell === 'number' ? cell : (absenceOf(cell) ?? refuse(cell, 'figure'))),
}

export const number: Kind<number> = {
  write: (value) => value,
  read: (cell) => (typeof cell === 'number' ? cell : refuse(cell, 'number')),
}

export const name: Kind<string> = {
  write: (value) => value,
  read: (cell) => (typeof cell === 'string' ? cell : refuse(cell, 'text')),
}

export const text: Kind<string | null> = {
  write: (value) => value,
  read: (cell) => (cell === null ? null : name.read(cell)),
}

export const yes: Kind<boolean> = {
  write: (value) => value,
  read: (cell) => (typeof cell === 'boolean' ? cell : refuse(cell, 'yes or no')),
}

/** Yes, no and not reported are three answers. */
export const answer: Kind<Answer> = {
  write: (value) => value,
  read: (cell) => (cell === null ? null : yes.read(cell)),
}

export const religion: Kind<College['religion']> = {
  write: (value) => value,
  read: (cell) => (cell === false ? false : text.read(cell)),
}

const nothing: readonly never[] = []
function readList<T>(cell: Cell | undefined, read: (item: Cell) => T): readonly T[] {
  if (!Array.isArray(cell)) return refuse(cell, 'list')
  return cell.length === 0 ? nothing : cell.map(read)
}
export const names: Kind<readonly string[]> = {
  write: (value) => value,
  read: (cell) => readList(cell, name.read),
}

/** low, middle, high; the middle is null if unknown. */
export const range: Kind<RangeFact> = {
  write: (value) => (typeof value === 'string' ? signOf(value) : [value.low, value.mid, value.high]),
  read: (cell) => {
    if (!Array.isArray(cell)) return absenceOf(cell) ?? refuse(cell, 'range')
    const mid = cell[1]
    return {
      low: number.read(cell[0]),
      mid: mid === null ? null : number.read(mid),
      high: number.read(cell[2]),
    }
  },
}

export const word = <Word extends string>(words: readonly Word[]): Kind<Word> => ({
  write: (value) => value,
  read: (cell) => wordOf(words, cell),
})

export const words = <Word extends string>(all: readonly Word[]): Kind<readonly Word[]> => ({
  write: (value) => value,
  read: (cell) => readList(cell, (item) => wordOf(all, item)),
})

const policies: readonly TestPolicy[] = ['required', 'optional', 'not considered']
export const tests: Kind<TestPolicy | null> = {
  write: (value) => value,
  read: (cell) => (cell === null ? null : wordOf(policies, cell)),
}

type Weighs = College['admission']['weighs']
const weights: readonly Weight[] = ['required', 'considered', 'optional', 'not considered']
const knownWeighs = new Map<string, Weighs>()
/** One text: there are few different answers, so each is read once and then shared. */
export const weighs: Kind<Weighs> = {
  write: ({ gpa, rank, record, recommendations, essay, legacy }) =>
    listCell([gpa, rank, record, recommendations, essay, legacy].map(textCell)),
  read: (cell) => {
    const written = name.read(cell)
    const known = knownWeighs.get(written)
    if (known) return known
    const read = written.split('|').map((item) => (textOf(item) ? wordOf(weights, item) : null))
    const [gpa = null, rank = null, record = null, recommendations = null, essay = null, legacy = null] = read
    const made = { gpa, rank, record, recommendations, essay, legacy }
    knownWeighs.set(written, made)
    return made
  },
}

export const earlierTuition: Kind<College['tuition']['earlier']> = {
  write: (prices) =>
    prices ? [fact.write(prices.inState), fact.write(prices.outOfState), prices.year] : null,
  read: (cell) => {
    if (cell === null) return undefined
    if (!Array.isArray(cell)) return refuse(cell, 'earlier tuition')
    const [inState, outOfState, year] = cell
    return { inState: fact.read(inState), outOfState: fact.read(outOfState), year: name.read(year) }
  },
}

export const byIncome: Kind<College['netPrice']['byIncome']> = {
  write: (prices) => prices.map(fact.write),
  read: (cell) => {
    if (!Array.isArray(cell) || cell.length !== 5) return refuse(cell, 'list of five')
    return [
      fact.read(cell[0]),
      fact.read(cell[1]),
      fact.read(cell[2]),
      fact.read(cell[3]),
      fact.read(cell[4]),
    ]
  },
}
