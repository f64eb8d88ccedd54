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
  const later = whole ? '' : 'hidden print:inline'
  return (
    <div className="mt-2 flex gap-2 text-sm leading-snug sm:text-[.9375rem]">
      <Info size={18} aria-hidden className="mt-px shrink-0 text-muted max-sm:hidden" />
      <div className="min-w-0 gap-x-1.5 sm:flex sm:flex-wrap sm:items-end">
        <ul id={listId} aria-label="About this list" className="grid gap-1">
          {all.map(({ first, rest }, i) => (
            <li key={first} className={i < begun ? '' : later}>
              {first}
              {rest && <span className={later}>{rest}</span>}
            </li>
          ))}
        </ul>
        {/* Below the notes on a phone: beside them, whether it fits would depend on the font that is there, and the list would jump. */}
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
