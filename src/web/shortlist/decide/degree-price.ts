import type { ListedFacts } from '#contract/shortlist/outlook.ts'
import type { FamilyPrice } from '#web/platform/price.ts'

const mostFinish = 50

/** The price of four years, and of five where most take longer. Prices do not rise, and are never below zero. */
export type DegreePrice = { four: number; five: number | null; fourYearRate: number | null }

export function degreePrice({ amount }: FamilyPrice, { fourYearRate }: ListedFacts): DegreePrice {
  const rate = fourYearRate.value
  const late = rate !== null && rate < mostFinish
  const yearly = Math.max(0, amount)
  return { four: 4 * yearly, five: late ? 5 * yearly : null, fourYearRate: rate }
}

/**
 * Direct Loans of a dependent student, and what parents may borrow (PLUS) since July 2026 under the law of July 4,
 * 2025. Read on pages of the aid offices of Bryn Mawr, Loyola Marymount, Loyola Maryland and New England, which agree;
 * the federal page itself could not be opened when this was written.
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

/** The most that can be borrowed this way over a number of years. */
export const mostBorrowed = (years: 4 | 5): number =>
  Math.min(
    federalLoans.inAll,
    federalLoans.byYear.slice(0, years).reduce<number>((sum, limit) => sum + limit, 0),
  )
