import type { PageRow } from '#contract/colleges/college-page.ts'
import { absence, written } from '#web/platform/shown-figures.ts'
import { Bar, NoBar } from '#web/ui/charts/figure-bar.tsx'
import { Small } from '#web/ui/panel.tsx'

/** The figure of a full bar. */
const fullBar: Record<PageRow['unit'], (row: PageRow) => number> = {
  percent: () => 100,
  dollars: ({ label }) => (label.startsWith('Earn') ? 110_000 : 40_000),
  count: () => 40_000,
  'per teacher': () => 40,
}

/** Undergraduates range from 20 to 70,000, so the scale is logarithmic. */
const position = (value: number, row: PageRow) =>
  row.unit === 'count'
    ? (100 * Math.log10(Math.max(10, value) / 10)) / Math.log10(fullBar.count(row) / 10)
    : (100 * value) / fullBar[row.unit](row)

export function FigureRows({ rows }: { rows: readonly PageRow[] }) {
  return (
    <ul className="mt-4 grid gap-4">
      {rows.map((row) => (
        <li key={row.label}>
          <FigureRow row={row} />
        </li>
      ))}
    </ul>
  )
}

function FigureRow({ row }: { row: PageRow }) {
  const { value, year, middle, absent } = row.figure
  return (
    <div className="grid gap-1">
      <p className="flex items-baseline justify-between gap-3 text-[.9375rem]">
        <span className="text-muted">{row.label}</span>
        <b className="font-semibold tabular-nums">
          {value === null ? absence(absent) : written(value, row.unit)}
        </b>
      </p>
      {value === null ? (
        <NoBar />
      ) : (
        <Bar to={position(value, row)} mark={middle === null ? null : position(middle, row)} />
      )}
      <Small>
        {[row.note, year, middle !== null && `middle of all colleges ${written(middle, row.unit)}`]
          .filter(Boolean)
          .join(' · ')}
      </Small>
    </div>
  )
}
