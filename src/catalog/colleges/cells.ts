import type { Absence, Answer, College, Fact, Program, RangeFact } from '#catalog/facts.ts'

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
  const value = Number(cell)
  if (cell !== '' && Number.isFinite(value)) return value
  const absence = absences.get(cell)
  if (absence === undefined) throw new Error(`"${cell}" is no figure`)
  return absence
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

export const answerCell = (answer: Answer): string =>
  answer === null ? signs['not reported'] : yesCell(answer)

export function answerOf(cell: string): Answer {
  if (cell === signs['not reported']) return null
  if (cell !== '' && cell !== 'y') throw new Error(`"${cell}" is no answer`)
  return yesOf(cell)
}

/** '' stands for a college without one, which is an answer. */
export const religionCell = (religion: College['religion']): string =>
  religion === null ? signs['not reported'] : religion || ''
export const religionOf = (cell: string): College['religion'] =>
  cell === signs['not reported'] ? null : cell || false

/** '' stands for null: no link, no conference. */
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

/** Read place by place: there are 60,000 of them, and splitting each takes three times as long at start. */
export function programsOf(cell: string): Program[] {
  const programs: Program[] = []
  for (let at = 0; at < cell.length; ) {
    const space = cell.indexOf(' ', at)
    const end = space < 0 ? cell.length : space
    const colon = cell.indexOf(':', at)
    const second = cell.indexOf(':', colon + 1)
    const hasEarnings = second >= 0 && second < end
    programs.push({
      family: cell.slice(at, colon),
      awards: Number(cell.slice(colon + 1, hasEarnings ? second : end)),
      earnings: hasEarnings ? factOf(cell.slice(second + 1, end)) : 'not reported',
    })
    at = end + 1
  }
  return programs
}
