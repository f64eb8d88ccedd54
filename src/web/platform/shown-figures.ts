import type { PageRow } from '#contract/colleges/college-page.ts'
import type { Figure } from '#contract/matching/report.ts'
import { count, dollars } from '#contract/prose.ts'
import { parseUrl } from '#contract/url.ts'

// How these pages write numbers and missing values. Rounded for reading; the exact source is one line further.

/** Under ten percent a decimal matters: 3.6 % is not 4 %. */
export const percent = (value: number) =>
  `${value > 0 && value < 10 ? Math.round(value * 10) / 10 : Math.round(value)}%`

export function written(value: number, unit: PageRow['unit']): string {
  if (unit === 'percent') return percent(value)
  return unit === 'dollars' ? dollars(value) : count(value)
}

const absences = {
  'not reported': 'Not reported',
  suppressed: 'Not published: too few students',
  'not applicable': 'Does not apply',
  implausible: 'Reported, but cannot be right',
} as const

export const absence = (absent: Figure['absent']) => absences[absent ?? 'not reported']

/** 'https://admissions.oregonstate.edu/apply' → 'admissions.oregonstate.edu'. */
export const hostOf = (href: string) => parseUrl(href)?.hostname.replace(/^www\./, '') ?? href // not an address: shown as it is
