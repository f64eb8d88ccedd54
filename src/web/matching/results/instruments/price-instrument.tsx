import type { College } from '#contract/matching/report.ts'
import { asDollars } from '#web/platform/figures.ts'
import type { Income } from '#web/platform/income-bands.ts'
import { familyPrice, shareOfDearest } from '#web/platform/price.ts'
import { AmountBar } from '#web/ui/charts/amount-bar.tsx'
import { Instrument } from '#web/ui/charts/instrument.tsx'

type Props = {
  college: Pick<College, 'price' | 'netPrice'>
  income: Income | null
  /** In a table, whose head has the name and whose legend has the note. */
  bare?: boolean
  /** In a list, where nothing else says that it is for a year. */
  withUnit?: boolean
}

/** What a year costs this family; striped if grants are not taken off. */
export function PriceInstrument({ college, income, bare = false, withUnit = !bare }: Props) {
  const label = bare ? {} : { label: 'What will it cost?' }
  const price = familyPrice(college, income)
  if (price === null)
    return <Instrument {...label} value="N/A" note={bare ? null : 'No yearly price is known.'} />
  const words = (
    <span>
      {asDollars(price.amount)} {withUnit && <span className="font-medium text-muted">a year</span>}
    </span>
  )
  return (
    <Instrument {...label} value={words} note={bare ? null : price.note}>
      <AmountBar share={shareOfDearest(price.amount)} striped={price.beforeGrants} />
      {bare && price.beforeGrants && <span className="sr-only">before grants</span>}
    </Instrument>
  )
}
