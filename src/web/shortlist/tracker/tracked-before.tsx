import type { SavedCollege } from '#contract/shortlist/saved-colleges.ts'
import { asDate, isTracked } from './tracking.ts'

/** After a downgrade: what was tracked stays readable. */
export function TrackedBefore({ college }: { college: SavedCollege }) {
  if (!isTracked(college)) return null
  const { status, deadline, note } = college
  return (
    <div className="min-w-0 rounded-xl bg-surface-2/60 px-4 py-3 text-[.9375rem]">
      <p>
        {status}
        {deadline && `, deadline ${asDate(deadline)}`}
      </p>
      {note && <p className="mt-1 whitespace-pre-line wrap-anywhere text-muted">{note}</p>}
    </div>
  )
}
