import type { Answer, Fact } from '#catalog/facts.ts'
import { SourceError } from './source-error.ts'

// Trap 1: the sources write missing values in different ways, none of them is 0, and they must stay distinct.

/**
 * A figure of IPEDS. -2 is not applicable, -1 not reported; the letter of the X column beside it says why a cell is
 * blank: A not applicable, S withheld because fewer than five students stand behind it.
 */
export function ipedsFact(file: string, cell: string, letter = ''): Fact {
  if (cell === '-2') return 'not applicable'
  if (cell === '-1' || cell === '-3') return 'not reported'
  if (cell === '' || cell === '.') return blanks.get(letter) ?? 'not reported'
  return figure(file, cell)
}
const blanks = new Map<string, Fact>([
  ['A', 'not applicable'],
  ['S', 'suppressed'],
])

/** A question of IPEDS: 1 is yes, `no` is its code for no; -1, -2 and a blank say nothing either way. */
export function ipedsAnswer(file: string, cell: string, no: '0' | '2'): Answer {
  if (cell === '1') return true
  if (cell === no) return false
  if (['-1', '-2', '-3', '', '.'].includes(cell)) return null
  throw new SourceError(file, `"${cell}" is neither yes, no nor a known code`)
}

/** A coded answer of IPEDS: null where nothing was answered; a code without a known meaning stops the build. */
export function ipedsCode<Meaning>(
  file: string,
  column: string,
  code: string,
  meanings: ReadonlyMap<string, Meaning>,
): Meaning | null {
  const meaning = meanings.get(code)
  if (meaning !== undefined) return meaning
  if (['-1', '-2', '-3', '', '.'].includes(code)) return null
  throw new SourceError(file, `${column}: the code ${code} has no known meaning`)
}

/** A figure of the Scorecard. Below 0 is a figure here: a net price where grants exceed the cost. */
export function scorecardFact(file: string, cell: string | undefined): Fact {
  if (cell === undefined || cell === '' || cell === 'NA' || cell === 'NULL') return 'not reported'
  if (cell === 'PS' || cell === 'PrivacySuppressed') return 'suppressed'
  return figure(file, cell)
}

function figure(file: string, cell: string): number {
  const value = Number(cell)
  if (!Number.isFinite(value)) throw new SourceError(file, `"${cell}" is neither a figure nor a known code`)
  return value
}

/** The IPEDS letters for values the agency filled in itself. */
export const isImputed = (letter: string): boolean => /^[JKLNP]$/.test(letter)

/** A share 0-1 as percent with one decimal; an impossible share is implausible. */
export const percent = (share: Fact): Fact => {
  if (typeof share !== 'number') return share
  return share < 0 || share > 1 ? 'implausible' : round1(100 * share)
}

/** 87.65 is stored a little below itself, and still rounds up. */
export const round1 = (value: number): number => Math.round(value * 10 + 1e-6) / 10
export const whole = (fact: Fact): Fact => (typeof fact === 'number' ? Math.round(fact) : fact)
