import type { Columns } from '#engine/matching/columns.ts'
import { at } from '#engine/matching/numbers/curves.ts'
import type { Offer } from '#engine/matching/offer/offer.ts'
import { type SeenFrom, zones } from '#engine/matching/where-students-go/seen-from.ts'
import { isKnownPublic } from '#engine/matching/which-ten/own-university.ts'
import type { Pool } from '#engine/matching/which-ten/pool.ts'
import { best, type City, exchange, isAsLikely, isFree, type MayGo, type Setting } from './setting.ts'

// Most of New York's students live around one city, whose public colleges cost less than all others. Six of them in a list
// are for who lives there and stays; a list has four, and a public university elsewhere in the state that everyone knows.

const most = 4
const cityMiles = 25
/** In Match, and in points of choice, for a place outside the city. */
const littleLess = { match: 9, score: 12 }

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

/** The smallest programs of the city leave first, for one that is no smaller. */
export function leaveTheCity(list: number[], setting: Setting, spare: MayGo) {
  const {
    city,
    judged: { score },
    bandOf,
    matchOf,
    isHandful,
  } = setting
  const inCity = list.filter(city.isInIt).sort((a, b) => city.degreesOf(a) - city.degreesOf(b))
  let tooMany = inCity.length - most
  for (const k of inCity) {
    if (tooMany <= 0) return
    const incoming = best(
      setting,
      (other) =>
        isFree(setting, other) &&
        !isHandful(other) &&
        city.isKnownElsewhere(other) &&
        !list.includes(other) &&
        city.degreesOf(other) >= city.degreesOf(k) &&
        isAsLikely(bandOf(k), bandOf(other)) &&
        matchOf(other) >= matchOf(k) - littleLess.match &&
        at(score, other) >= at(score, k) - littleLess.score &&
        spare(k, other),
    )
    if (incoming === null) continue
    exchange(list, k, incoming)
    tooMany--
  }
}
