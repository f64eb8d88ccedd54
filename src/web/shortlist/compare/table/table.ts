import type { CollegeFacts } from '#contract/colleges/look-up.ts'
import { type Line, place, topics } from './lines.ts'
import type { Reading } from './reading.ts'
import { type Bar, percentBar, rangeBar, sharedScale } from './scale.ts'

export type Cell = {
  text: string
  why: string | null
  /** Only if the colleges' years differ; else the row has it. */
  year: string | null
  bar: Bar | null
  /** What the college itself says since that year. */
  newer: string | null
}
/** A cell for each college in order; null while its facts are loading. */
export type Row = { label: string; year: string | null; cells: readonly (Cell | null)[] }
type Group = {
  title: string
  note: string | null
  /** Rows that form one chart. Only they may have their year here. */
  together: boolean
  year: string | null
  rows: readonly Row[]
}
export type Table = { place: Row; groups: readonly Group[]; sources: readonly string[] }

type Colleges = readonly (CollegeFacts | null)[]
type Readings = readonly (Reading | null)[]
type Draw = (drawn: { low: number; high: number }) => Bar

/** The colleges side by side: facts as rows, with years placed and bars measured. */
export function tableOf(colleges: Colleges): Table {
  const incomes = colleges.find((facts) => facts !== null)?.netPriceByIncome.map(({ income }) => income) ?? []
  const read = (line: Line) => ({ line, readings: colleges.map((facts) => facts && line.read(facts)) })
  const where = read(place)
  const groups = topics.map(({ lines, ...topic }) => ({ topic, rows: lines(incomes).map(read) }))
  const all = [where, ...groups.flatMap(({ rows }) => rows)]
  const prices = sharedScale(
    all.flatMap(({ line, readings }) => (line.scale === 'prices' ? amounts(readings) : [])),
  )
  const row = ({ line, readings }: ReturnType<typeof read>): Row =>
    rowOf(line.label, readings, drawing(line.scale, readings, prices))
  return {
    place: row(where),
    groups: groups.map(({ topic, rows }) => {
      const { title, note, together = false } = topic
      return groupOf({ title, note, together, year: null, rows: rows.map(row) })
    }),
    sources: [...new Set(all.flatMap(({ readings }) => known(readings).map(({ source }) => source)))],
  }
}

const known = (readings: Readings): Reading[] =>
  readings.filter((reading) => reading !== null).filter(({ why }) => why === null)

const amounts = (readings: Readings) => known(readings).flatMap(({ drawn }) => (drawn ? [drawn.high] : []))

function drawing(scale: Line['scale'], readings: Readings, prices: (amount: number) => Bar): Draw | null {
  if (scale === 'none' || (scale === 'own' && readings.length === 1)) return null // alone, it would always be full
  if (scale === 'percent') return ({ high }) => percentBar(high)
  if (scale === 'sat') return (range) => rangeBar(range, 400, 1600)
  if (scale === 'act') return (range) => rangeBar(range, 1, 36)
  const amount = scale === 'prices' ? prices : sharedScale(amounts(readings))
  return ({ high }) => amount(high)
}

/** Rows that form one chart show their year once, if it is the same. A row without values has none. */
function groupOf(group: Group): Group {
  const dated = group.rows.filter(({ cells }) => cells.some((cell) => cell && cell.why === null))
  const [year = null, ...others] = new Set(dated.map((row) => row.year))
  if (!group.together || year === null || others.length > 0) return group
  return { ...group, year, rows: group.rows.map((row) => ({ ...row, year: null })) }
}

/** One year for the row if all its values share it, else one with each value. */
function rowOf(label: string, readings: Readings, draw: Draw | null): Row {
  const years = new Set(known(readings).map(({ year }) => year))
  const [only = null] = years.size === 1 ? years : []
  const cellOf = ({ text, why, year, drawn, newer = null }: Reading): Cell => ({
    text,
    why,
    year: only === null && why === null ? year : null,
    bar: draw && drawn ? draw(drawn) : null,
    newer,
  })
  return { label, year: only, cells: readings.map((reading) => reading && cellOf(reading)) }
}
