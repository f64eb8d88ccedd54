import type { ReactNode } from 'react'
import type { College, CollegeFigure, Report } from '#contract/matching/report.ts'
import { asDollars, asPercent } from '#web/platform/figures.ts'
import { AmountBar } from '#web/ui/charts/amount-bar.tsx'
import { TenDots } from '#web/ui/charts/ten-dots.tsx'
import { Section } from './section.tsx'

// The end of the bars: hardly any college's graduates earn or owe more.
const mostEarned = 120_000
const mostOwed = 45_000

type Props = { college: College; middles: Report['middles'] }

/** Outcomes of former students, each figure beside the median of all colleges. */
export function After({ college: { outcomes }, middles }: Props) {
  const { graduationRate, retentionRate, medianEarnings, medianDebt } = outcomes
  return (
    <Section id="after" title="After">
      <div className="grid gap-x-9 gap-y-5 sm:grid-cols-2 lg:grid-cols-4">
        <Share label="Graduate in six years" figure={graduationRate} middle={middles?.graduationRate} />
        <Amount
          label="Median earnings"
          figure={medianEarnings}
          most={mostEarned}
          middle={middles?.medianEarnings}
        />
        <Amount label="Median debt" figure={medianDebt} most={mostOwed} middle={middles?.medianDebt} />
        <Share label="Return for year two" figure={retentionRate} />
      </div>
    </Section>
  )
}

type OutcomeProps = { label: string; figure: CollegeFigure; middle?: number | undefined }

function Share({ label, figure, middle }: OutcomeProps) {
  return (
    <Outcome label={label} figure={figure} middle={middle} say={asPercent}>
      {figure.value !== null && (
        <div className="flex h-5 items-center">
          <TenDots count={Math.round(figure.value / 10)} />
        </div>
      )}
    </Outcome>
  )
}

function Amount({ label, figure, middle, most }: OutcomeProps & { most: number }) {
  return (
    <Outcome label={label} figure={figure} middle={middle} say={asDollars}>
      {figure.value !== null && (
        <AmountBar share={figure.value / most} middle={middle === undefined ? null : middle / most} />
      )}
    </Outcome>
  )
}

type ShownProps = OutcomeProps & { say: (value: number | null) => string; children: ReactNode }

function Outcome({ label, figure: { value, absent }, middle, say, children }: ShownProps) {
  return (
    <div className="grid content-start gap-1">
      <p className="flex items-baseline justify-between gap-3 text-[.9375rem]">
        <span>{label}</span>
        <strong className="font-semibold tabular-nums">{say(value)}</strong>
      </p>
      {children}
      <p className="text-[.8125rem] text-muted">
        {value === null ? absent : middle !== undefined && `middle of all: ${say(middle)}`}
      </p>
    </div>
  )
}
