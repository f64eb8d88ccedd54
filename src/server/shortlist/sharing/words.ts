import type { CollegeFacts } from '#contract/catalogue.ts'
import type { ChanceBand, Figure } from '#contract/report.ts'

const missing = 'N/A'
const dollars = new Intl.NumberFormat('en-US', {
  style: 'currency',
  currency: 'USD',
  maximumFractionDigits: 0,
})
const dayFormat = new Intl.DateTimeFormat('en-US', { dateStyle: 'long', timeZone: 'UTC' })
const deadlineFormat = new Intl.DateTimeFormat('en-US', {
  weekday: 'short',
  month: 'short',
  day: 'numeric',
  year: 'numeric',
  timeZone: 'UTC',
})

export const inDollars = ({ value }: Figure) => (value === null ? missing : dollars.format(value))
export const inPercent = ({ value }: Figure) => (value === null ? missing : `${Math.round(value)}%`)
/** ISO 8601 as a day: 'November 16, 2026'. */
export const asDay = (iso: string) => dayFormat.format(new Date(iso))
/** 'YYYY-MM-DD' as 'Fri, Jan 8, 2027'. */
export const asDeadline = (day: string) => deadlineFormat.format(new Date(`${day}T00:00:00Z`))

export const bandWords: Record<ChanceBand, { label: string; tone: 'ok' | 'warn' | 'bad' }> = {
  likely: { label: 'Likely', tone: 'ok' },
  target: { label: 'Target', tone: 'warn' },
  reach: { label: 'Reach', tone: 'bad' },
  'far reach': { label: 'Far reach', tone: 'bad' },
  'open admission': { label: 'Open admission', tone: 'ok' },
  automatic: { label: 'Automatic', tone: 'ok' },
  'below the published minimum': { label: 'Below the published minimum', tone: 'bad' },
}

export type FactLine = { label: string; value: string; from: Figure }

/** The facts a family asks for first, each with where it comes from. */
export function factLines(facts: CollegeFacts): FactLine[] {
  const { figures, control, openAdmission } = facts
  const isPublic = control === 'public'
  return [
    openAdmission
      ? { label: 'Admits', value: 'Open admission', from: figures.acceptanceRate }
      : { label: 'Admits', value: inPercent(figures.acceptanceRate), from: figures.acceptanceRate },
    {
      label: 'Finish within four years',
      value: inPercent(figures.fourYearGraduationRate),
      from: figures.fourYearGraduationRate,
    },
    {
      label: 'Finish within six years',
      value: inPercent(figures.graduationRate),
      from: figures.graduationRate,
    },
    ...(isPublic
      ? [
          {
            label: 'Tuition, residents',
            value: inDollars(figures.inStateTuition),
            from: figures.inStateTuition,
          },
          {
            label: 'Tuition, other states',
            value: inDollars(figures.outOfStateTuition),
            from: figures.outOfStateTuition,
          },
        ]
      : [{ label: 'Tuition', value: inDollars(figures.outOfStateTuition), from: figures.outOfStateTuition }]),
    {
      label: isPublic ? 'Net price a year, residents' : 'Net price a year',
      value: inDollars(figures.netPrice),
      from: figures.netPrice,
    },
  ]
}

/** Whose figures these are, once for each source: 'Admits: …, fall 2024.' */
export function sourceLines(lines: readonly FactLine[]): string[] {
  const labels = new Map<string, Set<string>>()
  for (const { label, from } of lines) {
    if (from.value === null) continue
    const source = `${from.source}, ${from.year}`
    labels.set(source, (labels.get(source) ?? new Set()).add(label))
  }
  return [...labels].map(([source, those]) => `${[...those].join(', ')}: ${source}.`)
}
