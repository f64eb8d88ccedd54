import { useState } from 'react'
import { belowZeroWords } from '#contract/shortlist/outlook.ts'
import type { Account } from '#web/platform/session.ts'
import { useIncome } from '#web/platform/use-profile.ts'
import { CompareBar } from '#web/shortlist/compare/compare-bar.tsx'
import { useComparison } from '#web/shortlist/compare/use-comparison.ts'
import {
  type Entry,
  hasPriceBeforeGrants,
  hasPriceBelowZero,
  priceTitle,
  type Sorting,
  sorted,
  sortings,
  stripedWords,
} from '#web/shortlist/decide/model.ts'
import { asWord } from '#web/shortlist/decide/verdict.ts'
import { focusBeside } from '#web/shortlist/list/focus-beside.ts'
import { useSaving } from '#web/shortlist/list/use-saving.ts'
import { Select } from '#web/ui/select.tsx'
import { CollegeDetails } from './college-details.tsx'
import { CollegeLine, editButtonId } from './college-line.tsx'
import { StatusBoard } from './status-board.tsx'

type Props = {
  account: Account
  /** In the order shown. */
  entries: readonly Entry[]
  sorting: Sorting
  onSort: (sorting: Sorting) => void
  opened: ReadonlySet<number>
  onToggle: (unitid: number) => void
  today: string
}

/** The colleges as lines that open for editing. */
export function CollegeList({ account, entries, sorting, onSort, opened, onToggle, today }: Props) {
  const { takeOff, track } = useSaving(account)
  const [asBoard, setAsBoard] = useState(false)
  const colleges = entries.map(({ saved }) => saved)
  const comparison = useComparison(colleges)
  const title = priceTitle(useIncome())
  const rows = {
    ids: colleges.map(({ unitid }) => unitid),
    buttonId: editButtonId,
    headingId: 'my-colleges',
  }
  return (
    <section aria-labelledby="list" className="grid gap-4">
      <div className="flex flex-wrap items-center justify-between gap-3">
        <h2 id="list" tabIndex={-1} className="text-2xl font-bold tracking-tight outline-none">
          {asWord(entries.length)} {entries.length === 1 ? 'college' : 'colleges'}
        </h2>
        <div className="no-print flex flex-wrap items-center gap-3">
          <button
            type="button"
            aria-pressed={asBoard}
            className="choice"
            onClick={() => setAsBoard(!asBoard)}
          >
            Board by status
          </button>
          <label htmlFor="sort" className="text-[.9375rem] font-semibold">
            Sort by
          </label>
          <Select
            id="sort"
            options={sortings}
            value={sorting}
            onChange={(event) => onSort(sortings.find((one) => one === event.target.value) ?? sorting)}
          />
        </div>
      </div>
      {asBoard && (
        <StatusBoard entries={entries} onTrack={({ saved }, ...change) => track(saved, ...change)} />
      )}
      <div className={`card overflow-clip ${asBoard ? 'hidden print:block' : ''}`}>
        <div aria-hidden className="line-heads">
          <span>Match</span>
          <span>College</span>
          <span>Chance</span>
          <span>{title}</span>
          <span>Test score</span>
          <span>Status</span>
          <span className="no-print">Compare</span>
        </div>
        <ul className="divide-y divide-border">
          {entries.map((entry, index) => {
            const { unitid } = entry.saved
            const open = opened.has(unitid)
            return (
              <li key={unitid} className={open ? 'bg-surface-2/50' : ''}>
                <CollegeLine
                  entry={entry}
                  priceTitle={title}
                  number={index + 1}
                  today={today}
                  open={open}
                  onToggle={() => onToggle(unitid)}
                  {...(entries.length > 1 && { compared: comparison.compared(unitid) })}
                />
                {open && (
                  <CollegeDetails
                    entry={entry}
                    onTrack={(tracking, was) => track(entry.saved, tracking, was)}
                    onRemove={() =>
                      void takeOff(entry.saved, entries.length, () => focusBeside(unitid, rows))
                    }
                  />
                )}
              </li>
            )
          })}
        </ul>
        <CompareBar
          comparison={comparison}
          total={entries.length}
          className="px-4 sm:px-5 lg:px-[1.375rem]"
        />
      </div>
      <p className="text-sm text-muted">
        {hasPriceBeforeGrants(entries) && `${stripedWords} `}
        {hasPriceBelowZero(entries) && `${belowZeroWords} `}Match is not a chance. Test score advice compares
        your score with those who sent one, by each college’s own policy.
      </p>
    </section>
  )
}

/** Which lines are open and in which order, while the page lives. */
export function useLines(entries: readonly Entry[]) {
  const [sorting, setSorting] = useState<Sorting>('Chance')
  const [opened, setOpened] = useState<ReadonlySet<number>>(new Set())
  const toggle = (unitid: number) =>
    setOpened((now) => {
      const next = new Set(now)
      if (!next.delete(unitid)) next.add(unitid)
      return next
    })
  /** Opens a line and focuses its deadline. */
  const setDate = (unitid: number) => {
    setOpened((now) => new Set([...now, unitid]))
    // After the line has opened.
    requestAnimationFrame(() => document.getElementById(`deadline-${unitid}`)?.focus())
  }
  return { sorting, setSorting, opened, toggle, setDate, entries: sorted(entries, sorting) }
}
