import { Info } from 'lucide-react'
import { useId, useState } from 'react'
import type { Report } from '#contract/matching/report.ts'

/** The end of a first sentence that says something; 'Mt.' and 'U.S.' end none. */
const firstSentence = /^.{50,}?[a-z\d)]{3}[.!?](?= [A-Z])/

/** So many are begun before the list; with more, the first college would leave the screen. */
const begun = 2

/** How the major was understood, and why the list is as it is: the first sentence of each, and all of them on request. */
export function Notes({ report: { understoodMajor, notes } }: { report: Report }) {
  const listId = useId()
  const [whole, setWhole] = useState(false)
  const reading =
    understoodMajor && !understoodMajor.exact ? [`We read your major as ${understoodMajor.title}.`] : []
  const all = [...reading, ...notes].map((note) => {
    const [first = note] = firstSentence.exec(note) ?? []
    return { first, rest: note.slice(first.length) }
  })
  if (all.length === 0) return null
  const hasMore = all.length > begun || all.some(({ rest }) => rest !== '')
  const end = whole ? all.length - 1 : Math.min(begun, all.length) - 1
  const later = whole ? '' : 'hidden print:inline'
  return (
    <div className="mt-2 flex gap-2 text-sm leading-snug sm:text-[.9375rem]">
      <Info size={18} aria-hidden className="mt-px shrink-0 text-muted max-sm:hidden" />
      <div className="min-w-0">
        <ul id={listId} aria-label="About this list" className="sm:inline">
          {all.map(({ first, rest }, i) => (
            <li
              key={first}
              className={`not-last:mb-1 ${i < begun ? '' : later} ${i === end ? 'sm:inline' : ''}`}
            >
              {first}
              {rest && <span className={later}>{rest}</span>}
            </li>
          ))}
        </ul>{' '}
        {/* At the end of the last note; below it on a phone, where whether it fits would depend on the font, and the list would jump. */}
        {hasMore && (
          <button
            type="button"
            aria-expanded={whole}
            aria-controls={listId}
            onClick={() => setWhole(!whole)}
            className="text-link -my-0.5 min-h-6 cursor-pointer print:hidden"
          >
            {whole ? 'Less' : 'More'}
            <span className="sr-only"> about this list</span>
          </button>
        )}
      </div>
    </div>
  )
}
