import { type DragEvent, useState } from 'react'
import { type ApplicationStatus, applicationStatuses } from '#contract/shortlist/saved-colleges.ts'
import type { Entry } from '#web/shortlist/decide/model.ts'
import type { Track } from '#web/shortlist/tracker/tracker.tsx'
import { dateWords } from '#web/shortlist/tracker/tracking.ts'
import { Select } from '#web/ui/select.tsx'
import { ChanceFigure } from './chance-figure.tsx'
import './status-board.css'

type Props = {
  entries: readonly Entry[]
  onTrack: (entry: Entry, ...change: Parameters<Track>) => ReturnType<Track>
}

/**
 * The list by status. A card is dragged with a mouse; by keyboard and touch its own field moves it. All cards are of one
 * list and only placed in columns, so that the one with the focus keeps it when it moves.
 */
export function StatusBoard({ entries, onTrack }: Props) {
  const [dragged, setDragged] = useState<number | null>(null)
  const [problem, setProblem] = useState<string | null>(null)
  const ordered = applicationStatuses.flatMap((status) =>
    entries.filter(({ saved }) => saved.status === status),
  )
  async function move(entry: Entry, status: ApplicationStatus) {
    if (status === entry.saved.status) return
    setProblem(await onTrack(entry, { status }, { status: entry.saved.status }))
  }
  function drop(event: DragEvent<HTMLElement>) {
    event.preventDefault()
    const { left, width } = event.currentTarget.getBoundingClientRect()
    const column = Math.floor(((event.clientX - left) / width) * applicationStatuses.length)
    const status = applicationStatuses[column]
    const entry = entries.find(({ saved }) => saved.unitid === dragged)
    setDragged(null)
    if (entry && status) void move(entry, status)
  }
  return (
    <>
      {/* biome-ignore lint/a11y/noNoninteractiveTabindex: it scrolls sideways, and a keyboard must be able to */}
      <section aria-label="Board by status" tabIndex={0} className="card overflow-x-auto p-3">
        <div aria-hidden className="status-board">
          {applicationStatuses.map((status) => (
            <p key={status} className="px-1 text-sm font-semibold">
              {status}{' '}
              <span className="font-normal text-muted">
                {entries.filter(({ saved }) => saved.status === status).length}
              </span>
            </p>
          ))}
        </div>
        <ul
          aria-label="Colleges by status"
          className="status-board min-h-40 pt-2"
          onDragOver={(event) => event.preventDefault()}
          onDrop={drop}
        >
          {ordered.map((entry) => {
            const { unitid, collegeName, status } = entry.saved
            return (
              <li
                key={unitid}
                draggable
                onDragStart={() => setDragged(unitid)}
                onDragEnd={() => setDragged(null)}
                className={`board-at-${applicationStatuses.indexOf(status)} board-card ${dragged === unitid ? 'opacity-55' : ''}`}
              >
                <p className="text-[.9375rem] leading-tight font-semibold">{collegeName}</p>
                {entry.assessed?.chance && <ChanceFigure chance={entry.assessed.chance} />}
                <p className="text-[.8125rem] text-muted">{dateWords(entry.saved)}</p>
                <Select
                  aria-label={`Status of ${collegeName}`}
                  className="py-1 text-sm"
                  options={applicationStatuses}
                  value={status}
                  onChange={(event) => {
                    const next = applicationStatuses.find((one) => one === event.target.value)
                    if (next) void move(entry, next)
                  }}
                />
              </li>
            )
          })}
        </ul>
      </section>
      <p role="status" className="text-sm text-muted">
        {problem ?? 'Drag a card to another status, or choose it on the card. It is saved at once.'}
      </p>
    </>
  )
}
