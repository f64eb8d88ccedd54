import type { ListedFacts } from '#contract/shortlist/outlook.ts'
import type { StateCode } from '#contract/states.ts'
import type { Income } from '#web/platform/income.ts'

/** What a year costs this family, worked out on the device: only it knows the income. */
export type Price = {
  amount: number
  /** The published cost of a public college for other states; everything else is after grants. */
  beforeGrants: boolean
  /** Of families with this income; false where only the average of all is published. */
  forIncome: boolean
}

/** `home` null: not known, so a public college's price is the one for residents. */
export function priceOf(
  facts: ListedFacts,
  { home, income }: { home: StateCode | null; income: Income | null },
): Price | null {
  if (facts.isPublic && home !== null && facts.state !== home) {
    const cost = facts.beforeGrants?.value ?? null
    return cost === null ? null : { amount: cost, beforeGrants: true, forIncome: false }
  }
  const own = income === null ? null : (facts.netPriceByIncome[income]?.value ?? null)
  const amount = own ?? facts.netPrice.value
  return amount === null ? null : { amount, beforeGrants: false, forIncome: own !== null }
}

/** The scale of the price bars: most of what a year can cost. */
export const priceScale = 80_000

const mostFinish = 50

/** Four years, and five where most take longer. No rise of prices is guessed. */
export type DegreePrice = { four: number; five: number | null; fourYearRate: number | null }

export function degreePrice({ amount }: Price, { fourYearRate }: ListedFacts): DegreePrice {
  const rate = fourYearRate.value
  const late = rate !== null && rate < mostFinish
  return { four: 4 * amount, five: late ? 5 * amount : null, fourYearRate: rate }
}

/**
 * Direct Loans in the name of a student who depends on parents, and what the law of July 4, 2025 lets parents borrow
 * (PLUS) since July 2026. Read on pages of the aid offices of Bryn Mawr, Loyola Marymount, Loyola Maryland and New England,
 * which agree; the federal page itself could not be opened where this was written.
 */
export const federalLoans = {
  byYear: [5_500, 6_500, 7_500, 7_500, 7_500],
  inAll: 31_000,
  parentsByYear: 20_000,
  parentsInAll: 65_000,
  source: 'Federal Student Aid, Subsidized and Unsubsidized Loans',
  link: 'https://studentaid.gov/understand-aid/types/loans/subsidized-unsubsidized',
  readOn: '2026-11-16',
} as const

/** The most that can be borrowed so over a number of years. */
export const mostBorrowed = (years: 4 | 5): number =>
  Math.min(
    federalLoans.inAll,
    federalLoans.byYear.slice(0, years).reduce<number>((sum, limit) => sum + limit, 0),
  )
