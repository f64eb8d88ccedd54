import type { Absence, Fact } from './facts.ts'

// How a value is written in a text cell of a shipped table. A missing figure has its own sign, never an empty cell.

const signs = { 'not reported': '?', suppressed: '*', 'not applicable': '-', implausible: '!' } as const
const absences: ReadonlyMap<unknown, Absence> = new Map(
  (Object.keys(signs) as Absence[]).map((absence) => [signs[absence], absence]), // its own keys
)
export const signOf = (absence: Absence): string => signs[absence]
/** Undefined for anything that is no sign of an absence. */
export const absenceOf = (sign: unknown): Absence | undefined => absences.get(sign)

export const factCell = (fact: Fact): string => (typeof fact === 'number' ? String(fact) : signs[fact])

export function factOf(cell: string): Fact {
  const value = absenceOf(cell) ?? Number(cell)
  if (cell === '' || (typeof value === 'number' && !Number.isFinite(value)))
    throw new Error(`"${cell}" is not a figure`)
  return value
}

export const yesOf = (cell: string): boolean => cell === 'y'

/** '' means null: no link, no pay. */
export const textCell = (text: string | null): string => text ?? ''
export const textOf = (cell: string): string | null => cell || null

export const listCell = (list: readonly string[]): string => list.join('|')
export const listOf = (cell: string): readonly string[] => (cell ? cell.split('|') : none)
const none: readonly never[] = []

/** A word of a closed list, checked: a table from another version must be refused. */
export function wordOf<Word extends string>(words: readonly Word[], cell: unknown): Word {
  const word = words[(words as readonly unknown[]).indexOf(cell)] // anything may be asked for
  if (word === undefined) throw new Error(`"${cell}" is none of ${words.join(', ')}`)
  return word
}
