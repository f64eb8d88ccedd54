import { ChevronDown } from 'lucide-react'
import { useState } from 'react'
import { collegePath } from '#contract/colleges/college-page.ts'
import { dotted } from '#contract/prose.ts'
import type { SavedCollege } from '#contract/shortlist/saved-colleges.ts'
import { type Compared, CompareTick, RemoveButton } from '#web/shortlist/rows/row-actions.tsx'
import { TrackedBefore } from '#web/shortlist/tracker/tracked-before.tsx'
import { type Track, Tracker } from '#web/shortlist/tracker/tracker.tsx'
import { dateWords, dueOf } from '#web/shortlist/tracker/tracking.ts'
import { Chip } from '#web/ui/card.tsx'

export const editButtonId = (unitid: number) => `edit-${unitid}`
export const removeButtonId = (unitid: number) => `remove-${unitid}`

type Props = {
  college: SavedCollege
  /** Whether the plan tracks applications. */
  tracker: boolean
  today: string
  compared: Compared
  onTrack: Track
  onRemove: () => void
}

/** One line; with the tracker a button opens its fields. */
export function CollegeRow({ college, tracker, today, compared, onTrack, onRemove }: Props) {
  const [open, setOpen] = useState(false)
  const due = tracker ? dueOf(college, today) : null
  const remove = (
    <RemoveButton id={removeButtonId(college.unitid)} name={college.collegeName} onRemove={onRemove} />
  )
  return (
    <li className="grid min-w-0 gap-3 py-4 sm:gap-4">
      <div className="flex items-center justify-between gap-x-4">
        <div className="min-w-0 flex-1">
          <h3 className="font-display text-lg leading-snug font-bold tracking-tight">
            <a href={collegePath(String(college.unitid))} className="hover:underline">
              {college.collegeName}
            </a>
          </h3>
          <p className="flex flex-wrap items-center gap-x-3 gap-y-1 text-[.9375rem] text-muted">
            {tracker ? dotted([college.status, !due && dateWords(college)]) : college.location}
            {due && <Chip tone={due.kind === 'overdue' ? 'bad' : 'warn'}>{due.label}</Chip>}
          </p>
        </div>
        <div className="flex items-center gap-x-4 max-sm:flex-col max-sm:items-end">
          <CompareTick name={college.collegeName} compared={compared} />
          {!tracker && remove}
        </div>
        {tracker && (
          <button
            id={editButtonId(college.unitid)}
            type="button"
            aria-expanded={open}
            aria-label={`Edit ${college.collegeName}`}
            onClick={() => setOpen(!open)}
            className="icon-btn -mr-3"
          >
            <ChevronDown size={20} aria-hidden className={open ? 'rotate-180' : ''} />
          </button>
        )}
      </div>
      {tracker && open && (
        <>
          <Tracker college={college} onTrack={onTrack} />
          <div className="justify-self-end">{remove}</div>
        </>
      )}
      {!tracker && <TrackedBefore college={college} />}
    </li>
  )
}
