import type { College } from '#contract/matching/report.ts'
import { asDollars } from '#web/platform/figures.ts'
import type { Income } from '#web/platform/income-bands.ts'
import { familyPrice } from '#web/platform/price.ts'

type Reasons = Pick<College, 'headline' | 'matchReasoning' | 'price' | 'netPrice'>

/**
 * A few words if the report has them; older reports have the whole reasoning. The report does not know the income: where
 * the price beside it is this family's, the words say that theirs is of all incomes.
 */
export function reasonOf(college: Reasons, income: Income | null): string {
  const { headline, matchReasoning, price } = college
  if (!headline) return matchReasoning
  if (!price || !familyPrice(college, income)?.forIncome) return headline
  const average = `${asDollars(price.amount)} a year after grants`
  return headline.replace(average, `${average} (all incomes)`)
}
