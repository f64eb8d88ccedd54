import { isHope, isLikely } from '#engine/matching/chance/bands.ts'
import { zones } from '#engine/matching/where-students-go/seen-from.ts'
import { cheaperHalf, farReachMax, roles } from '#engine/matching/which-ten/places.ts'
import { tiers } from '#engine/matching/which-ten/tiers.ts'
import { stayForAsGood } from './as-good-at-home.ts'
import { goWithOthers } from './as-good-with-others.ts'
import { balance } from './balance.ts'
import { takeBetterLikely } from './better-likely.ts'
import { bringAwaited, bringHome } from './bring-home.ts'
import { stayWhereOthersStay } from './chosen-at-home.ts'
import { goWhereOthersGo } from './destinations.ts'
import { keepTheWish } from './keep-the-wish.ts'
import { leaveTheCity } from './one-city.ts'
import {
  best,
  type Even,
  exchange,
  grades,
  isFarBehind,
  isFree,
  isHome,
  type MayGo,
  type Setting,
} from './setting.ts'
import { stayForLess } from './stay-for-less.ts'

// The places are filled with rounded records and by points; what a list must keep by the true record is settled here.

/** `even`: what else may come in if nothing better holds: a college far away, or one that awards a related subject. */
type Minimum = {
  holds: (k: number) => boolean
  min: number
  even?: readonly Even[]
  /**
   * Colleges with a handful of degrees: never, only if nothing larger is left at all (not even what `even` lets in), or
   * only for one that is not chosen by far more points.
   */
  handfuls?: 'never' | 'last' | 'for an equal'
  /** Who may come in, if not everyone who holds. */
  by?: (k: number) => boolean
  /** Gives way to the others, and to a college that is chosen by far more points. */
  yields?: boolean
}

const far: readonly Even[] = ['far']
const nearSubject: readonly Even[] = ['near subject']

export const wishedMin = 6
const withinMin = 4
/** A college that fits less is nobody's reach: the list then says that it has none. */
const reachMatch = 45
/**
 * Good grades have as many reaches, far ones included. One leaves for another minimum only if it is among the dearest, as
 * seen from home, or if whatever else may leave has by more the better Match.
 */
const hopes = 3
const dearest = 0.05
const littleMore = 5
const homeMin = { even: 3, known: 4, best: 5 } as const
export const keptMin = 4
const subjectMin = 3
/** Of many chosen states two each would leave no place to the better one. */
const perState = (states: number) => (states > 3 ? 1 : 2)

/**
 * At least 5 at home (3 counting related subjects, 4 where known universities teach the closest one), 2 likely that are
 * safe, 1 likely of the cheaper half, 1 reach, 6 of the requested size and setting, 4 of the community or faith (those with
 * both first), 4 within the distance, 2 from each of several chosen states (1 from each of many), and 3 with each of several
 * subjects, if such colleges exist. Then what each file here is named after: a clearly better match at home is not left
 * out, nor are its largest programs and those that most choose, nor for the sake of a far dearer college or one that is no
 * better; one city does not fill the list; one of the places that many go to is in it, and of equals the one
 * that more do; a likely college leaves for a better
 * one; what was asked for is heard; and a list for good grades has something to hope for. With chosen states only those that most at
 * home choose and the hope.
 */
