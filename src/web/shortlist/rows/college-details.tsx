import { ExternalLink } from 'lucide-react'
import { asDollars } from '#web/platform/figures.ts'
import { degreePrice, federalLoans, mostBorrowed } from '#web/shortlist/decide/degree-price.ts'
import type { Entry } from '#web/shortlist/decide/model.ts'
import { type Track, Tracker } from '#web/shortlist/tracker/tracker.tsx'
import { asDate } from '#web/shortlist/tracker/tracking.ts'
import { RemoveButton } from './row-actions.tsx'

type Props = {
  entry: Entry
  onTrack: Track
  onRemove: () => void
}

/** What opens below a line: the application, the score, the price of a degree, the rules, and the actions. */
export function CollegeDetails({ entry, onTrack, onRemove }: Props) {
  const { saved, facts, assessed, advice } = entry
  const admissions = facts?.links.admissions
  return (
    <div className="grid gap-4 px-4 pt-1 pb-5 sm:px-6 lg:pl-[5.75rem]">
      <div className="no-print">
        <Tracker college={saved} onTrack={onTrack} />
      </div>
      <div className="grid items-start gap-4 lg:grid-cols-2">
        {advice && (
          <Box title={`Test score: ${advice.label.toLowerCase()}`}>
            <p>{advice.why}</p>
          </Box>
        )}
        <DegreePriceBox entry={entry} />
      </div>
      {assessed?.rules.map((rule) => (
        <Box key={rule.text} title={ruleTitles[rule.kind]}>
          <p>
            {rule.text}{' '}
            {rule.link && (
              <a href={rule.link} rel="noreferrer" target="_blank" className="text-link">
                {rule.source}
              </a>
            )}{' '}
            (read on {asDate(rule.readOn)})
          </p>
        </Box>
      ))}
      <div className="flex flex-wrap items-center gap-x-4 gap-y-2 print:hidden">
        {facts?.page && (
          <a href={facts.page} className="btn btn-outline">
            College page<span className="sr-only"> of {saved.collegeName}</span>
          </a>
        )}
        {admissions && (
          <a href={admissions} target="_blank" rel="noreferrer" className="btn btn-outline">
            Admissions page <ExternalLink size={16} aria-hidden />
          </a>
        )}
        <RemoveButton name={saved.collegeName} onRemove={onRemove} />
      </div>
    </div>
  )
}

const ruleTitles = {
  minimum: 'Published minimum',
  automatic: 'Automatic admission',
  condition: 'A condition',
  caution: 'Good to know',
} as const

function Box({ title, children }: { title: string; children: React.ReactNode }) {
  return (
    <div className="rounded-2xl border border-border bg-surface px-4 py-3 text-[.9375rem]">
      <h4 className="font-semibold">{title}</h4>
      <div className="mt-0.5 grid gap-1 text-muted">{children}</div>
    </div>
  )
}

function DegreePriceBox({ entry: { price, facts } }: Pick<Props, 'entry'>) {
  if (!price || !facts) return null
  const { four, five, fourYearRate } = degreePrice(price, facts)
  const [years, whole] = five === null ? ([4, four] as const) : ([5, five] as const)
  return (
    <Box
      title={`A degree: about ${asDollars(four)} in four years${five === null ? '' : `, ${asDollars(five)} in five`}`}
    >
      <p>
        {fourYearRate === null
          ? 'How many finish in four years is not published.'
          : `${Math.round(fourYearRate)}% finish in four years here${five === null ? '.' : ', so most pay for a fifth.'}`}{' '}
        {price.beforeGrants
          ? 'Before grants, at today’s published cost.'
          : price.forIncome
            ? 'At today’s average price for families with your income.'
            : 'At today’s average price after grants, over all incomes.'}
      </p>
      {whole > 0 && <Loans whole={whole} years={years} />}
    </Box>
  )
}

function Loans({ whole, years }: { whole: number; years: 4 | 5 }) {
  const loans = mostBorrowed(years)
  return (
    <p>
      Federal loans in a dependent student’s name cover at most {asDollars(loans)} over {years} years
      {whole > loans ? `; ${asDollars(whole - loans)} would come from elsewhere` : ''}. Parents can borrow{' '}
      {asDollars(federalLoans.parentsByYear)} a year and {asDollars(federalLoans.parentsInAll)} in all.{' '}
      <a href={federalLoans.link} target="_blank" rel="noreferrer" className="text-link">
        {federalLoans.source}
      </a>{' '}
      (as college aid offices quote it, read on {asDate(federalLoans.readOn)})
    </p>
  )
}
