import { Fragment, memo } from 'react'
import type { College } from '#contract/matching/report.ts'
import { stateOf } from '#web/platform/figures.ts'
import type { Income } from '#web/platform/income-bands.ts'
import { type FamilyPrice, familyPrice } from '#web/platform/price.ts'
import { Button } from '#web/ui/button.tsx'
import { AmountBar } from '#web/ui/charts/amount-bar.tsx'
import { Ring } from '#web/ui/ring.tsx'
import { useMedia } from '#web/ui/use-media.ts'
import type { ResultsExtras } from './extras.ts'
import type { Ranked } from './filters/filtering.ts'
import { UnknownNote } from './filters/unknown-note.tsx'
import { ChanceInstrument } from './instruments/chance-instrument.tsx'
import { PriceInstrument } from './instruments/price-instrument.tsx'
import { reasonOf } from './instruments/reason-of.ts'
import { type FirstWithRule, findFirstWithRule, hasListedRules, ListedRules } from './rule-notes.tsx'
import { topCards } from './top-cards.tsx'

type Props = {
  colleges: readonly Ranked[]
  firstWithRule: FirstWithRule
  extras: ResultsExtras
  income: Income | null
  onOpen: (unitid: number) => void
}

/** Everything after the top cards: a table on wide screens, a list on narrow ones (spec §2). */
export const MoreOptions = memo(
  ({ shown, ...rest }: Omit<Props, 'colleges' | 'firstWithRule'> & { shown: readonly Ranked[] }) => {
    const wide = useMedia('(width >= 64rem)')
    const firstWithRule = findFirstWithRule(shown.map(({ college }) => college))
    const props = { ...rest, firstWithRule, colleges: shown.slice(topCards) }
    if (props.colleges.length === 0) return null
    return (
      <section className="more-options mt-12" aria-labelledby="more-options">
        <div className="flex flex-wrap items-baseline justify-between gap-x-6 gap-y-1">
          <h2 id="more-options" className="text-2xl font-bold tracking-tight">
            More Great Options
          </h2>
          <PriceKeys colleges={props.colleges} income={rest.income} />
        </div>
        {wide ? <OptionTable {...props} /> : <OptionList {...props} />}
      </section>
    )
  },
)

const columns = ['Institution', 'State', 'Match %', 'Chance', 'Price a year', 'Why you are a match'] as const

function OptionTable({ colleges, firstWithRule, extras, income, onOpen }: Props) {
  return (
    <div className="card mt-5 overflow-hidden">
      <table className="w-full text-left text-[.9375rem]">
        <thead className="bg-surface-2 text-[.8125rem] text-muted">
          <tr>
            {columns.map((column) => (
              <th key={column} scope="col" className="px-3 py-3 font-semibold whitespace-nowrap first:pl-6">
                {column}
              </th>
            ))}
            <th scope="col" className="py-3 pr-4 pl-3">
              <span className="sr-only">Details</span>
            </th>
          </tr>
        </thead>
        <tbody>
          {colleges.map(({ college, rank, unknown }) => (
            <Fragment key={college.unitid}>
              <tr className="border-t border-border">
                <th
                  id={`option-${college.unitid}`}
                  scope="row"
                  className="w-60 py-3.5 pr-3 pl-6 leading-snug font-semibold"
                >
                  <div className="flex gap-3">
                    <Rank>{rank}</Rank>
                    <div className="min-w-0">
                      {college.collegeName}
                      <span className="block text-[.8125rem] font-normal text-muted">
                        {college.location.split(',')[0]}
                      </span>
                      <UnknownNote unknown={unknown} />
                    </div>
                  </div>
                </th>
                <td className="px-3 text-muted">{stateOf(college.location)}</td>
                <td className="px-3">
                  <Ring value={college.matchPercentage} locked={college.locked} size="sm" />
                </td>
                <td className="w-44 px-3 py-3">
                  <ChanceInstrument college={college} />
                </td>
                <td className="w-36 px-3">
                  <PriceInstrument college={college} income={income} bare />
                </td>
                <td className="px-3 py-2 text-[.9375rem] leading-snug text-muted">
                  <p className="line-clamp-4">{reasonOf(college, income)}</p>
                </td>
                <td className="py-3 pr-4 pl-3 print:hidden">
                  <div className="flex items-center gap-1">
                    <Details college={college} onOpen={onOpen} />
                    {extras.save(college, 'icon')}
                  </div>
                </td>
              </tr>
              {/* In a line of its own: a rule is too long for a column. */}
              {hasListedRules(college) && (
                <tr>
                  <td
                    headers={`option-${college.unitid}`}
                    colSpan={columns.length + 1}
                    className="pr-4 pb-4 pl-16"
                  >
                    <div className="grid gap-2 *:mt-0">
                      <ListedRules college={college} firstWithRule={firstWithRule} />
                    </div>
                  </td>
                </tr>
              )}
            </Fragment>
          ))}
        </tbody>
      </table>
    </div>
  )
}

