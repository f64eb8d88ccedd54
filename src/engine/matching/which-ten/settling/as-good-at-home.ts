import { isLikely } from '#engine/matching/chance/bands.ts'
import { at, or } from '#engine/matching/numbers/curves.ts'
import { best, exchange, isFree, isHome, type MayGo, outsideLeast, type Setting } from './setting.ts'

// A safe place is for who gets in nowhere else: the family then asks what it costs, and why it is in another state.

/** In Match: a safe place at home may be a little less, a target there must be better. */
const atLeast = { likely: -3, target: 3 }
/** In points of choice, and of all prices as seen from home. */
const asGood = { lessScore: 12, cheaper: 0.1 }
/** In percent: hardly anyone finishes there, or so many fewer than away. The best are not asked to stay for a weaker one. */
const finishing = { few: 30, worse: 20, worseForBest: 5, best: 3.8 }
/** So many private colleges stay for the sake of a choice. */
const fewPrivate = 3

/**
 * Likely colleges and targets away from home make room for as good and cheaper ones at home that more from home choose, but
 * for real destinations.
 */
export function stayForAsGood(list: number[], setting: Setting, spare: MayGo) {
  const { judged, bandOf, matchOf, priceFitOf, finishingOf, firstYearsOf } = setting
  const { destinations, own, isPrivate, isHandful, isForEveryone, hasFewPlaces, gpa } = setting
  const isAway = (k: number) => !isHome(setting, k)
  const partOf = (k: number) => (isLikely(bandOf(k)) ? 'likely' : bandOf(k))
  /** A better Match is worth as many points of choice more. */
  const better = (other: number, k: number) => Math.max(0, matchOf(other) - matchOf(k))
  const worse = gpa >= finishing.best ? finishing.worseForBest : finishing.worse
  const leaving = list
    .filter((k) => isAway(k) && !destinations.includes(k) && !own.includes(k))
    .sort((a, b) => matchOf(a) - matchOf(b))
  for (const k of leaving) {
    if (list.filter(isAway).length <= outsideLeast(gpa)) return
    const part = partOf(k)
    const isOfFew = isPrivate(k) && list.filter(isPrivate).length <= fewPrivate
    if (part !== 'likely' && part !== 'target') continue
    const incoming = best(
      setting,
      (other) =>
        isHome(setting, other) &&
        partOf(other) === part &&
        isFree(setting, other) &&
        !list.includes(other) &&
        !isHandful(other) &&
        !hasFewPlaces(other) &&
        isForEveryone(other) &&
        (isPrivate(other) || !isOfFew) &&
        matchOf(other) >= matchOf(k) + atLeast[part] &&
        at(judged.score, other) >= at(judged.score, k) - asGood.lessScore - better(other, k) &&
        priceFitOf(other) >= priceFitOf(k) + asGood.cheaper &&
        firstYearsOf(other) > firstYearsOf(k) &&
        !(finishingOf(other) < Math.max(finishing.few, or(0, finishingOf(k)) - worse)) &&
        spare(k, other),
    )
    if (incoming !== null) exchange(list, k, incoming)
  }
}
