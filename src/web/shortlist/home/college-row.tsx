import { collegePath } from '#contract/colleges/college-page.ts'
import type { SavedCollege } from '#contract/shortlist/saved-colleges.ts'
import { type Compared, CompareTick, RemoveButton } from '#web/shortlist/rows/row-actions.tsx'
import { TrackedBefore } from '#web/shortlist/tracker/tracked-before.tsx'
import { type Track, Tracker } from '#web/shortlist/tracker/tracker.tsx'
import { dueOf } from '#web/shortlist/tracker/tracking.ts'
import { Chip } from '#web/ui/card.tsx'

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

export function CollegeRow({ college, tracker, today, compared, onTrack, onRemove }: Props) {
  const due = tracker ? dueOf(college, today) : null
  return (
    <li className="grid min-w-0 gap-3 py-5 sm:gap-4 sm:py-6">
      <div className="flex flex-wrap items-center justify-between gap-x-4 gap-y-1">
        <div className="min-w-0 flex-1 basis-60">
          <h3 className="font-display text-lg leading-snug font-bold tracking-tight">
            <a href={collegePath(String(college.unitid))} className="hover:underline">
              {college.collegeName}
            </a>
          </h3>
          <p className="flex flex-wrap items-center gap-x-3 gap-y-1 text-[.9375rem] text-muted">
            {college.location}
            {due && <Chip tone={due.kind === 'overdue' ? 'bad' : 'warn'}>{due.label}</Chip>}
          </p>
        </div>
        <div className="flex items-center gap-4">
          <CompareTick name={college.collegeName} compared={compared} />
          <RemoveButton id={removeButtonId(college.unitid)} name={college.collegeName} onRemove={onRemove} />
        </div>
      </div>
      {tracker ? <Tracker college={college} onTrack={onTrack} /> : <TrackedBefore college={college} />}
    </li>
  )
}
