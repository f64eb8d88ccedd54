import { Info } from 'lucide-react'
import type { Report } from '#contract/report.ts'

/** What the major was read as, and why the list is as it is. */
export function Notes({ report: { understoodMajor, notes } }: { report: Report }) {
  const reading =
    understoodMajor && !understoodMajor.exact ? [`We read your major as ${understoodMajor.title}.`] : []
  const sentences = [...reading, ...notes]
  if (sentences.length === 0) return null
  return (
    <div className="mt-6 flex gap-3 rounded-2xl border border-border bg-surface px-5 py-4">
      <Info size={20} aria-hidden className="mt-0.5 shrink-0 text-accent" />
      <ul aria-label="About this list" className="grid gap-1.5">
        {sentences.map((sentence) => (
          <li key={sentence}>{sentence}</li>
        ))}
      </ul>
    </div>
  )
}
