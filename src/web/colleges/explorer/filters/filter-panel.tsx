import { X } from 'lucide-react'
import { useEffect, useRef } from 'react'
import { plural } from '#contract/prose.ts'
import { FilterRail, type FilterRailProps } from './filter-rail.tsx'

type Props = FilterRailProps & {
  /** On a phone: shown instead of the list. */
  isSheet: boolean
  /** How many are set. */
  filters: number
  onClear: () => void
  /** Back to the list. */
  onDone: () => void
}

/** The filters beside the list, or on a phone in its place with a head and a foot of their own. */
export function FilterPanel({ isSheet, filters, onClear, onDone, ...rail }: Props) {
  const head = useRef<HTMLHeadingElement>(null)
  // Title and search leave the screen of a phone to the filters, and the button that was pressed with them.
  useEffect(() => {
    if (!isSheet) return
    head.current?.focus({ preventScroll: true })
    head.current?.closest('section')?.scrollIntoView()
  }, [isSheet])
  return (
    <section aria-label="Filters" className={isSheet ? '' : 'max-lg:hidden'} data-filters="">
      {isSheet && (
        <div className="filters-head lg:hidden">
          <h2 ref={head} tabIndex={-1} className="mr-auto text-xl font-bold tracking-tight outline-none">
            Filters
          </h2>
          {filters > 0 && (
            <button type="button" className="text-link min-h-11 cursor-pointer" onClick={onClear}>
              Clear all
            </button>
          )}
          <button type="button" aria-label="Close filters" className="icon-btn -mr-2" onClick={onDone}>
            <X size={20} aria-hidden />
          </button>
        </div>
      )}
      <FilterRail {...rail} />
      {isSheet && (
        <div className="filters-done lg:hidden">
          <button type="button" className="btn btn-primary w-full" onClick={onDone}>
            Show {plural(rail.found.colleges.length, 'college')}
          </button>
        </div>
      )}
    </section>
  )
}