function OptionList({ colleges, firstWithRule, extras, income, onOpen }: Props) {
  return (
    <ul className="mt-4 grid gap-3 sm:grid-cols-2">
      {colleges.map(({ college, rank, unknown }) => (
        <li key={college.unitid} className="option card flex min-w-0 flex-col p-4">
          <h3 className="flex items-start gap-3 text-[1.0625rem] leading-snug font-bold">
            <Rank>{rank}</Rank>
            <span className="min-w-0 flex-1 wrap-anywhere">
              {college.collegeName}{' '}
              <span className="block text-[.8125rem] font-normal text-muted">{college.location}</span>
            </span>
            <Ring value={college.matchPercentage} locked={college.locked} size="sm" />
          </h3>
          <p className="mt-2 line-clamp-4 text-sm text-muted">{reasonOf(college, income)}</p>
          <UnknownNote unknown={unknown} />
          <div className="mt-3 grid grid-cols-2 gap-4">
            <ChanceInstrument college={college} />
            <PriceInstrument college={college} income={income} bare withUnit />
          </div>
          <ListedRules college={college} firstWithRule={firstWithRule} />
          <div className="mt-auto flex gap-2 pt-3 print:hidden">
            <Details college={college} onOpen={onOpen} />
            {extras.save(college)}
          </div>
        </li>
      ))}
    </ul>
  )
}

/** The number that the picture shows. */
const Rank = ({ children }: { children: number }) => (
  <span className="min-w-7 shrink-0 font-display text-xl leading-snug font-extrabold text-control tabular-nums">
    <span className="sr-only">Rank </span>
    {children}{' '}
  </span>
)

/** What the bars of the prices below mean, and only of the kinds that are there. */
function PriceKeys({ colleges, income }: Pick<Props, 'colleges' | 'income'>) {
  const prices = colleges.flatMap(({ college }) => familyPrice(college, income) ?? [])
  const after = prices.filter(({ beforeGrants }) => !beforeGrants)
  return (
    <p className="flex flex-wrap items-center gap-x-4 gap-y-1 text-[.8125rem] text-muted">
      {after.length > 0 && <Key>{`after grants${whose(after, income)}`}</Key>}
      {after.length < prices.length && <Key striped>out of state, before grants</Key>}
    </p>
  )
}

/** Not said if only some of the colleges publish a price for this income. */
function whose(prices: readonly FamilyPrice[], income: Income | null): string {
  if (income === null) return ', all incomes'
  return prices.every(({ forIncome }) => forIncome) ? ', your income' : ''
}

function Key({ striped = false, children }: { striped?: boolean; children: string }) {
  return (
    <span className="inline-flex items-center gap-1.5">
      <span className="w-5">
        <AmountBar share={1} striped={striped} />
      </span>
      {children}
    </span>
  )
}

function Details({ college, onOpen }: { college: College; onOpen: (unitid: number) => void }) {
  return (
    <Button variant="outline" onClick={() => onOpen(college.unitid)}>
      Details<span className="sr-only"> for {college.collegeName}</span>
    </Button>
  )
}
