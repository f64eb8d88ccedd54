import { useEffect, useRef } from 'react'
import { answerOf, type SavedCollege } from '#contract/shortlist/saved-colleges.ts'
import type { ShareParts } from '#contract/shortlist/sharing.ts'
import { asDate, isTracked } from '#web/shortlist/tracker/tracking.ts'
import { Chip } from '#web/ui/card.tsx'

type Props = {
  shows: ShareParts
  takesComments: boolean
  firstName: string
  colleges: readonly SavedCollege[]
}

/** What the others will see, before a link is made: the page's title and one college of the list, as ticked. */
export function SharePreview({ shows, takesComments, firstName, colleges }: Props) {
  const box = useRef<HTMLElement>(null)
  // It opens above its button, which may be stuck to the bottom of the dialog: brought into view, once.
  useEffect(() => void box.current?.scrollIntoView({ block: 'nearest' }), [])
  // One with something to show.
  const college = colleges.find(isTracked) ?? colleges[0]
  if (!college) return null
  const { collegeName, location, status, deadline, note } = college
  const others = colleges.length - 1
  return (
    <section
      ref={box}
      aria-label="Preview"
      className="scroll-mb-24 rounded-2xl border border-border p-4 text-[.9375rem]"
    >
      <p className="font-display text-lg font-bold tracking-tight">
        {shows.firstName && firstName ? `${firstName}’s colleges` : 'A list of colleges'}
      </p>
      <p className="mt-2 font-semibold">{collegeName}</p>
      <p className="text-sm text-muted">{location}</p>
      <p className="mt-1.5 flex flex-wrap gap-1.5">
        {shows.bands && !answerOf(status) && <Chip>Likely, target or reach</Chip>}
        <Chip>{status}</Chip>
        {shows.deadlines && deadline && <Chip>Deadline {asDate(deadline)}</Chip>}
      </p>
      {shows.notes && note && <p className="mt-1.5 whitespace-pre-wrap wrap-anywhere">Note: {note}</p>}
      <p className="mt-2 text-sm text-muted">
        {[
          'Then how many it admits, how many finish, and its prices for every income',
          others > 0 && `the same for ${others} more`,
          takesComments && 'and a field for comments',
        ]
          .filter(Boolean)
          .join('; ')}
        .
      </p>
    </section>
  )
}