export function settle(taken: readonly number[], setting: Setting): number[] {
  const { pool, judged, bandOf, matchOf, priceFitOf, isHandful, isKnownNear } = setting
  const { wishes, people, distance, subjects, chosen, stateOf, asked, isOpenInName } = setting
  const list = [...taken]
  const isAtHome = (k: number) => isHome(setting, k)
  const isFar = (k: number) => bandOf(k) === 'far reach'
  const isReach = (k: number) => isHope(bandOf(k))
  const isKeptHope = (k: number) =>
    setting.gpa >= grades.average &&
    isReach(k) &&
    list.filter(isReach).length <= hopes &&
    (priceFitOf(k) >= dearest || setting.destinations.includes(k))
  const isLikelyToEnter = (k: number) => isLikely(bandOf(k)) && !isOpenInName(k)
  const isSafe = (k: number) => judged.role[k] === roles.safe && isLikely(bandOf(k))
  // Size and setting are no reason to send anyone where nobody from home goes.
  const isWished = (k: number) => pool.wished[k] === 1 && pool.zone[k] !== zones.notLookedAt
  const isWishedNear = (k: number) =>
    isWished(k) && pool.zone[k] !== zones.anywhere && pool.tier[k] === tiers.fits
  const isWithin = (k: number) => pool.tier[k] === tiers.fits || pool.tier[k] === tiers.nearSubject
  const isKept = (k: number) => pool.kept[k] !== 0
  const isOfBoth = (k: number) => pool.kept[k] === 2
  const isWithinMeans = (k: number) => isLikely(bandOf(k)) && priceFitOf(k) >= cheaperHalf
  const isWorthAReach = (k: number) =>
    bandOf(k) === 'reach' && judged.role[k] !== roles.unknown && matchOf(k) >= reachMatch
  const minimums: Minimum[] = [
    ...subjects.map((holds) => ({ holds, min: subjectMin })),
    ...(chosen.length > 1
      ? chosen.map((code) => ({ holds: (k: number) => stateOf(k) === code, min: perState(chosen.length) }))
      : []),
    ...(chosen.length === 0
      ? [
          ...(wishes || people ? [] : [{ holds: isAtHome, min: homeMin.best, yields: true }]),
          { holds: isAtHome, min: homeMin.even, even: nearSubject },
          ...(wishes || people
            ? []
            : [{ holds: isAtHome, min: homeMin.known, even: nearSubject, by: isKnownNear }]),
        ]
      : []),
    ...(wishes ? [{ holds: isWished, min: wishedMin, even: far }] : []),
    ...(distance ? [{ holds: isWithin, min: withinMin }] : []),
    ...(people
      ? [isOfBoth, isKept].map((holds) => ({
          holds,
          min: keptMin,
          even: [...far, ...nearSubject],
          handfuls: 'last' as const,
        }))
      : []),
    { holds: isWorthAReach, min: asked.reach ? 0 : 1, handfuls: 'never' },
    { holds: isWithinMeans, min: asked.withinMeans ? 0 : 1, handfuls: 'for an equal' },
    { holds: isLikelyToEnter, min: asked.likely ? 1 : 2 },
    { holds: (k) => isLikely(bandOf(k)), min: asked.likely ? 1 : 2 },
    { holds: isSafe, min: asked.safe ? 1 : 2 },
  ]
  const has = ({ holds }: Minimum) => list.filter(holds).length
  const spare: MayGo = (k, incoming) =>
    minimums.every(
      (minimum) =>
        minimum.yields || !minimum.holds(k) || minimum.holds(incoming) || has(minimum) > minimum.min,
    )

  for (const minimum of minimums) {
    while (has(minimum) < minimum.min) {
      const isFull = list.filter(isFar).length >= farReachMax
      const waits = (k: number) =>
        !list.includes(k) && minimum.holds(k) && !(isFull && isFar(k)) && (minimum.by?.(k) ?? true)
      const among = [undefined, ...(minimum.even ?? [])]
      const any = (even?: Even) => best(setting, (k) => isFree(setting, k, even) && waits(k))
      const large = (even?: Even) =>
        best(setting, (k) => isFree(setting, k, even) && waits(k) && !isHandful(k))
      const incoming =
        minimum.handfuls === 'never'
          ? firstKnown(among, large)
          : minimum.handfuls === 'last'
            ? (firstKnown(among, large) ?? firstKnown(among, any))
            : firstKnown(among, (even) => large(even) ?? any(even))
      if (incoming === null) break
      const yields = minimum.yields || (minimum.handfuls === 'for an equal' && isHandful(incoming))
      const mayGo = (k: number) =>
        !minimum.holds(k) && spare(k, incoming) && !(yields && isFarBehind(setting, incoming, k))
      // By place, the last first. By points, a small step of the record would remove another college.
      const last = list.findLast(mayGo)
      if (last === undefined) break
      const keepsIt = isKeptHope(last) && !isReach(incoming)
      const mostMatch = matchOf(last) + littleMore
      const other = keepsIt ? list.findLast((k) => mayGo(k) && !isReach(k) && matchOf(k) <= mostMatch) : null
      exchange(list, other ?? last, incoming)
    }
  }
  const isNoWorse: MayGo = (k, incoming) => spare(k, incoming) && !isFarBehind(setting, incoming, k)
  const keepsAsMuch: MayGo = (k, incoming) =>
    !(people && isKept(k) && !isKept(incoming)) && !(wishes && isWished(k) && !isWished(incoming))
  if (chosen.length > 0) {
    stayWhereOthersStay(list, setting, (k, incoming) => isNoWorse(k, incoming) && keepsAsMuch(k, incoming))
    if (!people) balance(list, setting, (k, incoming) => spare(k, incoming) && keepsAsMuch(k, incoming))
    return list
  }
  bringHome(list, setting, spare)
  if (!wishes && !people) {
    if (!distance) leaveTheCity(list, setting, spare)
    bringAwaited(list, setting, isNoWorse)
  }
  stayWhereOthersStay(list, setting, (k, incoming) => isNoWorse(k, incoming) && keepsAsMuch(k, incoming))
  stayForLess(list, setting, spare)
  if (!people) stayForAsGood(list, setting, spare)
  goWhereOthersGo(list, setting, isNoWorse)
  if (!people) goWithOthers(list, setting, (k, incoming) => spare(k, incoming) && keepsAsMuch(k, incoming))
  takeBetterLikely(list, setting, spare)
  if (people) keepTheWish(list, setting, { keeps: isKept, keepsSome: setting.keepsSome }, spare)
  else if (wishes) keepTheWish(list, setting, { keeps: isWishedNear, keepsSome: isWished }, spare)
  if (!wishes && !people && !distance) balance(list, setting, spare)
  return list
}

function firstKnown<T>(options: readonly T[], find: (option: T) => number | null): number | null {
  for (const option of options) {
    const found = find(option)
    if (found !== null) return found
  }
  return null
}
