import { hasMark, type ListedCollege } from '#contract/colleges/college-table.ts'
import type { College, YearlyPrice } from '#contract/matching/report.ts'
import type { StateCode } from '#contract/states.ts'
import { type Income, incomeBands } from './income-bands.ts'

/** What a year costs this family, computed on the device: only it knows the income. */
export type FamilyPrice = {
  amount: number
  /** The published cost at a public college of another state: grants are not taken off, and income changes nothing. */
  beforeGrants: boolean
  /** For this family income; false if only the average of all is published. */
  forIncome: boolean
  /** The agreement of two states, or the rate of one college, that brings it near the price of residents. */
  agreement?: string
  /** The grant of the student's own state that is taken off. */
  grant?: string
}

/** The end of every price bar: about what the dearest colleges publish. */
const dearest = 90_000
export const shareOfDearest = (amount: number) => amount / dearest

/** `price` is of the kind that applies to this student; `byIncome` starts with the lowest family income. */
export function priceForIncome(
  price: YearlyPrice | null,
  byIncome: readonly (number | null)[],
  income: Income | null,
): FamilyPrice | null {
  if (price === null) return null
  const beforeGrants = price.kind === 'before grants'
  const paid = income === null || beforeGrants ? null : (byIncome[income] ?? null)
  const agreed = price.agreement === undefined ? {} : { agreement: price.agreement }
  const granted = price.grant === undefined ? {} : { grant: price.grant }
  return { amount: paid ?? price.amount, beforeGrants, forIncome: paid !== null, ...agreed, ...granted }
}

/**
 * The same rule for the compact table of the explorer, which filters and sorts by it: a college that does not publish
 * a price for this income has none here, rather than the average of all.
 */
export function priceInTable(
  college: ListedCollege,
  { income, home }: { income: number | null; home: StateCode | null },
): Pick<FamilyPrice, 'amount' | 'beforeGrants'> | null {
  const beforeGrants = home !== null && home !== college.state && hasMark(college, 'public')
  const amount = beforeGrants ? college.elsewhere : (college.net[income === null ? 0 : income + 1] ?? null)
  return amount === null ? null : { amount, beforeGrants }
}

/** For a college of a report, with a note on what kind of price it is. */
export function familyPrice(
  { price, netPrice }: Pick<College, 'price' | 'netPrice'>,
  income: Income | null,
): (FamilyPrice & { note: string }) | null {
  const paid = priceForIncome(
    price,
    netPrice.byIncome.map((band) => band.price.value),
    income,
  )
  return paid && { ...paid, note: noteOf(paid, income) }
}

/** What kind of price it is. */
export function noteOf(paid: FamilyPrice, income: Income | null): string {
  if (paid.agreement) return `before grants, by ${paid.agreement}, living costs in`
  if (paid.grant) return `with ${paid.grant}, if you qualify, living costs in`
  if (paid.beforeGrants) return 'before grants, out of state, living costs in'
  const whose = paid.forIncome && income !== null ? `income ${incomeBands[income].words}` : 'all incomes'
  return `after grants, living costs in, ${whose}`
}
