import type { Absence, Fact, Program, RangeFact } from '#catalog/facts.ts'

// How one value stands in a cell of a shipped table. Absence has a sign of its own: an empty cell is never a fact.

const signs = { 'not reported': '?', suppressed: '*', 'not applicable': '-', implausible: '!' } as const
const absences: ReadonlyMap<string, Absence> = new Map([
  ['?', 'not reported'],
  ['*', 'suppressed'],
  ['-', 'not applicable'],
  ['!', 'implausible'],
])

export const factCell = (fact: Fact): string => (typeof fact === 'number' ? String(fact) : signs[fact])

export function factOf(cell: string): Fact {
  const absence = absences.get(cell)
  if (absence) return absence
  const value = Number(cell)
  if (cell === '' || !Number.isFinite(value)) throw new Error(`"${cell}" is no figure`)
  return value
}

/** low/middle/high, the middle left empty where it is unknown: 1310/1400/1480. */
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

/** '' stands for null: no link, no religion, no conference. */
export const textCell = (text: string | null): string => text ?? ''
export const textOf = (cell: string): string | null => cell || null

export const listCell = (list: readonly string[]): string => list.join('|')
export const listOf = (cell: string): string[] => (cell ? cell.split('|') : [])

/** A word of a closed list, checked: a table from another version must not slip through. */
export function wordOf<Word extends string>(words: readonly Word[], cell: string): Word {
  const word = words.find((known) => known === cell)
  if (word === undefined) throw new Error(`"${cell}" is none of ${words.join(', ')}`)
  return word
}

/** family:awards or family:awards:earnings, one space between: 11.07:350:98000. Earnings left out are not reported. */
export const programsCell = (programs: readonly Program[]): string =>
  programs
    .map(({ family, awards, earnings }) =>
      earnings === 'not reported' ? `${family}:${awards}` : `${family}:${awards}:${factCell(earnings)}`,
    )
    .join(' ')

export const programsOf = (cell: string): Program[] =>
  cell === ''
    ? []
    : cell.split(' ').map((program) => {
        const [family = '', awards = '', earnings = '?'] = program.split(':')
        return { family, awards: Number(awards), earnings: factOf(earnings) }
      })
