import type { AdmissionRule, Chance } from '#contract/matching/report.ts'
import { type PlanName, planLabel } from '#contract/plans.ts'
import { GroupHead, RowHead } from '#web/colleges/comparison/heads.tsx'
import { Words } from '#web/colleges/comparison/words.tsx'
import { decidedBy } from '#web/platform/chance.ts'
import { asDollars } from '#web/platform/figures.ts'
import { type FamilyPrice, shareOfDearest } from '#web/platform/price.ts'
import { ChanceFigure } from '#web/shortlist/rows/chance-figure.tsx'
import { SeniorChip } from '#web/shortlist/rows/senior-chip.tsx'
import { AmountBar } from '#web/ui/charts/amount-bar.tsx'
import { Ring } from '#web/ui/ring.tsx'

/** Match and chance of one college, or that the plan withholds them. */
export type OwnNumbers =
  | 'locked'
  | { match: number | null; isPreview: boolean; chance: Chance | null; rules: readonly AdmissionRule[] }

/** What a year costs this family, and what kind of price that is. */
type OwnPrice = Pick<FamilyPrice, 'amount' | 'beforeGrants'> & { note: string }

export type OwnState =
  | { step: 'asking' }
  | { step: 'no answers' }
  | { step: 'failed'; message: string }
  | {
      step: 'known'
      plan: PlanName
      search: { path: string; words: string }
      /** One for each college, in order. */
      numbers: readonly OwnNumbers[]
      prices: readonly (OwnPrice | null)[]
    }

type Props = { state: OwnState; unitids: readonly number[] }

/** The reader's match, chance and price over the facts: a row each, since they are different things. */
export function OwnRows({ state, unitids }: Props) {
  const isAsking = state.step === 'asking'
  const waits = isAsking ? 'side-own own-waits' : 'side-own'
  return (
    <>
      <GroupHead
        title="For you"
        columns={unitids.length}
        className={isAsking ? 'own-about own-waits' : 'own-about'}
      >
        <About state={state} />
      </GroupHead>
      {(isAsking || state.step === 'known') && (
        <>
          <tr className={waits} aria-busy={isAsking}>
            <RowHead label="Match" about="how well it fits you; not a chance" />
            {unitids.map((unitid, index) => (
              <td key={unitid}>{state.step === 'known' && <Match numbers={state.numbers[index]} />}</td>
            ))}
          </tr>
          <tr className={waits} aria-busy={isAsking}>
            <RowHead label="Chance" about="of being admitted, as a range" />
            {unitids.map((unitid, index) => (
              <td key={unitid}>{state.step === 'known' && <ChanceCell numbers={state.numbers[index]} />}</td>
            ))}
          </tr>
          <tr className={`${waits} side-own-price`} aria-busy={isAsking}>
            <RowHead label="Your price" about="a year, for your state and income" />
            {unitids.map((unitid, index) => (
              <td key={unitid}>{state.step === 'known' && <Price price={state.prices[index] ?? null} />}</td>
            ))}
          </tr>
        </>
      )}
    </>
  )
}

function About({ state }: { state: OwnState }) {
  if (state.step === 'asking') return 'Reading your latest search…'
  if (state.step === 'failed') return <span role="alert">{state.message}</span>
  if (state.step === 'no answers')
    return (
      <>
        Four answers and you see your match and your chance here.{' '}
        <a href="/college-match" className="text-link">
          Answer them
        </a>
      </>
    )
  const { search, plan, numbers } = state
  return (
    <>
      From your latest search on this device:{' '}
      <a href={search.path} className="text-link inline-block">
        {search.words}
      </a>
      .
      {numbers.includes('locked') && (
        <>
          {' '}
          On the {planLabel(plan)} plan one college of each search is open.{' '}
          <a href="/subscription" className="text-link">
            See plans
          </a>
        </>
      )}
    </>
  )
}

type CellProps = { numbers: OwnNumbers | undefined }

function Match({ numbers }: CellProps) {
  if (!numbers) return null
  if (numbers === 'locked') return <Ring value={null} locked size="sm" />
  if (numbers.match === null) return <span className="text-muted">Does not award your major</span>
  return (
    <>
      <Ring value={numbers.match} size="sm" />
      {numbers.isPreview && <span className="text-[.8125rem] text-muted">Preview score</span>}
    </>
  )
}

function Price({ price }: { price: OwnPrice | null }) {
  if (!price) return <span className="text-muted">Not published</span>
  return (
    <>
      <span className="font-semibold tabular-nums">{asDollars(price.amount)}</span>
      <AmountBar share={shareOfDearest(price.amount)} striped={price.beforeGrants} />
      <span className="mt-1 block text-[.8125rem] text-muted">{price.note}</span>
    </>
  )
}

function ChanceCell({ numbers }: CellProps) {
  if (!numbers) return null
  if (numbers === 'locked')
    return (
      <p className="text-[.8125rem] text-muted">
        <SeniorChip />
        <span className="mt-1 block">your chance, worked out</span>
      </p>
    )
  if (numbers.chance === null) return <span className="text-muted">Not known</span>
  const rule = decidedBy(numbers.chance, numbers.rules)
  return (
    <>
      <ChanceFigure chance={numbers.chance} />
      {rule && (
        <div className="mt-1 text-[.8125rem] wrap-anywhere text-muted">
          <Words text={rule.text} />{' '}
          {rule.link && (
            <a href={rule.link} target="_blank" rel="noreferrer" className="text-link">
              {rule.source}
            </a>
          )}
        </div>
      )}
    </>
  )
}
