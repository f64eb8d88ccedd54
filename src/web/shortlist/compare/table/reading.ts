import type { CollegeFacts } from '#contract/colleges/look-up.ts'
import type { Figure } from '#contract/matching/report.ts'
import { count as grouped } from '#contract/prose.ts'
import { asDollars, asPercent, orMissing } from '#web/platform/figures.ts'

/** One fact of one college, ready to show: its text, year and source, and what a bar would draw. */
export type Reading = {
  text: string
  year: string
  source: string
  /** Why there is no value; null if there is one. Zero and negative prices are values. */
  why: string | null
  drawn: { low: number; high: number } | null
  /** What the college itself says since. */
  newer?: string | null
}

type Origin = { year: string; source: string }
type Absence = NonNullable<Figure['absent']>

const reasons: Record<Absence, string> = {
  'not reported': 'not reported',
  'not applicable': 'not applicable',
  suppressed: 'suppressed for privacy',
  implausible: 'left out: implausible',
}

function missing({ year, source }: Origin, absent: Absence | null | undefined): Reading {
  return { text: orMissing(null), year, source, why: reasons[absent ?? 'not reported'], drawn: null }
}

function number(figure: Figure, format: (value: number) => string): Reading {
  const { value, year, source, absent } = figure
  if (value === null) return missing(figure, absent)
  return { text: format(value), year, source, why: null, drawn: { low: value, high: value } }
}

export const rate = (figure: Figure) => number(figure, asPercent)
export const price = (figure: Figure) => number(figure, asDollars)
export const count = (figure: Figure) => number(figure, grouped)
export const ratio = (figure: Figure) => number(figure, (value) => `${grouped(value)} to 1`)

export function scores(range: CollegeFacts['sat']): Reading {
  const { low, high, year, source, absent } = range
  if (low === null || high === null) return missing(range, absent)
  const text = `${Math.round(low)}-${Math.round(high)}`
  return { text, year, source, why: null, drawn: { low, high } }
}

/** A fact that is a word; null is a word we do not have. */
export const word = (text: string | null, origin: Origin, absent: Absence = 'not reported'): Reading =>
  text === null
    ? missing(origin, absent)
    : { text, year: origin.year, source: origin.source, why: null, drawn: null }
