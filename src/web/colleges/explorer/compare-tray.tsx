import { X } from 'lucide-react'
import { comparePath, mostCompared } from '#contract/colleges/college-page.ts'
import type { ListedCollege } from '#contract/colleges/college-table.ts'

type Props = { colleges: readonly ListedCollege[]; full: boolean; onRemove: (college: ListedCollege) => void }

/** The colleges picked so far, always visible; a fifth is refused with a message. */
export function CompareTray({ colleges, full, onRemove }: Props) {
  if (colleges.length === 0) return null
  return (
    <section aria-label="Compare" className="compare-tray">
      <span className="font-semibold max-sm:sr-only">Compare</span>
      <ul className="flex flex-wrap gap-2 max-sm:sr-only">
        {colleges.map((college) => (
          <li key={college.id} className="chip py-1 pr-1 pl-3 text-sm text-fg">
            {college.name}
            <button
              type="button"
              className="icon-btn size-7"
              aria-label={`Take ${college.name} out of the comparison`}
              onClick={() => onRemove(college)}
            >
              <X size={14} aria-hidden />
            </button>
          </li>
        ))}
      </ul>
      <p className="text-[.8125rem] text-muted" role="status">
        {tellOf(colleges.length, full)}
      </p>
      {colleges.length > 1 && (
        <a href={comparePath(colleges.map(({ slug }) => slug))} className="btn btn-primary ml-auto shrink-0">
          Compare {colleges.length}
        </a>
      )}
    </section>
  )
}

function tellOf(picked: number, full: boolean) {
  if (full) return `At most ${mostCompared} at a time: take one out to add another.`
  return picked === 1 ? 'Pick a second college to compare.' : `${picked} picked, up to four`
}
