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
  price: Pick<YearlyPrice, 'kind' | 'amount' | 'agreement' | 'grant'> | null,
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

/** What a year costs by state: at a public college, residents, visitors and those with an agreed rate pay differently. */
type PricesByState<Price> = {
  resident: Price | null
  visitor: Price | null
  agreed: (home: StateCode) => Price | null
}

/** Without a home the student is supposed to be a resident. */
const priceByState = <Price>(
  prices: PricesByState<Price>,
  state: string,
  home: StateCode | null,
): Price | null =>
  home === null || home === state ? prices.resident : (prices.agreed(home) ?? prices.visitor)

/** The same rule for the compact table of the explorer, which filters and sorts by it. */
export function priceInTable(
  college: ListedCollege,
  { income, home }: { income: Income | null; home: StateCode | null },
): FamilyPrice | null {
  const { average, byIncome, elsewhere, agreed } = college.price
  const before = (amount: number | null) =>
    // Where nobody pays, there is nothing to take grants off.
    amount === null
      ? null
      : { kind: amount === 0 ? ('net price' as const) : ('before grants' as const), amount }
  const resident = average === null ? null : { kind: 'net price' as const, amount: average }
  const price = priceByState(
    {
      resident,
      visitor: hasMark(college, 'public') ? before(elsewhere) : resident,
      agreed: (from) => before(agreed.get(from) ?? null),
    },
    college.state,
    home,
  )
  return priceForIncome(price, byIncome, income)
}

/** The facts that decide what a year costs a student. */
export type PriceFacts = {
  /** Two letters. */
  state: string
  price: {
    resident: YearlyPrice | null
    visitor: YearlyPrice | null
    agreed?: { state: string; price: YearlyPrice }[] | undefined
  }
  netPriceByIncome: readonly { value: number | null }[]
}

export const priceFromFacts = (
  { state, price, netPriceByIncome }: PriceFacts,
  { home, income }: { home: StateCode | null; income: Income | null },
): FamilyPrice | null =>
  priceForIncome(
    priceByState(
      { ...price, agreed: (from) => price.agreed?.find((one) => one.state === from)?.price ?? null },
      state,
      home,
    ),
    netPriceByIncome.map(({ value }) => value),
    income,
  )

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
