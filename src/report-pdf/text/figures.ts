import { dayFormat } from '#contract/calendar-day.ts'
import { toldEnds } from '#contract/chance/told.ts'
import type { Chance, ChanceBand, College, CollegeFigure, Figure } from '#contract/matching/report.ts'
import { dollars } from '#contract/prose.ts'

/** Shown for a missing value (spec §2). */
export const missing = 'N/A'

/** A number so large that it must be a mistake would overlap its neighbors. */
const sensible = (value: number | null) => (value !== null && Math.abs(value) < 1e7 ? value : null)
const decimals = new Intl.NumberFormat('en-US', { maximumFractionDigits: 1 })

export function asDollars(value: number | null): string {
  const known = sensible(value)
  return known === null ? missing : dollars(known)
}

export function percent(value: number | null): string {
  const known = sensible(value)
  return known === null ? missing : `${decimals.format(known)}%`
}

export const points = (value: number) => decimals.format(value)

const absences = {
  'not reported': 'not reported',
  suppressed: 'withheld to protect privacy',
  'not applicable': 'does not apply',
  implausible: 'set aside: it looks wrong',
} as const satisfies Record<NonNullable<Figure['absent']>, string>

/** Shown beside a figure: its year, or why there is none. */
export const yearOrReason = ({ absent, year = '' }: Pick<CollegeFigure, 'absent' | 'year'>) =>
  absent ? absences[absent] : year

export const provenance = (figure: Figure) =>
  [figure.source, yearOrReason(figure)].filter((part) => part.trim() !== '').join(', ')

export const bandWords = {
  likely: 'Likely',
  target: 'Target',
  reach: 'Reach',
  'far reach': 'Far reach',
  'open admission': 'Open admission',
  automatic: 'Automatic',
  'below the published minimum': 'Below the minimum',
} as const satisfies Record<ChanceBand, string>

export const bandMeanings = {
  likely: 'The estimate is 70% or more.',
  target: 'The estimate is 30% up to 70%.',
  reach: 'The estimate is 10% up to 30%.',
  'far reach': 'Under 10%. Apply because you want to, not because you count on it.',
  automatic: 'A rule that the college publishes admits you, by what you told us.',
  'open admission': 'The college takes applicants who meet its basic requirements.',
  'below the published minimum': 'Your record is below a minimum that the college publishes.',
} as const satisfies Record<ChanceBand, string>

/** Shown in place of a percentage: open admission and published rules have none. */
export const withoutRange: Partial<Record<ChanceBand, string>> = {
  'open admission': 'Takes applicants who meet its basic requirements',
  automatic: 'Its published rule admits you',
  'below the published minimum': 'A published minimum is above your record',
}

export function chanceRange({ low, high }: Chance): string | null {
  if (low === null || high === null) return null
  return `${toldEnds(Math.round(low * 100), Math.round(high * 100)).join(' to ')}%`
}

export const admissionRate = ({ admissions }: College) =>
  admissions.openAdmission && admissions.acceptanceRate === null
    ? 'Open admission'
    : percent(admissions.acceptanceRate)

/** A score in words, for screen readers. */
export function matchInWords({ locked, scorePreview, matchPercentage }: College): string {
  if (locked) return 'Match score locked'
  if (matchPercentage === null) return 'No match score'
  return `${scorePreview ? 'Preview score' : 'Match'} ${Math.round(matchPercentage)} of 100`
}

const inLong = dayFormat({ dateStyle: 'long' })
/** 'November 14, 2025', from the calendar day as written in an ISO date: the same text in every time zone. */
export const longDate = (iso: string) => inLong(iso.slice(0, 10))

export const counted = (count: number, one: string, many = `${one}s`) =>
  `${count} ${count === 1 ? one : many}`

/** What a year costs this student, living costs in, over all incomes. Reports of an older release have the average alone. */
export function yearlyPrice({ price, netPrice }: Pick<College, 'price' | 'netPrice'>) {
  const average = netPrice.average
  if (price === null)
    return { amount: average.value, kind: 'after grants', note: yearOrReason(average) } as const
  const kind = price.kind === 'before grants' ? 'before grants' : 'after grants'
  const lowered = price.grant ?? price.agreement
  return { amount: price.amount, kind, note: lowered ? `${price.year}, by ${lowered}` : price.year } as const
}
