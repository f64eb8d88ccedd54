import { Trash2 } from 'lucide-react'
import type { Chance } from '#contract/matching/report.ts'
import { planLabel, planLimits } from '#contract/plans.ts'
import { belowZeroWords } from '#contract/shortlist/outlook.ts'
import { rangeOf } from '#web/platform/chance.ts'
import { asDollars, asPercent } from '#web/platform/figures.ts'
import type { Income } from '#web/platform/income-bands.ts'
import { shareOfDearest } from '#web/platform/price.ts'
import type { Account } from '#web/platform/session.ts'
import { useIncome } from '#web/platform/use-profile.ts'
import { CompareBar } from '#web/shortlist/compare/compare-bar.tsx'
import { useComparison } from '#web/shortlist/compare/use-comparison.ts'
import {
  type Entry,
  hasPriceBeforeGrants,
  hasPriceBelowZero,
  priceTitle,
  stripedWords,
} from '#web/shortlist/decide/model.ts'
import { asWord } from '#web/shortlist/decide/verdict.ts'
import { focusBeside } from '#web/shortlist/list/focus-beside.ts'
import { useSaving } from '#web/shortlist/list/use-saving.ts'
import { TrackedBefore } from '#web/shortlist/tracker/tracked-before.tsx'
import { AmountBar } from '#web/ui/charts/amount-bar.tsx'
import { ChanceFigure } from './chance-figure.tsx'
import { CompareTick } from './row-actions.tsx'
import { SeniorChip } from './senior-chip.tsx'
import { WhatSeniorAdds } from './what-senior-adds.tsx'

const removeButtonId = (unitid: number) => `remove-${unitid}`
const ofHundred = (percent: number) => percent / 100

type Props = {
  account: Account
  entries: readonly Entry[]
  /** The chance that a search on this plan has shown; null for other colleges. */
  chanceOf: (unitid: number) => Chance | null
}

/** The list on the free plan: facts, prices, notes, and a text on what the Senior plan adds. */
export function FreeList({ account, entries, chanceOf }: Props) {
  const { takeOff } = useSaving(account)
  const comparison = useComparison(entries.map(({ saved }) => saved))
  const { saves } = planLimits[account.plan]
  const savesInWords = asWord(saves).toLowerCase()
  const income = useIncome()
  const rows = {
    ids: entries.map(({ saved }) => saved.unitid),
    buttonId: removeButtonId,
    headingId: 'my-colleges',
  }
  const known = entries.flatMap(({ saved }) => {
    const chance = chanceOf(saved.unitid)
    return chance ? [{ name: saved.collegeName, chance }] : []
  })
  return (
    <>
      <section aria-labelledby="list" className="card overflow-clip">
        <div className="p-5 sm:p-7">
          <h2
            id="list"
            tabIndex={-1}
            className="text-xl leading-snug font-bold tracking-tight outline-none sm:text-2xl"
          >
            {savedWords(entries.length, saves)} {known[0] && said(known[0])}
          </h2>
          <p className="mt-2 max-w-[44rem] text-[.9375rem] text-muted">
            {entries.length > saves &&
              `The ${planLabel('free')} plan adds no more until there are fewer than ${savesInWords}. `}
            Facts are free for every college. On the {planLabel('free')} plan your chance is worked out for
            one college of each search; the others stay open questions here.
          </p>
        </div>
        <div aria-hidden className="line-heads free-heads">
          <span>College</span>
          <span>Admits</span>
          <span>{priceTitle(income)}</span>
          <span>Graduate</span>
          <span>Your chance</span>
        </div>
        <ul className="divide-y divide-border border-t border-border">
          {entries.map((entry) => (
            <li key={entry.saved.unitid} className="free-line">
              <div className="min-w-0">
                <h3 className="font-display text-[1.0625rem] leading-tight font-bold">
                  {entry.facts?.page ? (
                    <a href={entry.facts.page} className="hover:underline">
                      {entry.saved.collegeName}
                    </a>
                  ) : (
                    entry.saved.collegeName
                  )}
                </h3>
                <p className="text-sm text-muted">{entry.saved.location}</p>
                <TrackedBefore college={entry.saved} />
                {entries.length > 1 && (
                  <div className="no-print">
                    <CompareTick
                      name={entry.saved.collegeName}
                      compared={comparison.compared(entry.saved.unitid)}
                    />
                  </div>
                )}
              </div>
              <Facts entry={entry} income={income} />
              <ChanceOrLock chance={chanceOf(entry.saved.unitid)} />
              <button
                id={removeButtonId(entry.saved.unitid)}
                type="button"
                aria-label={`Remove ${entry.saved.collegeName}`}
                onClick={() =>
                  void takeOff(entry.saved, entries.length, () => focusBeside(entry.saved.unitid, rows))
                }
                className="free-remove icon-btn no-print"
              >
                <Trash2 size={18} aria-hidden />
              </button>
            </li>
          ))}
        </ul>
        <CompareBar comparison={comparison} total={entries.length} className="px-5" />
      </section>
      <p className="text-[.9375rem] text-muted">
        {hasPriceBeforeGrants(entries) && `${stripedWords} `}
        {hasPriceBelowZero(entries) && `${belowZeroWords} `}Saving {savesInWords} colleges, comparing them,
        sharing and printing are free.
      </p>
      <WhatSeniorAdds count={entries.length} moreThan={savesInWords} />
    </>
  )
}

function savedWords(count: number, most: number): string {
  const saved = `${asWord(count)} ${count === 1 ? 'college' : 'colleges'} saved`
  return count > most ? `${saved}.` : `${saved}, of ${asWord(most).toLowerCase()}.`
}

function said({ name, chance }: { name: string; chance: Chance }): string {
  const { band } = chance
  const range = rangeOf(chance)
  const isKind = band === 'reach' || band === 'far reach' || band === 'target'
  return `${name} is ${isKind ? 'a ' : ''}${band}${range === null ? '' : ` at ${range}`}.`
}

function Facts({ entry: { facts, price }, income }: { entry: Entry; income: Income | null }) {
  const figures = [
    { label: 'Admits', value: facts?.admitRate.value ?? null, share: ofHundred, show: asPercent },
    {
      label: priceTitle(income),
      value: price?.amount ?? null,
      share: shareOfDearest,
      show: asDollars,
      striped: price?.beforeGrants ?? false,
    },
    { label: 'Graduate', value: facts?.sixYearRate.value ?? null, share: ofHundred, show: asPercent },
  ]
  return (
    <dl className="free-facts">
      {figures.map(({ label, value, share, show, striped = false }) => (
        <div key={label}>
          <dt className="text-sm text-muted lg:sr-only">{label}</dt>
          <dd className="font-semibold tabular-nums">
            {label === 'Admits' && facts?.openAdmission ? 'Everyone' : show(value)}
            {value !== null && <AmountBar share={share(value)} striped={striped} />}
          </dd>
        </div>
      ))}
    </dl>
  )
}

function ChanceOrLock({ chance }: { chance: Chance | null }) {
  if (!chance)
    return (
      <p className="text-sm text-muted">
        <SeniorChip />
        <span className="mt-1 block">your chance, worked out</span>
      </p>
    )
  return (
    <div>
      <ChanceFigure chance={chance} />
    </div>
  )
}
