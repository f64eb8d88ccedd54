import type { Absence, Answer, College, Fact, RangeFact } from '#catalog/facts.ts'

// How a value is written in a cell of a shipped table. A missing figure has its own sign, never an empty cell.

const signs = { 'not reported': '?', suppressed: '*', 'not applicable': '-', implausible: '!' } as const
const absences: ReadonlyMap<string, Absence> = new Map([
  ['?', 'not reported'],
  ['*', 'suppressed'],
  ['-', 'not applicable'],
  ['!', 'implausible'],
])

export const factCell = (fact: Fact): string => (typeof fact === 'number' ? String(fact) : signs[fact])

export function factOf(cell: string): Fact {
  if (cell.length === 1) {
    const absence = absences.get(cell)
    if (absence !== undefined) return absence
  }
  const value = Number(cell)
  if (cell === '' || !Number.isFinite(value)) throw new Error(`"${cell}" is no figure`)
  return value
}

/** low/middle/high, the middle empty if unknown: 1310/1400/1480. */
export const rangeCell = (range: RangeFact): string =>
  typeof range === 'string' ? signs[range] : `${range.low}/${range.mid ?? ''}/${range.high}`

export function rangeOf(cell: string): RangeFact {
  const absence = absences.get(cell)
  if (absence) return absence
  const [low = '', mid, high = ''] = cell.split('/')
  if (!low || !high) throw new Error(`"${cell}" is no range`)
  return { low: Number(low), mid: mid ? Number(mid) : null, high: Number(high) }
}

export const yesCell = (yes: boolean): string => (yes ? 'y' : '')
export const yesOf = (cell: string): boolean => cell === 'y'

export const answerCell = (answer: Answer): string =>
  answer === null ? signs['not reported'] : yesCell(answer)

export function answerOf(cell: string): Answer {
  if (cell === signs['not reported']) return null
  if (cell !== '' && cell !== 'y') throw new Error(`"${cell}" is no answer`)
  return yesOf(cell)
}

/** '' means that the college has none, which is an answer. */
export const religionCell = (religion: College['religion']): string =>
  religion === null ? signs['not reported'] : religion || ''
export const religionOf = (cell: string): College['religion'] =>
  cell === signs['not reported'] ? null : cell || false

/** '' means null: no link, no conference. */
export const textCell = (text: string | null): string => text ?? ''
export const textOf = (cell: string): string | null => cell || null

export const listCell = (list: readonly string[]): string => list.join('|')
export const listOf = (cell: string): readonly string[] => (cell ? cell.split('|') : none)

/** A word of a closed list, checked: a table from another version must be refused. */
export function wordOf<Word extends string>(words: readonly Word[], cell: string): Word {
  const word = words[(words as readonly string[]).indexOf(cell)] // any string may be asked for
  if (word === undefined) throw new Error(`"${cell}" is none of ${words.join(', ')}`)
  return word
}

/** The same for a list of them. */
export const wordsOf = <Word extends string>(words: readonly Word[], cell: string): readonly Word[] =>
  cell === '' ? none : cell.split('|').map((word) => wordOf(words, word))
const none: readonly never[] = []
