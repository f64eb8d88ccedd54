import { CalendarDays, Flag } from 'lucide-react'
import type { Outlook } from '#contract/shortlist/outlook.ts'
import type { SavedCollege } from '#contract/shortlist/saved-colleges.ts'
import { Button } from '#web/ui/button.tsx'
import { Balance } from '#web/ui/charts/balance.tsx'
import { actLabels, type Candidate, type Gap } from './gaps.ts'
import { answeredIn } from './model.ts'
import { asWord, spreadOf, verdictOf } from './verdict.ts'

type Props = {
  outlook: Outlook
  /** The colleges that the outlook covers. */
  list: readonly SavedCollege[]
  /** The list has more colleges than one request may have. */
  cut: boolean
  nameOf: (unitid: number) => string
  gaps: readonly Gap[]
  onAct: (gap: Gap) => void
}

/** What the list amounts to, and what it lacks. */
export function VerdictCard({ outlook, list, cut, nameOf, gaps, onAct }: Props) {
  const { spread, yes, odds, sure, unknown } = verdictOf(outlook, list, nameOf)
  return (
    <div className="p-5 sm:p-7">
      <h2 aria-live="polite" className="text-xl leading-snug font-bold tracking-tight sm:text-2xl">
        {spread} {yes} {odds} {sure}
      </h2>
      <div className="mt-4">
        <Balance label="How the list spreads" parts={spreadOf(outlook, list)} />
      </div>
      {cut && (
        <p className="mt-3 text-[.9375rem] text-muted">
          Chances are worked out for the {list.length} colleges you added last.
        </p>
      )}
      {unknown && <p className="mt-3 text-[.9375rem] text-muted">{unknown}</p>}
      {(odds || sure) && <HowWeCount outlook={outlook} list={list} />}
      {gaps.length > 0 && (
        <>
          <h3 className="mt-6 font-bold">What the list lacks</h3>
          <ul className="mt-1 divide-y divide-border">
            {gaps.map((gap) => (
              <li
                key={gap.key}
                className="grid grid-cols-[auto_minmax(0,1fr)] items-center gap-x-3 gap-y-2 py-3 sm:grid-cols-[auto_minmax(0,1fr)_auto]"
              >
                <span aria-hidden className="self-start pt-0.5 text-muted">
                  {gap.act.do === 'set date' ? <CalendarDays size={18} /> : <Flag size={18} />}
                </span>
                <p className="text-[.9375rem]">
                  <strong className="font-semibold">{gap.lacks}</strong> {gap.more}
                </p>
                <Button variant="outline" className={small} onClick={() => onAct(gap)}>
                  {actLabels[gap.act.do]}
                  <span className="sr-only">
                    : {gap.act.do === 'add' ? gap.act.suggestion.collegeName : gap.lacks}
                  </span>
                </Button>
                {gap.act.do === 'add' && gap.act.other && (
                  <Other gap={gap} other={gap.act.other} onAct={onAct} />
                )}
              </li>
            ))}
          </ul>
        </>
      )}
    </div>
  )
}

const small = 'no-print min-h-10 justify-self-start px-3.5 py-1 max-sm:col-start-2'

function Other({ gap, other, onAct }: { gap: Gap; other: Candidate; onAct: Props['onAct'] }) {
  const { suggestion, more } = other
  return (
    <>
      <p className="col-start-2 text-[.9375rem]">Or: {more}</p>
      <Button
        variant="outline"
        className={small}
        onClick={() => onAct({ ...gap, act: { do: 'add', suggestion } })}
      >
        {actLabels.add}
        <span className="sr-only">: {suggestion.collegeName}</span>
      </Button>
    </>
  )
}

function HowWeCount({ outlook: { odds, sure }, list }: Pick<Props, 'outlook' | 'list'>) {
  if (!odds) return null
  const total = list.length - answeredIn(list).length
  const low = Math.round(odds.low * 100)
  return (
    <details className="mt-3 text-sm text-muted">
      <summary className="cursor-pointer list-none [&::-webkit-details-marker]:hidden">
        {sure.length > 0
          ? 'A published rule comes before any estimate.'
          : low < 98 &&
            `${total > 1 ? `${low} if all ${asWord(total).toLowerCase()} judge much alike; ` : ''}98 is the most we ever say.`}{' '}
        <span className="text-link print:hidden">How we count</span>
      </summary>
      <div className="mt-2 grid gap-2">
        <p>
          The low end takes the low end of every chance and lets the colleges judge alike: what one sees in an
          application, good or bad, the others see too (a correlation of 0.3). The high end takes the high
          ends as if every college decided for itself. The truth lies between; we never say more than 98%.
        </p>
        <p>
          A college with open admission, or one whose published rule you meet, is no matter of odds: we call
          it a sure place under its rule. Being admitted is not being able to pay: look at the prices too.
        </p>
        {total < list.length && (
          <p>Colleges that have answered are not counted, and their answers do not move the others.</p>
        )}
      </div>
    </details>
  )
}
