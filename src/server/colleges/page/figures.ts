import type { Catalog } from '#catalog/catalog.ts'
import { factSource } from '#catalog/colleges/fact-source.ts'
import { testsNow } from '#catalog/colleges/test-policy.ts'
import type { College, Fact, Provenance } from '#catalog/facts.ts'
import { asFigure, orNull } from '#catalog/figures.ts'
import type { PageFigure, PageRange, PageRow } from '#contract/colleges/college-page.ts'
import { plausibleRanges } from '#engine/matching/chance/test-range.ts'
import { type Measured, type Middles, measured } from './middles.ts'

export type Facts = { catalog: Catalog; middles: Middles }

/** A fact as the page shows it: value, year, source, and the median of all colleges. */
export function figureOf({ catalog, middles }: Facts, college: College, path: Measured): PageFigure {
  return shown(measured[path](college), factSource(catalog, college, path), middles.of(path))
}

export const shown = (fact: Fact, from: Provenance, middle: number | null): PageFigure => ({
  ...asFigure(fact, from),
  middle,
})

/** Makes the rows of a college's page: a figure with its label, unit and what has to be said with it. */
export const rowsOf =
  (facts: Facts, college: College) =>
  (path: Measured, label: string, unit: PageRow['unit'], note: string | null = null): PageRow => ({
    label,
    figure: figureOf(facts, college, path),
    unit,
    note,
  })

export function rangeOf({ catalog, middles }: Facts, college: College, test: 'sat' | 'act'): PageRange {
  const { admission } = college
  // Some report scores that they do not look at, or two ranges that contradict each other: as everywhere, not told.
  const fact = plausibleRanges(college)[test]
  const { source, year } = factSource(catalog, college, `admission.${test}`)
  const share = test === 'sat' ? admission.satSubmitted : admission.actSubmitted
  const rest = {
    year,
    source,
    submitted: orNull(share),
    middle: middles.ofRange(test),
  }
  const isBlind = testsNow(college, catalog.rules.get(college.unitid)) === 'not considered'
  const absent = isBlind || admission.open ? 'not applicable' : 'not reported'
  if (!fact) return { low: null, mid: null, high: null, absent, ...rest }
  return { low: fact.low, mid: fact.mid, high: fact.high, absent: null, ...rest }
}
