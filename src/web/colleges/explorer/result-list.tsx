import { plural } from '#contract/prose.ts'
import { type Asked, moreRows } from '#web/colleges/finding/address.ts'
import type { Found } from '#web/colleges/finding/find.ts'
import { placesOf } from '#web/colleges/finding/sentence.ts'
import { ResultRows, type ResultRowsProps } from './result-rows.tsx'
import { SortChoice } from './sort-choice.tsx'

type Props = ResultRowsProps & {
  asked: Asked
  found: Found
  onSort: (sort: Asked['sort']) => void
  onMore: () => void
}

/** How many there are, in which order, the first of them, and more. */
export function ResultList({ asked, found, onSort, onMore, ...rows }: Props) {
  const hidden = found.colleges.length - rows.colleges.length
  return (
    <>
      <div className="mt-2 mb-2 flex items-center gap-3 sm:mt-5 sm:mb-3 sm:flex-wrap large-text:flex-wrap">
        <h2 className="text-lg font-bold tracking-tight sm:text-xl" aria-live="polite">
          {plural(found.colleges.length, 'college')}
        </h2>
        <span className="text-[.9375rem] text-muted max-sm:hidden">{placesOf(found)}</span>
        <SortChoice sort={asked.sort} canBeNear={rows.family.place !== null} onSort={onSort} />
      </div>
      <ResultRows {...rows} />
      {hidden > 0 && (
        <p className="mt-4 text-center">
          <button type="button" className="btn btn-outline" onClick={onMore}>
            Show {Math.min(moreRows, hidden)} more
          </button>
        </p>
      )}
    </>
  )
}
