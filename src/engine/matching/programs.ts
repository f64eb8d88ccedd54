import type { Catalog } from '#catalog/facts.ts'
import { at, clamp, columnFrom, percentiles } from './curves.ts'

/** Who awards which family, from the family's side. */
export type ProgramIndex = ReturnType<typeof programIndex>

type Entry = { college: number; awards: number; earnings: number }

export function programIndex({ colleges }: Pick<Catalog, 'colleges'>) {
  const lists = new Map<string, Entry[]>()
  const totals = new Float64Array(colleges.length)
  colleges.forEach(({ programs }, college) => {
    for (const { family, awards, earnings } of programs) {
      if (awards <= 0) continue // listed, not awarded: it does not count as offered
      totals[college] = at(totals, college) + awards
      const entry = { college, awards, earnings: typeof earnings === 'number' ? earnings : Number.NaN }
      const list = lists.get(family)
      if (list) list.push(entry)
      else lists.set(family, [entry])
    }
  })
  return { lists, totals }
}

/** The colleges that offer what was asked for. Columns go by college, 0 where it is not offered. */
export type Offer = {
  /** In catalogue order. */
  colleges: Int32Array
  /** Degrees in the whole set; for the undecided the number of areas. */
  awards: Float64Array
  /** Median earnings from the college's largest programme of the set; NaN where not published. */
  earnings: Float64Array
  /** Their place among all colleges that publish it, 0 to 1. */
  earningsPlace: Float64Array
  /** .5 to 1 where it is offered. */
  fit: Float64Array
}

const manyAwards = Math.log(300)

/** Half for offering it at all, a quarter for its size, a quarter for what its graduates earn or its share there. */
export function offersOf({ lists, totals }: ProgramIndex, families: readonly string[]): Offer {
  const awards = new Float64Array(totals.length)
  const largest = new Float64Array(totals.length)
  const earnings = new Float64Array(totals.length)
  for (const family of new Set(families)) {
    for (const entry of lists.get(family) ?? []) {
      awards[entry.college] = at(awards, entry.college) + entry.awards
      if (entry.awards <= at(largest, entry.college)) continue
      largest[entry.college] = entry.awards
      earnings[entry.college] = entry.earnings
    }
  }
  const colleges = indicesAbove0(awards)
  const byEarnings = percentiles(columnFrom(colleges, (i) => at(earnings, i)))
  const byShare = percentiles(columnFrom(colleges, (i) => at(awards, i) / at(totals, i)))
  const earningsPlace = new Float64Array(totals.length)
  const fit = new Float64Array(totals.length)
  colleges.forEach((i, k) => {
    const place = at(byEarnings, k)
    const size = clamp(Math.log(1 + at(awards, i)) / manyAwards, 0, 1)
    earningsPlace[i] = place
    fit[i] = 0.5 + 0.25 * size + 0.25 * (Number.isNaN(place) ? at(byShare, k) : place)
  })
  return { colleges, awards, earnings, earningsPlace, fit }
}

function indicesAbove0(column: Float64Array): Int32Array {
  const found = new Int32Array(column.length)
  let count = 0
  for (let i = 0; i < column.length; i++) if (at(column, i) > 0) found[count++] = i
  return found.subarray(0, count)
}

/** For the undecided: every college that awards one of these subjects; the more of them, the wider the choice. */
export function breadthOffers({ lists, totals }: ProgramIndex, families: readonly string[]): Offer {
  const areas = new Float64Array(totals.length)
  for (const family of families)
    for (const { college } of lists.get(family) ?? []) areas[college] = at(areas, college) + 1
  const nothing = new Float64Array(totals.length).fill(Number.NaN)
  return {
    colleges: indicesAbove0(areas),
    awards: areas,
    earnings: nothing,
    earningsPlace: nothing,
    fit: areas.map((count) => (count > 0 ? 0.5 + (0.5 * count) / families.length : 0)),
  }
}
