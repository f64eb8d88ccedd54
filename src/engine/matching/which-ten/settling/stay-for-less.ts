import { isLikely } from '#engine/matching/chance/bands.ts'
import { at, or } from '#engine/matching/numbers/curves.ts'
import { cheaperHalf, farGpa } from '#engine/matching/which-ten/places.ts'
import { tiers } from '#engine/matching/which-ten/tiers.ts'
import { best, exchange, isFree, isHome, type MayGo, type Setting } from './setting.ts'

// Boise State is no place for a Californian at 45,000 dollars a year while one at home costs a third of it. Points for price
// are too few to say so where home has the subject only under another name.

/** Of all prices as seen from home. */
const dearest = 0.15
const most = 2
/** In Match, and in points of choice: who is not sent far stays for a little less; others only for more. */
const worth = { match: 3, score: -3, matchOfLow: -12 }
const fewFinish = 30
/** In percent, fewer who finish. */
const farWorse = 30

/**
 * The dearest colleges away from home make room for one at home of the cheaper half, but for a real destination; the
 * second of them only for a better match where its subject is a related one.
 */
export function stayForLess(list: number[], setting: Setting, spare: MayGo) {
  const { pool, judged, bandOf, matchOf, priceFitOf, finishingOf } = setting
  const { destinations, isHandful, hasFewPlaces, people } = setting
  const isLow = setting.gpa < farGpa
  const isRelated = (k: number) => pool.tier[k] === tiers.nearSubject
  const away = list
    .filter(
      (k) =>
        !isHome(setting, k) &&
        priceFitOf(k) < dearest &&
        !destinations.includes(k) &&
        !(people && pool.kept[k]),
    )
    .sort((a, b) => priceFitOf(a) - priceFitOf(b))
  let left = most
  let related = 0
  for (const k of away) {
    if (left === 0) return
    const isWorthIt = (other: number) =>
      isLow
        ? matchOf(other) >= matchOf(k) + worth.matchOfLow &&
          (isLikely(bandOf(other)) || bandOf(other) === bandOf(k))
        : matchOf(other) >= matchOf(k) + worth.match &&
          at(judged.score, other) >= at(judged.score, k) + worth.score &&
          bandOf(other) === bandOf(k)
    const incoming = best(
      setting,
      (other) =>
        isHome(setting, other) &&
        priceFitOf(other) >= cheaperHalf &&
        isFree(setting, other, isLow ? 'near subject' : undefined) &&
        !(isRelated(other) && related > 0 && matchOf(other) < matchOf(k)) &&
        !list.includes(other) &&
        !isHandful(other) &&
        !hasFewPlaces(other) &&
        !(finishingOf(other) < Math.max(fewFinish, or(0, finishingOf(k)) - farWorse)) &&
        isWorthIt(other) &&
        spare(k, other),
    )
    if (incoming === null) continue
    if (isRelated(incoming) && !isRelated(k)) related++
    exchange(list, k, incoming)
    left--
  }
}
