import type { StateCode } from '#contract/states.ts'
import { at, clamp } from '#engine/matching/numbers/curves.ts'
import { zones } from '#engine/matching/where-students-go/seen-from.ts'
import { isLikely } from '#engine/matching/who-gets-in/bands.ts'
import { cheaperHalf, farReachMax, roles } from './places.ts'
import { type Going, goWhereOthersGo, isAsLikely } from './spread/destinations.ts'
import { type City, leaveTheCity } from './spread/one-city.ts'
import { tiers } from './tiers.ts'

// The places are filled with rounded records and by points; what a list must keep by the true record is settled here.

type Even = 'far' | 'near subject'

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

type Setting = Going & {
  /** The state's by far largest program of the subject. */
  ahead: readonly number[]
  /** Awards hardly any degrees in the subject. */
  isHandful: (k: number) => boolean
  /** A public college that everyone in the state knows, with the subject closest to the requested one. */
  isKnownNear: (k: number) => boolean
  city: City
  /** NaN without one. */
  gpa: number
  /** Whether a size or setting was requested. */
  wishes: boolean
  /** Whether a community or a faith was requested. */
  people: boolean
  /** Whether a greatest distance was requested. */
  distance: boolean
  /** Of several subjects, each: whether a position awards it. */
  subjects: readonly ((k: number) => boolean)[]
  /** The chosen states, and the state of a position. */
  chosen: readonly StateCode[]
  stateOf: (k: number) => StateCode | null
  /** What the named college, which is in the list already, counts toward. */
  asked: { likely: boolean; withinMeans: boolean; safe: boolean; reach: boolean }
}

const far: readonly Even[] = ['far']
const nearSubject: readonly Even[] = ['near subject']

export const wishedMin = 6
const withinMin = 4
/** A college that fits less is nobody's reach: the list then says that it has none. */
const reachMatch = 45
const homeMin = { even: 3, known: 4, best: 5 } as const
export const keptMin = 4
const subjectMin = 3
/** Of many chosen states two each would leave no place to the better one. */
const perState = (states: number) => (states > 3 ? 1 : 2)

/**
 * At least 5 at home (3 counting related subjects, 4 where known universities teach the closest one), 2 likely that are
 * safe, 1 likely of the cheaper half, 1 reach, 6 of the requested size and setting, 4 of the community or faith (those with
 * both first), 4 within the distance, 2 from each of several chosen states (1 from each of many), and 3 with each of several
 * subjects, if such colleges exist. Then home: a clearly better match there is not left out, nor is the state's by far
 * largest program, and one city does not fill it. Last, one of the places that many from home go to.
 */
export function settle(taken: readonly number[], setting: Setting): number[] {
  const { pool, judged, bandOf, matchOf, priceFitOf, isHandful, isKnownNear } = setting
  const { wishes, people, distance, subjects, chosen, stateOf, asked } = setting
  const list = [...taken]
  const isHome = (k: number) => pool.zone[k] === zones.home
  const isFar = (k: number) => bandOf(k) === 'far reach'
  const isSafe = (k: number) => judged.role[k] === roles.safe && isLikely(bandOf(k))
  // Size and setting are no reason to send anyone where nobody from home goes.
  const isWished = (k: number) => pool.wished[k] === 1 && pool.zone[k] !== zones.notLookedAt
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
          ...(wishes || people ? [] : [{ holds: isHome, min: homeMin.best, yields: true }]),
          { holds: isHome, min: homeMin.even, even: nearSubject },
          ...(wishes || people
            ? []
            : [{ holds: isHome, min: homeMin.known, even: nearSubject, by: isKnownNear }]),
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
    { holds: (k) => isLikely(bandOf(k)), min: asked.likely ? 1 : 2 },
    { holds: isSafe, min: asked.safe ? 1 : 2 },
  ]
  const has = ({ holds }: Minimum) => list.filter(holds).length
  /** Whether the list can do without this one if that one comes in. */
  const spare = (k: number, incoming: number) =>
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
      // By place, the last first. By points, a small step of the record would remove another college.
      const outgoing = list.findLast(
        (k) => !minimum.holds(k) && spare(k, incoming) && !(yields && isFarBehind(setting, incoming, k)),
      )
      if (outgoing === undefined) break
      list.splice(list.indexOf(outgoing), 1, incoming)
    }
  }
  if (chosen.length === 0) {
    const waiting = (passes: (k: number) => boolean) =>
      best(setting, (k) => isFree(setting, k) && !isHandful(k) && passes(k))
    bringHome(list, setting, spare)
    if (!wishes && !people) {
      if (!distance) leaveTheCity(list, setting, waiting, spare)
      bringLargest(list, setting, spare)
    }
    goWhereOthersGo(list, setting, (k, incoming) => spare(k, incoming) && !isFarBehind(setting, incoming, k))
  }
  return list
}

/** Points of choice: what speaks against a college, and Match does not know. */
const farBehind = 20
const isFarBehind = ({ judged: { score }, bandOf, gpa }: Setting, k: number, other: number) => {
  const isWorthIt = gpa < grades.average && isLikely(bandOf(k)) && !isLikely(bandOf(other)) // a safe place
  return at(score, k) < at(score, other) - farBehind && !isWorthIt
}

const bestAtHome = 3
type Waiting = { k: number; match: number }
/** So little less in Match, and so much more by what a college is chosen by. */
const nearlyAsGood = { match: 12, score: 12 }
/**
 * By how much Match must be higher, and how many stay outside all the same; lower grades leave home for less. A home
 * college that is better by `far` may take all but the last place outside.
 */
