import { isLikely } from '#engine/matching/chance/bands.ts'
import type { Columns } from '#engine/matching/columns.ts'
import type { Scorer } from '#engine/matching/match/scorer.ts'
import { at } from '#engine/matching/numbers/curves.ts'
import type { SeenFrom } from '#engine/matching/where-students-go/seen-from.ts'
import { roles } from '#engine/matching/which-ten/places.ts'
import type { Pool } from '#engine/matching/which-ten/pool.ts'
import type { Judged } from '#engine/matching/which-ten/selection.ts'
import { tiers } from '#engine/matching/which-ten/tiers.ts'
import { isForEveryone } from './for-everyone.ts'
import { exchange, isAsLikely, isHome, type MayGo, type Setting } from './setting.ts'

// Who leaves Wyoming to teach goes to Black Hills State. A draw among equals, and points for pay and name, may show four
// colleges elsewhere and none of those that a state's students really go to, so one of the largest has a place.

/** Of those who go to the largest. */
const asMany = 0.5
/** Fewer is a program that one would not leave home for. */
const fewDegrees = 10

/**
 * The largest of the region that the student could go to, and those that half as many choose, by position in the pool.
 */
export function destinations(columns: Columns, pool: Pool, { role }: Judged, scorer: Scorer, seen: SeenFrom) {
  const { offer } = scorer.against
  let largest = 0
  const found: number[] = []
  for (const i of seen.destinations) {
    if (offer.byDegrees && (at(offer.awards, i) < fewDegrees || offer.unsure.has(i))) continue
    const k = pool.colleges.indexOf(i)
    if (k === -1 || pool.tier[k] !== tiers.fits || (role[k] ?? roles.ruledOut) > roles.reach) continue
    if (!isForEveryone(columns, i)) continue
    largest ||= at(seen.firstYears, i)
    if (at(seen.firstYears, i) < asMany * largest) break
    found.push(k)
  }
  return found
}

/** Of those who go to the destination: where so many do, one is with others from home all the same. */
const manyToo = 0.3
/** In Match, for the sake of a place that others from home choose. */
const littleLess = 5
/** Of all prices as seen from home: one of the dearest takes no cheaper one's place, but for one that is hardly cheaper, and none that of one far cheaper. */
const dear = { under: 0.15, hardly: 0.08, farMore: 0.35 }

/** Where others from home are in the list already: for one that so few go to, so many times as many. */
const hardlyAny = 15
const manyMore = 4
/** In percent, fewer who finish: more than that is a weaker college. */
const fewerFinish = 8

/**
 * One of the largest destinations, if the list has none, instead of the college away from home that the fewest go to; and
 * a second one for a college that hardly anyone from home goes to. The mix stays: it is as likely as the one that goes; the
 * first may be a target instead of one likely more.
 */
export function goWhereOthersGo(list: number[], setting: Setting, mayGo: MayGo) {
  const { judged, bandOf, matchOf, priceFitOf, finishingOf, destinations, firstYearsOf } = setting
  const isPayable = (k: number, incoming: number) =>
    priceFitOf(incoming) >= Math.min(dear.under, priceFitOf(k) - dear.hardly) &&
    !(priceFitOf(k) - priceFitOf(incoming) > dear.farMore)
  let left = 2
  let hasOne = false
  for (const incoming of [...destinations].sort((a, b) => at(judged.score, b) - at(judged.score, a))) {
    if (left === 0) return
    if (list.includes(incoming)) {
      hasOne = true
      left--
      continue
    }
    const outside = list.filter((k) => !isHome(setting, k))
    hasOne ||= outside.some((k) => firstYearsOf(k) >= manyToo * firstYearsOf(incoming))
    const isAlone = (k: number) =>
      firstYearsOf(k) < hardlyAny &&
      manyMore * firstYearsOf(k) <= firstYearsOf(incoming) &&
      isLikely(bandOf(k)) === isLikely(bandOf(incoming)) &&
      !(finishingOf(incoming) < finishingOf(k) - fewerFinish)
    const band = bandOf(incoming)
    const most = matchOf(incoming) + littleLess
    const [outgoing] = outside
      .filter(
        (k) =>
          (!hasOne || isAlone(k)) &&
          isPayable(k, incoming) &&
          isAsLikely(bandOf(k), band) &&
          matchOf(k) <= most &&
          mayGo(k, incoming),
      )
      .sort((a, b) => firstYearsOf(a) - firstYearsOf(b))
    if (outgoing === undefined) continue
    exchange(list, outgoing, incoming)
    hasOne = true
    left--
  }
}
