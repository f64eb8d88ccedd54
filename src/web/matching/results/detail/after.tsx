import type { ReactNode } from 'react'
import type { College, Figure, Report } from '#contract/matching/report.ts'
import { asDollars, asPercent } from '#web/platform/figures.ts'
import { AmountBar } from '#web/ui/charts/amount-bar.tsx'
import { TenDots } from '#web/ui/charts/ten-dots.tsx'
import { Section } from './section.tsx'

// Where the bars end: hardly any college's graduates earn or owe more.
const mostEarned = 120_000
const mostOwed = 45_000

type Props = { college: College; middles: Report['middles'] }

/** What came of those who studied here, beside the middle of all colleges. */
export function After({ college: { outcomes }, middles }: Props) {
  const { graduationRate, retentionRate, medianEarnings, medianDebt } = outcomes
  const finish = graduationRate.value
  return (
    <Section id="after" title="After">
      <div className="grid gap-x-9 gap-y-5 sm:grid-cols-2 lg:grid-cols-3">
        <Outcome label="Graduate in six years" figure={graduationRate} text={asPercent(finish)}>
          {finish !== null && <TenDots count={Math.round(finish / 10)} />}
        </Outcome>
        <Outcome label="Median earnings" figure={medianEarnings} text={asDollars(medianEarnings.value)}>
          {medianEarnings.value !== null && (
            <AmountBar
              share={medianEarnings.value / mostEarned}
              middle={share(middles?.medianEarnings, mostEarned)}
            />
          )}
        </Outcome>
        <Outcome label="Median debt" figure={medianDebt} text={asDollars(medianDebt.value)}>
          {medianDebt.value !== null && (
            <AmountBar share={medianDebt.value / mostOwed} middle={share(middles?.medianDebt, mostOwed)} />
          )}
        </Outcome>
        <Outcome label="Return for year two" figure={retentionRate} text={asPercent(retentionRate.value)}>
          {retentionRate.value !== null && <TenDots count={Math.round(retentionRate.value / 10)} />}
        </Outcome>
      </div>
      {middles && (
        <p className="mt-3 text-[.8125rem] text-muted">
          Grey tick: the middle of all colleges, {asDollars(middles.medianEarnings)} earned and{' '}
          {asDollars(middles.medianDebt)} owed; there {asPercent(middles.graduationRate)} graduate in six
          years.
        </p>
      )}
    </Section>
  )
}

const share = (amount: number | undefined, most: number) => (amount === undefined ? null : amount / most)

type OutcomeProps = { label: string; figure: Figure; text: string; children: ReactNode }

function Outcome({ label, figure: { value, year, absent }, text, children }: OutcomeProps) {
  return (
    <div className="grid content-start gap-1">
      <p className="flex items-baseline justify-between gap-3 text-[.9375rem]">
        <span>{label}</span>
        <strong className="font-semibold tabular-nums">{text}</strong>
      </p>
      {children}
      <p className="text-[.8125rem] text-muted">{value === null ? absent : year}</p>
    </div>
  )
}