const clearly = { usual: 9, lowGrades: 3, far: 14 } as const
const outsideMin = { usual: 3, average: 2, lowGrades: 0, far: 1 } as const
/** Of a requested community or faith: more than must be, so that the wish shapes the list. */
const keptAtBest = 6
const grades = { average: 3.4, lowish: 3, low: 2.75, lowest: 2.5 } as const
/** Of all prices as seen from home. */
const dearest = 0.25

/**
 * A home college with a clearly higher Match replaces a far one: the best three always, others as long as the list
 * still has enough colleges beyond the state. A reach only makes room for a reach, so that the mix stays; one of the
 * dearest is nothing to plan with for low grades, and makes room for anything better.
 */
function bringHome(list: number[], setting: Setting, spare: (k: number, incoming: number) => boolean) {
  const { pool, judged, matchOf, bandOf, priceFitOf, gpa, people } = setting
  const low = clamp((grades.average - gpa) / (grades.average - grades.lowest), 0, 1) || 0
  const margin = clearly.usual + low * (clearly.lowGrades - clearly.usual)
  const outsideLeast =
    gpa < grades.low ? outsideMin.lowGrades : gpa < grades.average ? outsideMin.average : outsideMin.usual
  const isHome = (k: number) => pool.zone[k] === zones.home
  const isReach = (k: number) => bandOf(k) === 'reach' || bandOf(k) === 'far reach'
  const isDearReach = (k: number) => isReach(k) && priceFitOf(k) < dearest
  // Only home colleges come in, so one that is not clearly better than the worst outside never will.
  const enough = Math.min(...list.filter((k) => !isHome(k)).map(matchOf)) + margin
  const waiting: Waiting[] = []
  for (let k = 0; k < pool.colleges.length; k++) {
    if (!isHome(k) || !isFree(setting, k) || judged.role[k] === roles.unknown) continue
    const match = matchOf(k)
    if (match >= enough - nearlyAsGood.match) waiting.push({ k, match })
  }
  waiting.sort((a, b) => b.match - a.match)
  /** A college with hardly a lower Match that would be chosen by far: Match does not know what speaks against the first. */
  function insteadOf(first: Waiting): Waiting {
    let found = first
    let most = at(judged.score, first.k) + nearlyAsGood.score
    for (const other of waiting) {
      if (other.match < first.match - nearlyAsGood.match) break
      if (!(at(judged.score, other.k) > most) || list.includes(other.k)) continue
      if (isReach(other.k) !== isReach(first.k)) continue
      if (isLikely(bandOf(first.k)) && !isLikely(bandOf(other.k))) continue
      found = other
      most = at(judged.score, other.k)
    }
    return found
  }
  waiting.forEach((first, place) => {
    if (list.includes(first.k) || first.match < enough) return
    const { match } = first
    const { k } = insteadOf(first)
    const outside = list.filter((other) => !isHome(other))
    const isEnough = place < bestAtHome || outside.length > outsideLeast
    if (!isEnough && outside.length <= outsideMin.far) return
    const kept = people ? list.filter((other) => pool.kept[other]).length : 0
    const dispensable = outside.filter(
      (other) =>
        (isReach(other) === isReach(k) || (gpa < grades.lowish && isDearReach(other))) &&
        spare(other, k) &&
        !isFarBehind(setting, k, other) &&
        (!people || !pool.kept[other] || pool.kept[k] !== 0 || kept > keptAtBest),
    )
    const outgoing = worst(dispensable, matchOf)
    const better = isEnough ? margin : Math.max(margin, clearly.far)
    if (outgoing !== null && match >= matchOf(outgoing) + better) list.splice(list.indexOf(outgoing), 1, k)
  })
}

/** The state's by far largest program, in place of the college as likely that is chosen by the fewest points. */
function bringLargest(list: number[], setting: Setting, spare: (k: number, incoming: number) => boolean) {
  const { judged, bandOf } = setting
  const [ahead] = setting.ahead
  if (ahead === undefined || list.includes(ahead)) return
  const outgoing = worst(
    list.filter(
      (k) => isAsLikely(bandOf(k), bandOf(ahead)) && spare(k, ahead) && !isFarBehind(setting, ahead, k),
    ),
    (k) => at(judged.score, k),
  )
  if (outgoing !== null) list.splice(list.indexOf(outgoing), 1, ahead)
}

/** A minimum is met from colleges that pass every filter, never by adding what was left out on purpose or is far. */
const isFree = ({ pool, judged }: Setting, k: number, even?: Even) =>
  ((pool.tier[k] ?? tiers.conditional) <= tiers.lessAtHome ||
    (even === 'near subject' && pool.tier[k] === tiers.nearSubject)) &&
  judged.role[k] !== roles.remote &&
  judged.role[k] !== roles.ruledOut &&
  (even === 'far' || (judged.role[k] !== roles.tooFar && pool.zone[k] !== zones.notLookedAt))

function best({ pool, judged }: Setting, passes: (k: number) => boolean): number | null {
  const { score } = judged
  let found: number | null = null
  for (let k = 0; k < pool.colleges.length; k++) {
    if ((found === null || at(score, k) > at(score, found)) && passes(k)) found = k
  }
  return found
}

const worst = (list: readonly number[], value: (k: number) => number): number | null =>
  list.reduce<number | null>((low, k) => (low === null || value(k) < value(low) ? k : low), null)

function firstKnown<T>(options: readonly T[], find: (option: T) => number | null): number | null {
  for (const option of options) {
    const found = find(option)
    if (found !== null) return found
  }
  return null
}
