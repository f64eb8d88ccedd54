import type { CollegePage } from '#contract/colleges/college-page.ts'
import { type Line, type Reading, topics } from './lines.ts'

/** A row: its year stands with the label if all its values share it, else with each value. */
export type Row = Pick<Line, 'label' | 'note' | 'look'> & {
  year: string | null
  middle: { text: string; at: number } | null
  /** One for each college, in order. */
  cells: readonly Omit<Reading, 'source'>[]
}

export type Group = { title: string; note: string | null; rows: readonly Row[] }

/** The colleges side by side, and the sources of what is shown. */
export function tableOf(colleges: readonly CollegePage[]): { groups: Group[]; sources: string[] } {
  const incomes = colleges[0]?.price.bands.map(({ label }) => label) ?? []
  const read = topics.map(({ title, note, lines }) => ({
    title,
    note,
    rows: lines(incomes).map((line) => ({ line, readings: colleges.map(line.read) })),
  }))
  const sources = read
    .flatMap(({ rows }) => rows.flatMap(({ readings }) => readings))
    .map(({ source }) => source)
  return {
    groups: read.map(({ title, note, rows }) => ({
      title,
      note,
      rows: differingFirst(rows.map(({ line, readings }) => rowOf(line, readings, colleges))),
    })),
    sources: [...new Set(sources.filter((source) => source !== null))],
  }
}

/** What is the same at all colleges, or known of none, decides nothing: it stands last in its group. */
function differingFirst(rows: readonly Row[]): Row[] {
  const isSame = ({ cells }: Row) => cells.length > 1 && new Set(cells.map(({ text }) => text)).size === 1
  return [...rows.filter((row) => !isSame(row)), ...rows.filter(isSame)]
}

function rowOf(line: Line, readings: readonly Reading[], colleges: readonly CollegePage[]): Row {
  const { label, note, look } = line
  const years = new Set(readings.flatMap(({ year }) => year ?? []))
  const [only = null] = years.size === 1 ? years : []
  return {
    label,
    ...(note && { note }),
    look,
    year: only,
    // The same for all, but a college without the figure may not have it.
    middle: colleges.map((page) => line.middle?.(page) ?? null).find((middle) => middle !== null) ?? null,
    cells: readings.map(({ source: _, ...cell }) => (only === null ? cell : { ...cell, year: null })),
  }
}
