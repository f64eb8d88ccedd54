import { Info } from 'lucide-react'
import type { Report } from '#contract/matching/report.ts'

/** The end of a first sentence that says something; 'Mt.' and 'U.S.' end none. */
const firstSentence = /^.{50,}?[a-z\d)]{3}[.!?](?= [A-Z])/

/** How the major was understood, and why the list is as it is: the first sentence, and the others on request. */
export function Notes({ report: { understoodMajor, notes } }: { report: Report }) {
  const reading =
    understoodMajor && !understoodMajor.exact ? [`We read your major as ${understoodMajor.title}.`] : []
  const [first, ...others] = [...reading, ...notes]
  if (first === undefined) return null
  const [shown = first] = firstSentence.exec(first) ?? []
  const rest = [first.slice(shown.length).trim(), ...others].filter((text) => text !== '')
  return (
    <div className="mt-2 flex gap-2 text-sm leading-snug sm:text-[.9375rem]">
      <Info size={18} aria-hidden className="mt-px shrink-0 text-muted max-sm:hidden" />
      {rest.length === 0 ? (
        <p>{first}</p>
      ) : (
        <details className="group min-w-0 [&_summary::-webkit-details-marker]:hidden">
          <summary className="cursor-pointer list-none">
            {shown} <span className="text-link group-open:hidden">More</span>
          </summary>
          <ul aria-label="About this list" className="mt-1.5 grid gap-1.5">
            {rest.map((sentence) => (
              <li key={sentence}>{sentence}</li>
            ))}
          </ul>
        </details>
      )}
    </div>
  )
}
