import type { College } from '#contract/matching/report.ts'
import { type Income, incomeBands } from './income.ts'

/** What a year costs this family, of the one kind of price that the report settled on for this student. */
export type FamilyPrice = {
  amount: number
  /** The published cost at a public college of another state; grants are not taken off, and income changes nothing. */
  beforeGrants: boolean
  note: string
}

/** The end of every price bar: what the dearest colleges publish, nearly. */
const dearest = 90_000
export const shareOfDearest = (amount: number) => amount / dearest

export function familyPrice(
  { price, netPrice }: Pick<College, 'price' | 'netPrice'>,
  income: Income | null,
): FamilyPrice | null {
  if (price === null) return null
  if (price.kind === 'before grants')
    return { amount: price.amount, beforeGrants: true, note: 'before grants, out of state, living costs in' }
  const paid = income === null ? null : (netPrice.byIncome[income]?.price.value ?? null)
  if (paid === null || income === null)
    return { amount: price.amount, beforeGrants: false, note: 'after grants, living costs in, all incomes' }
  const { words } = incomeBands[income]
  return { amount: paid, beforeGrants: false, note: `after grants, living costs in, income ${words}` }
}
