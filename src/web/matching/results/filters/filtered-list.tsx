import { FilterX } from 'lucide-react'
import { type ReactNode, useMemo, useRef } from 'react'
import type { Report } from '#contract/matching/report.ts'
import { Button } from '#web/ui/button.tsx'
import { EmptyState } from '#web/ui/empty-state.tsx'
import { FilterPanel } from './filter-panel.tsx'
import { canFilter, filtered, noFilters, type Ranked } from './filtering.ts'
import { OlderSearch } from './older-search.tsx'
import { useFilters } from './use-filters.ts'

type Props = {
  report: Report
  /** Whether the plan has filters; if not, the address is ignored. */
  allowed: boolean
  /** null if the page already offers it. */
  onRunAgain: (() => void) | null
  /** Draws the list, and the filters above it. */
  children: (shown: readonly Ranked[], filters: ReactNode) => ReactNode
}

/** Which colleges of the report are shown. */
export function FilteredList({ report, allowed, onRunAgain, children }: Props) {
  const { collegeList } = report
  const allowedHere = allowed && collegeList.length > 1
  const usable = allowedHere && canFilter(report)
  const { chosen, choose } = useFilters(report, usable)
  const opener = useRef<HTMLElement>(null)
  const shown = useMemo(() => filtered(collegeList, chosen), [collegeList, chosen])
  if (!usable) return children(shown, allowedHere && onRunAgain && <OlderSearch onRunAgain={onRunAgain} />)

  const clear = () => {
    choose(() => noFilters)
    opener.current?.focus()
  }
  return children(
    shown,
    <>
      <FilterPanel {...{ report, chosen, shown, choose, opener }} onClear={clear} />
      {shown.length === 0 && (
        <EmptyState icon={<FilterX size={26} />} title="No college on this list has all of it">
          <p>
            For each of the {collegeList.length} colleges, the record says no to at least one of your filters.
          </p>
          <Button onClick={clear}>Clear filters</Button>
        </EmptyState>
      )}
    </>,
  )
}
