import type { CollegePage } from '#contract/colleges/college-page.ts'
import type { YearlyPrice } from '#contract/matching/report.ts'
import { incomes } from '#web/platform/income-bands.ts'
import { type FamilyPrice, noteOf, priceForIncome } from '#web/platform/price.ts'

/** What students of these states pay ('' while the state is unknown, '*' all not named): over all incomes, then by income. */
export type Paid = { states: readonly string[]; by: readonly Amount[] }
export type Amount = { price: FamilyPrice | null; middle: number | null; note: string }

export function paidAt({ control, state, price }: Pick<CollegePage, 'control' | 'state' | 'price'>): Paid[] {
  const amounts = (yearly: YearlyPrice | null) =>
    [null, ...incomes].map((income): Amount => {
      const paid = priceForIncome(yearly, price.yearly.byIncome, income)
      const figure = paid?.forIncome && income !== null ? price.bands[income]?.figure : price.average
      return {
        price: paid,
        middle: paid?.beforeGrants ? null : (figure?.middle ?? null),
        note: paid && yearly ? `${noteOf(paid, income)}, ${yearly.year}` : '',
      }
    })
  const { resident, visitor, agreed = [] } = price.yearly
  if (control !== 'public') return [{ states: ['*', ''], by: amounts(resident) }]
  return [
    { states: [state, ''], by: amounts(resident) },
    { states: ['*'], by: amounts(visitor) },
    ...agreed.map((one) => ({ states: [one.state], by: amounts(one.price) })),
  ]
}
