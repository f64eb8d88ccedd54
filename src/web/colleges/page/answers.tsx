import type { ReactNode } from 'react'
import type { CollegePage } from '#contract/colleges/college-page.ts'
import { count, dollars, plural } from '#contract/prose.ts'
import { forHome } from '#web/platform/page-profile.ts'
import { absence, percent } from '#web/platform/shown-figures.ts'
import { Bar, NoBar } from '#web/ui/charts/figure-bar.tsx'
import { TenDots } from '#web/ui/charts/ten-dots.tsx'
import { Small } from '#web/ui/panel.tsx'
import { type Amount, paidAt } from './price/paid.ts'
import { HomeChoice, IncomeChoice } from './price/profile-choices.tsx'

/** Four common questions, each answered with one number. */
export function Answers({ page }: { page: CollegePage }) {
  return (
    <div className="grid grid-cols-2 gap-2.5 sm:gap-4 lg:grid-cols-4">
      <GettingIn page={page} />
      <Paying page={page} />
      <Finishing page={page} />
      <Earning page={page} />
    </div>
  )
}

function Tile({ question, answer, children }: { question: string; answer: ReactNode; children: ReactNode }) {
  return (
    <section aria-label={question} className="card flex flex-col p-3.5 sm:px-5 sm:py-4.5">
      <h2 className="font-sans text-[.8125rem] leading-snug font-semibold text-muted sm:text-sm">
        {question}
      </h2>
      <p className="mt-1 mb-2 font-display text-2xl font-bold tracking-tight tabular-nums sm:text-[2rem] sm:leading-tight">
        {answer}
      </p>
      {children}
    </section>
  )
}

function GettingIn({ page: { admission } }: { page: CollegePage }) {
  const { rate, applications, admitted } = admission
  if (rate.value === null)
    return (
      <Tile question="How many get in?" answer={admission.open ? 'Everyone' : 'Unknown'}>
        <NoBar />
        <Small className="mt-1.5">
          {admission.open
            ? `Open admission in ${admission.openYear}: a high-school diploma is enough.`
            : `${absence(rate.absent)}, ${rate.year}.`}
          {rate.middle !== null && ` ${percent(rate.middle)} at the middle college, ${rate.year}.`}
        </Small>
      </Tile>
    )
  return (
    <Tile question="How many get in?" answer={percent(rate.value)}>
      <Bar to={rate.value} mark={rate.middle} />
      <Small className="mt-1.5">
        {applications !== null && admitted !== null
          ? `${count(admitted)} of ${plural(applications, 'applicant')} in ${rate.year}`
          : `in ${rate.year}`}
        {rate.middle !== null && `; ${percent(rate.middle)} at the middle college`}
      </Small>
    </Tile>
  )
}

/** For the state and income of the profile; while they are unknown, for a resident and all incomes. */
function Paying({ page }: { page: CollegePage }) {
  const kinds = paidAt(page)
  const supposed = kinds[0]
  if (!supposed || supposed.by.every(({ price }) => price === null))
    return (
      <Tile question="What would you pay?" answer="Unknown">
        <NoBar />
        <Small className="mt-1.5">
          Price by family income: {absence(page.price.bands[0]?.figure.absent ?? null).toLowerCase()},{' '}
          {page.price.bands[0]?.figure.year}.
        </Small>
      </Tile>
    )
  const ofEach = (show: (amount: Amount) => ReactNode) =>
    kinds.map(({ states, by }) => (
      <span key={states.join()} className="block" {...forHome(states, by === supposed.by)}>
        {by.map((amount, at) => (
          // biome-ignore lint/suspicious/noArrayIndexKey: the place is the income
          <span key={at} className={`band-${at === 0 ? 'all' : at - 1} band-bar`}>
            {show(amount)}
          </span>
        ))}
      </span>
    ))
  return (
    <Tile
      question="What would you pay?"
      answer={ofEach(({ price }) => (price ? dollars(price.amount) : 'Unknown'))}
    >
      {ofEach(({ price, middle }) =>
        price ? (
          <Bar
            to={price.amount / 700}
            mark={middle === null ? null : middle / 700}
            look={price.beforeGrants ? 'before-grants' : 'fact'}
          />
        ) : (
          <NoBar />
        ),
      )}
      <Small className="mt-1.5">
        a year, for a family in <HomeChoice page={page} /> on <IncomeChoice bands={page.price.bands} />
      </Small>
      <div className="mt-1 text-[.8125rem] text-muted">
        {ofEach(({ note, middle }) => (
          <>
            {note}
            {middle !== null && `; ${dollars(middle)} at the middle college`}
          </>
        ))}
      </div>
    </Tile>
  )
}

function Finishing({ page }: { page: CollegePage }) {
  const row = page.after.find(({ label }) => label === 'Graduate in six years')
  const six = row?.figure
  if (!six || six.value === null)
    return (
      <Tile question="Do students finish?" answer="Unknown">
        <NoBar />
        <Small className="mt-1.5">
          {absence(six?.absent ?? null)}, {six?.year}.
        </Small>
      </Tile>
    )
  if (row.note)
    return (
      <Tile question="Do students finish?" answer="Partly counted">
        <NoBar />
        <Small className="mt-1.5">
          {percent(six.value)} within six years, {six.year}, which {row.note}
        </Small>
      </Tile>
    )
  const tenths = Math.round(six.value / 10)
  return (
    <Tile question="Do students finish?" answer={finishing(six.value)}>
      <TenDots count={tenths} />
      <Small className="mt-1.5">
        {percent(six.value)} within six years, {six.year}
        {six.middle !== null && `; ${percent(six.middle)} at the middle college`}
      </Small>
    </Tile>
  )
}

/** Only 100 percent may be called all ten. */
function finishing(percent: number): string {
  const tenths = Math.round(percent / 10)
  if (tenths === 10 && percent < 100) return 'Nearly all'
  return tenths === 0 ? 'Under 1 in 10' : `${tenths} in 10`
}

function Earning({ page }: { page: CollegePage }) {
  const pay = page.after.find(({ label }) => label.startsWith('Earn'))?.figure
  if (!pay || pay.value === null)
    return (
      <Tile question="What do they earn?" answer="Unknown">
        <NoBar />
        <Small className="mt-1.5">
          {absence(pay?.absent ?? null)}, {pay?.year}.
        </Small>
      </Tile>
    )
  return (
    <Tile question="What do they earn?" answer={dollars(pay.value)}>
      <Bar to={pay.value / 1100} mark={pay.middle === null ? null : pay.middle / 1100} />
      <Small className="mt-1.5">
        ten years after they started, {pay.year}
        {pay.middle !== null && `; ${dollars(pay.middle)} at the middle college`}
      </Small>
    </Tile>
  )
}
