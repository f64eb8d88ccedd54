import { dayFormat } from '#contract/calendar-day.ts'
import type { ChanceBand, Figure } from '#contract/matching/report.ts'
import { dollars } from '#contract/prose.ts'
import type { ListedFacts } from '#contract/shortlist/outlook.ts'

const missing = 'N/A'
const inLong = dayFormat({ dateStyle: 'long' })

export const inDollars = ({ value }: Figure) => (value === null ? missing : dollars(value))
/** With the decimal that the app shows. */
export const inPercent = ({ value }: Figure) => (value === null ? missing : `${Math.round(value * 10) / 10}%`)
/** ISO 8601 as a day: 'November 16, 2026'. */
export const asDay = (iso: string) => inLong(iso.slice(0, 10))
/** 'YYYY-MM-DD' as 'Fri, Jan 8, 2027'. */
export const asDeadline = dayFormat({ weekday: 'short', month: 'short', day: 'numeric', year: 'numeric' })

export const bandWords: Record<ChanceBand, { label: string; tone: 'ok' | 'warn' | 'bad' }> = {
  likely: { label: 'Likely', tone: 'ok' },
  target: { label: 'Target', tone: 'warn' },
  reach: { label: 'Reach', tone: 'bad' },
  'far reach': { label: 'Far reach', tone: 'bad' },
  'open admission': { label: 'Open admission', tone: 'ok' },
  automatic: { label: 'Automatic', tone: 'ok' },
  'below the published minimum': { label: 'Below the published minimum', tone: 'bad' },
}

/** `share`: how much of a bar it fills, 0 to 1; null for a figure that is written only. */
export type FactLine = {
  label: string
  value: string
  from: Figure
  share: number | null
  /** How the sources name the figure, where the label says for whom it is. */
  figure?: string
  /** After the value: 'a year after grants'. */
  unit?: string
  beforeGrants?: boolean
}

/** The end of every price bar: about what the dearest colleges publish. */
const dearest = 90_000
export const priceShare = ({ value }: Figure) => (value === null ? null : value / dearest)
const percentShare = ({ value }: Figure) => (value === null ? null : value / 100)

/** The facts that families ask for first, each with its source; the `barred` ones are drawn. */
export function factLines(facts: ListedFacts): { barred: FactLine[]; written: FactLine[] } {
  const { admitRate, fourYearRate, sixYearRate, tuition, isPublic, openAdmission } = facts
  const line = (
    label: string,
    from: Figure,
    show: (figure: Figure) => string,
    share: number | null = null,
  ): FactLine => ({ label, value: show(from), from, share })
  return {
    barred: [
      line('Admits', admitRate, openAdmission ? () => 'Open admission' : inPercent, percentShare(admitRate)),
      line('Finish within four years', fourYearRate, inPercent, percentShare(fourYearRate)),
      ...priceLines(facts),
    ],
    written: [
      line('Finish within six years', sixYearRate, inPercent),
      ...(isPublic
        ? [
            line('Tuition, residents', tuition.inState, inDollars),
            line('Tuition, other states', tuition.outOfState, inDollars),
          ]
        : [line('Tuition', tuition.outOfState, inDollars)]),
    ],
  }
}

/** The list does not say where the student lives, so a public college tells the price of residents and that of others. */
function priceLines({ netPrice, isPublic, price: { visitor } }: ListedFacts): FactLine[] {
  const line = (label: string, from: Figure, beforeGrants: boolean): FactLine => ({
    label,
    value: inDollars(from),
    from,
    share: priceShare(from),
    figure: beforeGrants ? 'Cost before grants' : 'Net price',
    beforeGrants,
    ...(from.value !== null && { unit: `a year ${beforeGrants ? 'before' : 'after'} grants` }),
  })
  // A federal academy is free for everyone.
  if (!isPublic || visitor?.kind === 'net price') return [line('Net price', netPrice, false)]
  const cost: Figure = visitor
    ? { value: visitor.amount, source: visitor.source, year: visitor.year, absent: null }
    : { value: null, source: '', year: '', absent: 'not reported' }
  return [line('Residents', netPrice, false), line('From another state', cost, true)]
}

export const incomes = [
  'under $30,000',
  '$30,001 to $48,000',
  '$48,001 to $75,000',
  '$75,001 to $110,000',
  'over $110,000',
] as const

/** The sources of the figures, a figure once: 'Admits: …, fall 2024.' Where colleges differ, their sources stand side by side. */
export function sourceLines(lines: readonly FactLine[]): string[] {
  const sources = new Map<string, Set<string>>()
  for (const { label, from, figure: named } of lines) {
    if (from.value === null) continue
    const figure = named ?? label.split(', ')[0] ?? label // both kinds of tuition are one figure
    sources.set(figure, (sources.get(figure) ?? new Set()).add(`${from.source}, ${from.year}`))
  }
  const figures = new Map<string, string[]>()
  for (const [figure, those] of sources) {
    const said = [...those].join(', or ')
    figures.set(said, [...(figures.get(said) ?? []), figure])
  }
  return [...figures].map(([said, those]) => `${those.join(', ')}: ${said}.`)
}
