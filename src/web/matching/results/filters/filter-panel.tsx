import { ChevronDown, SlidersHorizontal } from 'lucide-react'
import type { RefObject } from 'react'
import { campusLifeFacts, campusLifeLabels } from '#contract/colleges/campus-life.ts'
import type { Report } from '#contract/matching/report.ts'
import { useLater } from '#web/matching/results/use-later.ts'
import { Button } from '#web/ui/button.tsx'
import { FilterGroup } from './filter-group.tsx'
import { type Filters, labelsOf, noFilters, type Ranked, toggled, withAlso } from './filtering.ts'

type Props = {
  report: Report
  chosen: Filters
  shown: readonly Ranked[]
  choose: (change: (now: Filters) => Filters) => void
  onClear: () => void
  /** Gets the focus when the focused button disappears. */
  opener: RefObject<HTMLElement | null>
}

/** Above the list: which majors and which facts of campus life are required (spec §9, gold). */
export function FilterPanel({ report, chosen, shown, choose, onClear, opener }: Props) {
  const { collegeList, majorProfile, filterSources } = report
  const isChosen = labelsOf(chosen).length > 0
  // Closed, so it can be drawn later than what is read first.
  const drawInside = useLater()
  const majors = (majorProfile?.recommendedMajors ?? []).map((title) => ({
    value: title,
    label: title,
    ...withAlso(shown, { ...noFilters, offers: [title] }),
  }))
  const facts = campusLifeFacts.map((fact) => ({
    value: fact,
    label: campusLifeLabels[fact],
    ...withAlso(shown, { ...noFilters, life: [fact] }),
  }))
  return (
    <section aria-labelledby="filter-title" className="filters card mb-3 print:hidden">
      <details className="group [&_summary::-webkit-details-marker]:hidden">
        <summary
          ref={opener}
          className="flex min-h-11 cursor-pointer list-none items-center gap-3 rounded-3xl px-4 py-2 sm:px-5"
        >
          <SlidersHorizontal size={18} aria-hidden className="shrink-0 text-accent" />
          <h2 id="filter-title" className="font-sans text-[.9375rem] font-semibold">
            Filter by major and campus life
          </h2>
          <ChevronDown
            size={20}
            aria-hidden
            className="ml-auto shrink-0 text-muted transition-transform group-open:rotate-180"
          />
        </summary>
        {drawInside && (
          <div className="grid gap-5 px-5 pt-1.5 pb-5 sm:px-6">
            <FilterGroup
              name="Recommended majors"
              options={majors}
              chosen={chosen.offers}
              of={shown.length}
              onToggle={(title) => choose((now) => ({ ...now, offers: toggled(now.offers, title) }))}
            />
            <FilterGroup
              name="Campus life"
              options={facts}
              chosen={chosen.life}
              of={shown.length}
              onToggle={(fact) => choose((now) => ({ ...now, life: toggled(now.life, fact) }))}
            />
            <p className="max-w-4xl text-sm text-muted">
              The number is how many of the colleges shown are on record with it. Where the record says
              nothing, a college stays and is marked. {filterSources}
            </p>
          </div>
        )}
      </details>
      <div
        className={`flex flex-wrap items-center justify-between gap-x-6 gap-y-2 px-5 sm:px-6 ${isChosen ? 'border-t border-border py-2' : ''}`}
      >
        {/* Empty if nothing is chosen; screen readers hear when all colleges are back. */}
        <p role="status" className={isChosen ? 'min-w-0 text-[.9375rem] font-medium' : 'sr-only'}>
          {statusOf(shown, collegeList.length, chosen)}
        </p>
        {isChosen && (
          <Button variant="outline" onClick={onClear}>
            Clear filters
          </Button>
        )}
      </div>
    </section>
  )
}

function statusOf(shown: readonly Ranked[], all: number, chosen: Filters): string {
  const labels = labelsOf(chosen)
  if (labels.length === 0) return `All ${all} colleges are shown.`
  const unknown = shown.filter((one) => one.unknown.length > 0).length
  const tally = `${shown.length} of ${all} colleges: ${labels.join('; ')}.`
  return unknown === 0 ? tally : `${tally} Unknown for ${unknown} of them.`
}
