import type { Searcher } from '#engine/matching/search.ts'
import { candidates, mayCome } from '#engine/matching/worth/may-come.ts'
import { terms } from '#engine/matching/worth/terms.ts'
import type { Comparison } from './comparisons.ts'
import type { Judged } from './judgements.ts'

// What the readers said of each student, as comparisons of the terms of colleges.

/** The first five weigh as much as the other five together and half again: what must stand in a list comes before what may. */
const wanted = { first: 2, ten: 1, fine: 0.6 }
const first = 5
const ofTen = 10

export type Case = { judged: Judged; named: Comparison; chosen: Comparison[] }

export const width = terms.length
export const signs = terms.map(({ sign }) => sign ?? 0)

export const casesOf = ({ columns, read, askingOf }: Searcher, all: readonly Judged[]): Case[] =>
  all.map((judged) => {
    const asking = askingOf(read(judged.profile))
    const colleges = Array.from(candidates(asking).colleges).filter((i) => mayCome(asking, i))
    const rows = new Float64Array(colleges.length * width)
    colleges.forEach((i, r) => {
      terms.forEach(({ value }, t) => {
        rows[r * width + t] = value(asking, i)
      })
    })
    const rowOf = new Map(colleges.map((i, r) => [columns.unitid[i] ?? 0, r]))
    const named: Comparison = { rows, wanted: new Float64Array(colleges.length) }
    const add = ({ wanted: cells }: Comparison, row: number | undefined, much: number) => {
      if (row !== undefined && row >= 0) cells[row] = (cells[row] ?? 0) + much
    }
    for (const { must, fine } of judged.named) {
      for (const id of must) add(named, rowOf.get(id), wanted.first)
      for (const [n, id] of fine.entries())
        add(named, rowOf.get(id), first + n < ofTen ? wanted.ten : wanted.fine)
    }
    const chosen = judged.chosen.map(({ candidates, ten }): Comparison => {
      const shown = candidates.filter((id) => rowOf.has(id))
      const own = new Float64Array(shown.length * width)
      shown.forEach((id, r) => {
        const from = (rowOf.get(id) ?? 0) * width
        own.set(rows.subarray(from, from + width), r * width)
      })
      const comparison: Comparison = { rows: own, wanted: new Float64Array(shown.length) }
      for (const [n, id] of ten.entries())
        add(comparison, shown.indexOf(id), n < first ? wanted.first : wanted.ten)
      return comparison
    })
    return { judged, named, chosen }
  })

/** What was named and what was chosen, each with half of all weight. */
export function comparisonsOf(cases: readonly Case[]): Comparison[] {
  const named = cases.map((one) => one.named)
  const chosen = cases.flatMap((one) => one.chosen)
  return [named, chosen].flatMap((some) => {
    const all = some.reduce((sum, { wanted: cells }) => sum + cells.reduce((a, b) => a + b, 0), 0)
    return some.map(({ rows, wanted: cells }) => ({ rows, wanted: cells.map((much) => much / all / 2) }))
  })
}
