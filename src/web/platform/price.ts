import type { College, YearlyPrice } from '#contract/matching/report.ts'
import { type Income, incomeBands } from './income.ts'

/** What a year costs this family, worked out on the device: only it knows the income. */
export type FamilyPrice = {
  amount: number
  /** The published cost at a public college of another state; grants are not taken off, and income changes nothing. */
  beforeGrants: boolean
  /** Of families with this income; false where only the average of all is published. */
  forIncome: boolean
}

/** The end of every price bar: what the dearest colleges publish, nearly. */
const dearest = 90_000
export const shareOfDearest = (amount: number) => amount / dearest

/** `price` is of the kind that this student meets; `byIncome` from the lowest family income to the highest. */
export function priceForIncome(
  price: YearlyPrice | null,
  byIncome: readonly (number | null)[],
  income: Income | null,
): FamilyPrice | null {
  if (price === null) return null
  const beforeGrants = price.kind === 'before grants'
  const paid = income === null || beforeGrants ? null : (byIncome[income] ?? null)
  return { amount: paid ?? price.amount, beforeGrants, forIncome: paid !== null }
}

/** Of a college of a report, with what kind of price it is. */
export function familyPrice(
  { price, netPrice }: Pick<College, 'price' | 'netPrice'>,
  income: Income | null,
): (FamilyPrice & { note: string }) | null {
  const paid = priceForIncome(
    price,
    netPrice.byIncome.map((band) => band.price.value),
    income,
  )
  if (paid === null) return null
  if (paid.beforeGrants) return { ...paid, note: 'before grants, out of state, living costs in' }
  const whose = paid.forIncome && income !== null ? `income ${incomeBands[income].words}` : 'all incomes'
  return { ...paid, note: `after grants, living costs in, ${whose}` }
}
