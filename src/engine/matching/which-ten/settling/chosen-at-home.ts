import { isLikely } from '#engine/matching/chance/bands.ts'
import type { Columns } from '#engine/matching/columns.ts'
import type { Scorer } from '#engine/matching/match/scorer.ts'
import { at, or } from '#engine/matching/numbers/curves.ts'
import { isHandful } from '#engine/matching/offer/offer.ts'
import { type SeenFrom, zones } from '#engine/matching/where-students-go/seen-from.ts'
import { roles } from '#engine/matching/which-ten/places.ts'
import type { Pool } from '#engine/matching/which-ten/pool.ts'
import type { Judged } from '#engine/matching/which-ten/selection.ts'
import { tiers } from '#engine/matching/which-ten/tiers.ts'
import { isForEveryone } from './for-everyone.ts'
import { exchange, isAsLikely, isHome, least, type MayGo, outsideLeast, type Setting } from './setting.ts'

// Whoever studies business in Ohio knows that Cincinnati teaches it to thousands. Points for price, pay and a draw among
// equals may show three smaller programs instead, so those that most from home choose come in for them.

/** Fewer say nothing. */
const few = 10
/** Of those who choose the second: the first may award most of its degrees online. */
const asMany = 0.4
const most = 3

/** First-years from home who are likely to choose the subject: as many of them as its part of the degrees there. */
export const choosersAt =
  ({ against: { offer } }: Scorer, { firstYears }: SeenFrom, totals: Float64Array) =>
  (i: number): number =>
    or(0, at(firstYears, i)) * (offer.byDegrees ? at(offer.awards, i) / Math.max(1, at(totals, i)) : 1)

/**
 * The few at home that most choose, by position in the pool, the first first. Where most stay two years is
 * nothing that everyone chooses.
 */
export function chosenAtHome(
  columns: Columns,
  pool: Pool,
  { role }: Judged,
  { against: { offer } }: Scorer,
  choosers: (i: number) => number,
): number[] {
  const found: { k: number; count: number }[] = []
  for (let k = 0; k < pool.colleges.length; k++) {
    if (pool.zone[k] !== zones.home || pool.tier[k] !== tiers.fits) continue
    const i = pool.colleges[k] ?? 0
    const count = choosers(i)
    if (!(count >= few) || (role[k] ?? roles.ruledOut) > roles.reach) continue
    if (offer.within.has(i) || isHandful(offer, i) || columns.isMostlyTwoYear[i]) continue
    if (isForEveryone(columns, i)) found.push({ k, count })
  }
  found.sort((a, b) => b.count - a.count)
  const enough = asMany * ((found[1] ?? found[0])?.count ?? 0)
  return found
    .filter(({ count }) => count >= enough)
    .slice(0, most)
    .map(({ k }) => k)
}

/** Of those who choose the one that comes in: fewer choose the one that leaves, and far fewer if it is the better known. */
const fewer = { usual: 0.5, ifKnown: 0.25 }
/** More in Match, at home and away, that the one that leaves may have. */
const little = { home: 10, away: 5 }
/** Of all prices as seen from home, and in percent of who finish: how much dearer or worse one may be. */
const worse = { price: 0.25, priceIfLessLikely: 0.15, finishing: 8 }
const fewFinish = 30

/** They come in for one at home that far fewer choose, else for one away that is no destination. */
export function stayWhereOthersStay(list: number[], setting: Setting, mayGo: MayGo) {
  const { bandOf, matchOf, priceFitOf, finishingOf, fameOf, choosersOf, firstYearsOf } = setting
  for (const incoming of setting.chosenAtHome) {
    if (list.includes(incoming)) continue
    const isLessLikely = (k: number) => isLikely(bandOf(k)) && !isLikely(bandOf(incoming))
    const may = (k: number) =>
      !setting.chosenAtHome.includes(k) &&
      !setting.own.includes(k) &&
      isAsLikely(bandOf(k), bandOf(incoming)) &&
      !(finishingOf(incoming) < Math.max(fewFinish, finishingOf(k) - worse.finishing)) &&
      !(priceFitOf(k) - priceFitOf(incoming) > worse[isLessLikely(k) ? 'priceIfLessLikely' : 'price']) &&
      mayGo(k, incoming)
    const isBetterKnown = (k: number) => or(0, fameOf(k)) > or(0, fameOf(incoming))
    const away = list.filter((k) => !isHome(setting, k))
    const atHome = list.filter(
      (k) =>
        isHome(setting, k) &&
        choosersOf(k) < fewer[isBetterKnown(k) ? 'ifKnown' : 'usual'] * choosersOf(incoming) &&
        matchOf(k) <= matchOf(incoming) + little.home &&
        may(k),
    )
    const leaving =
      away.length > outsideLeast(setting.gpa)
        ? away.filter(
            (k) =>
              !setting.destinations.includes(k) && matchOf(k) <= matchOf(incoming) + little.away && may(k),
          )
        : []
    const outgoing = least(atHome, choosersOf) ?? least(leaving, firstYearsOf)
    if (outgoing !== null) exchange(list, outgoing, incoming)
  }
}
