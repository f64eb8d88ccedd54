import { ChevronDown } from 'lucide-react'
import { answerOf } from '#contract/shortlist/saved-colleges.ts'
import { asDollars } from '#web/platform/figures.ts'
import { shareOfDearest } from '#web/platform/price.ts'
import type { Entry } from '#web/shortlist/decide/model.ts'
import { dateWords, dueOf } from '#web/shortlist/tracker/tracking.ts'
import { Chip } from '#web/ui/card.tsx'
import { AmountBar } from '#web/ui/charts/amount-bar.tsx'
import { Ring } from '#web/ui/ring.tsx'
import { ChanceFigure } from './chance-figure.tsx'
import { type Compared, CompareTick } from './row-actions.tsx'

type Props = {
  entry: Entry
  /** Of the price: the head of its column on a wide screen. */
  priceTitle: string
  /** The same number as in the chart. */
  number: number
  today: string
  open: boolean
  onToggle: () => void
  /** Absent if there is no other college to compare with. */
  compared?: Compared
}

export const editButtonId = (unitid: number) => `edit-${unitid}`

/** One college on one line: match, chance, price, advice on the score, and the state of the application. */
export function CollegeLine({ entry, priceTitle, number, today, open, onToggle, compared }: Props) {
  const { saved, facts, assessed, advice } = entry
  return (
    <div className="college-line">
      <div className="line-ring">
        {assessed?.match != null ? (
          <Ring value={assessed.match} size="sm" />
        ) : (
          <span className="text-muted">–</span>
        )}
      </div>
      <div className="line-name min-w-0">
        <h3 className="font-display text-[1.0625rem] leading-tight font-bold">
          <span className="text-muted tabular-nums">{number}.</span>{' '}
          {facts?.page ? (
            <a href={facts.page} className="hover:underline">
              {saved.collegeName}
            </a>
          ) : (
            saved.collegeName
          )}
        </h3>
        <p className="text-sm text-muted">
          {saved.location}
          {assessed && assessed.match === null && ' · does not award your major'}
        </p>
        {saved.note && <p className="hidden text-sm wrap-anywhere print:block">Note: {saved.note}</p>}
      </div>
      <ChanceCell entry={entry} />
      <PriceCell entry={entry} title={priceTitle} />
      <div className="line-test text-sm">
        {advice && (
          <>
            <p className="text-muted lg:sr-only print:hidden">Test score</p>
            <Chip className={advice.tone === 'act' ? 'chip-fact' : ''}>{advice.label}</Chip>
          </>
        )}
      </div>
      <StatusCell entry={entry} today={today} />
      <div className="line-compare no-print">
        {compared && <CompareTick name={saved.collegeName} compared={compared} />}
      </div>
      <button
        id={editButtonId(saved.unitid)}
        type="button"
        aria-expanded={open}
        aria-label={`Edit ${saved.collegeName}`}
        onClick={onToggle}
        className="line-open icon-btn"
      >
        <ChevronDown size={20} aria-hidden className={open ? 'rotate-180' : ''} />
      </button>
    </div>
  )
}

const answers = {
  yes: { words: 'Said yes', tone: 'ok' },
  waitlist: { words: 'On its waitlist', tone: 'plain' },
  no: { words: 'Said no', tone: 'plain' },
} as const

function ChanceCell({ entry: { saved, assessed } }: Pick<Props, 'entry'>) {
  const chance = assessed?.chance
  const answer = answerOf(saved.status)
  return (
    <div className="line-chance">
      {answer ? (
        <Chip tone={answers[answer].tone}>{answers[answer].words}</Chip>
      ) : chance ? (
        <ChanceFigure chance={chance} />
      ) : (
        <p className="text-sm text-muted">Chance not {assessed ? 'known' : 'worked out'}</p>
      )}
    </div>
  )
}

function PriceCell({ entry: { price }, title }: { entry: Entry; title: string }) {
  if (!price) return <div className="line-price text-sm text-muted">Price not published</div>
  return (
    <div className="line-price">
      <p className="text-sm text-muted lg:sr-only print:hidden">{title}</p>
      <p className="font-semibold tabular-nums">
        {asDollars(price.amount)}
        {price.beforeGrants && <span className="sr-only"> before grants</span>}
      </p>
      <AmountBar share={shareOfDearest(price.amount)} striped={price.beforeGrants} />
    </div>
  )
}

function StatusCell({ entry: { saved }, today }: Pick<Props, 'entry' | 'today'>) {
  const due = dueOf(saved, today)
  return (
    <div className="line-status text-[.9375rem]">
      <strong className="block font-semibold">{saved.status}</strong>
      {due ? (
        <Chip tone={due.kind === 'overdue' ? 'bad' : 'warn'} className="whitespace-nowrap">
          {due.label}
        </Chip>
      ) : (
        <span className="text-sm text-muted">{dateWords(saved)}</span>
      )}
    </div>
  )
}
