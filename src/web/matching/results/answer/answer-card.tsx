import type { Report } from '#contract/matching/report.ts'
import type { Ranked } from '#web/matching/results/filters/filtering.ts'
import { balanceOf } from '#web/platform/chance.ts'
import { type Income, incomeBands } from '#web/platform/income-bands.ts'
import { chooseIncome, incomeStays } from '#web/platform/use-profile.ts'
import { Balance } from '#web/ui/charts/balance.tsx'
import { Link } from '#web/ui/link.tsx'
import { Segments } from '#web/ui/segments.tsx'
import { verdict } from './verdict.ts'

const incomes = incomeBands.map((band, i) => ({ ...band, value: i as Income })) // there are as many as bands

type Props = {
  report: Report
  /** What the filters leave of it. */
  shown: readonly Ranked[]
  home: string
  income: Income | null
}

/** The answer before the list: a sentence, the mix of chances, and the income that sets the prices. */
export function AnswerCard({ report, shown, home, income }: Props) {
  const colleges = shown.map(({ college }) => college)
  // A cut list shows one chance, which the sentence already has.
  const balance = report.collegeList.some(({ locked }) => locked) ? [] : balanceOf(colleges)
  return (
    <section aria-label="The answer" className="answer">
      <p className="answer-verdict">{verdict(report, home, income, colleges)}</p>
      {balance.length > 0 && (
        <div className="mt-3 sm:mt-4">
          <Balance
            label="Chances in this list"
            parts={balance.map(({ band, count, label, tone }) => ({
              key: band,
              count,
              label: label.toLowerCase(),
              tone,
            }))}
          />
        </div>
      )}
      <div className="mt-3 sm:mt-4 print:hidden">
        <Segments
          label="Our family earns, a year"
          options={incomes}
          chosen={income}
          onChoose={chooseIncome}
        />
      </div>
      <p className="mt-2 text-[.8125rem] leading-snug text-muted">
        <span className="print:hidden">{incomeStays} </span>
        <strong className="font-semibold text-fg">Match is not a chance.</strong>{' '}
        <Link to="/how-we-estimate" className="text-link">
          How we estimate the chance
        </Link>
      </p>
    </section>
  )
}
