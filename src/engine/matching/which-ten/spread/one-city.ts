import type { ChanceBand } from '#contract/matching/report.ts'
import type { Columns } from '#engine/matching/columns.ts'
import type { Offer } from '#engine/matching/how-well-it-fits/program/offer.ts'
import { at } from '#engine/matching/numbers/curves.ts'
import { type SeenFrom, zones } from '#engine/matching/where-students-go/seen-from.ts'
import { isKnownPublic } from '#engine/matching/which-ten/own-university.ts'
import type { Pool } from '#engine/matching/which-ten/pool.ts'
import type { Judged } from '#engine/matching/which-ten/selection.ts'
import { isAsLikely } from './destinations.ts'

// Most of New York's students live around one city, whose public colleges cost less than all others. Six of them in a list
// are for who lives there and stays; a list has four, and a public university elsewhere in the state that everyone knows.

const most = 4
const cityMiles = 25
/** In Match, and in points of choice, for a place outside the city. */
const littleLess = { match: 9, score: 12 }

/** By position in the pool. */
export type City = {
  isInIt: (k: number) => boolean
  isKnownElsewhere: (k: number) => boolean
  degreesOf: (k: number) => number
}

/** Where the students of the home state live. */
export function cityOf(columns: Columns, pool: Pool, seen: SeenFrom, { awards }: Offer): City {
  const college = (k: number) => pool.colleges[k] ?? 0
  const isNear = (k: number) => at(seen.miles, college(k)) <= cityMiles
  const isHome = (k: number) => pool.zone[k] === zones.home && columns.isPublic[college(k)] === 1
  return {
    isInIt: (k) => isHome(k) && isNear(k),
    isKnownElsewhere: (k) => isHome(k) && !isNear(k) && isKnownPublic(columns, college(k)),
    degreesOf: (k) => at(awards, college(k)),
  }
}

type Needs = {
  city: City
  judged: Judged
  bandOf: (k: number) => ChanceBand | null
  matchOf: (k: number) => number
}

/** The smallest programs of the city leave first, for one that is no smaller. `best` finds the most appealing college that passes. */
export function leaveTheCity(
  list: number[],
  { city, judged: { score }, bandOf, matchOf }: Needs,
  best: (passes: (k: number) => boolean) => number | null,
  spare: (k: number, incoming: number) => boolean,
) {
  const inCity = list.filter(city.isInIt).sort((a, b) => city.degreesOf(a) - city.degreesOf(b))
  let tooMany = inCity.length - most
  for (const k of inCity) {
    if (tooMany <= 0) return
    const incoming = best(
      (other) =>
        city.isKnownElsewhere(other) &&
        !list.includes(other) &&
        city.degreesOf(other) >= city.degreesOf(k) &&
        isAsLikely(bandOf(k), bandOf(other)) &&
        matchOf(other) >= matchOf(k) - littleLess.match &&
        at(score, other) >= at(score, k) - littleLess.score &&
        spare(k, other),
    )
    if (incoming === null) continue
    list.splice(list.indexOf(k), 1, incoming)
    tooMany--
  }
}
