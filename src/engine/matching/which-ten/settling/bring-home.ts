import { isHope, isLikely } from '#engine/matching/chance/bands.ts'
import { at, clamp } from '#engine/matching/numbers/curves.ts'
import { roles } from '#engine/matching/which-ten/places.ts'
import {
  exchange,
  grades,
  isAsLikely,
  isFarBehind,
  isFree,
  isHome,
  least,
  type MayGo,
  outsideLeast,
  type Setting,
} from './setting.ts'

const bestAtHome = 3
type Waiting = { k: number; match: number }
/** So little less in Match, and so much more by what a college is chosen by. */
const nearlyAsGood = { match: 12, score: 12 }
/**
 * By how much Match must be higher; lower grades leave home for less. A home college that is better by `far` may take
 * all but the last place outside.
 */
const clearly = { usual: 9, lowGrades: 3, far: 14 } as const
/** Of a requested community or faith: more than must be, so that the wish shapes the list. */
const keptAtBest = 6
/** Of all prices as seen from home. */
const dearest = 0.25
/** In percent. */
const farFewerFinish = 25
/** A far reach is no reach: as many stay. */
const fewReaches = 2

/**
 * A home college with a clearly higher Match replaces a far one: the best three always, others as long as the list
 * still has enough colleges beyond the state. A reach only makes room for a reach, so that the mix stays; one of the
 * dearest is nothing to plan with for low grades, and makes room for anything better.
 */
export function bringHome(list: number[], setting: Setting, spare: MayGo) {
  const { pool, judged, matchOf, bandOf, priceFitOf, finishingOf, isHandful, gpa, people } = setting
  const low = clamp((grades.average - gpa) / (grades.average - grades.lowest), 0, 1) || 0
  const margin = clearly.usual + low * (clearly.lowGrades - clearly.usual)
  const isReach = (k: number) => isHope(bandOf(k))
  const isDearReach = (k: number) => isReach(k) && priceFitOf(k) < dearest
  // Only home colleges come in, so one that is not clearly better than the worst outside never will.
  const enough = Math.min(...list.filter((k) => !isHome(setting, k)).map(matchOf)) + margin
  const waiting: Waiting[] = []
  for (let k = 0; k < pool.colleges.length; k++) {
    if (!isHome(setting, k) || !isFree(setting, k) || judged.role[k] === roles.unknown) continue
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
    const outside = list.filter((other) => !isHome(setting, other))
    const isEnough = place < bestAtHome || outside.length > outsideLeast(gpa)
    if (!isEnough && outside.length <= 1) return
    const kept = people ? list.filter((other) => pool.kept[other]).length : 0
    const reaches = list.filter((other) => bandOf(other) === 'reach').length
    const dispensable = outside.filter(
      (other) =>
        (bandOf(k) !== 'far reach' || bandOf(other) === 'far reach' || reaches > fewReaches) &&
        (isReach(other) === isReach(k) || (gpa < grades.lowish && isDearReach(other))) &&
        spare(other, k) &&
        !isFarBehind(setting, k, other) &&
        (!people || !pool.kept[other] || pool.kept[k] !== 0 || kept > keptAtBest),
    )
    const isBetter = (other: number | null, by: number): other is number =>
      other !== null && match >= matchOf(other) + by
    // Nobody leaves home for a safe place that costs more, unless it is the far better one.
    const isDearerSafety = (other: number) =>
      isLikely(bandOf(other)) &&
      isLikely(bandOf(k)) &&
      priceFitOf(other) < priceFitOf(k) &&
      !isHandful(k) &&
      !(finishingOf(k) < finishingOf(other) - farFewerFinish)
    const worst = least(dispensable, matchOf)
    const safety = least(dispensable.filter(isDearerSafety), matchOf)
    if (isBetter(worst, isEnough ? margin : Math.max(margin, clearly.far))) exchange(list, worst, k)
    else if (isBetter(safety, margin)) exchange(list, safety, k)
  })
}

/** In Match, for the sake of a name. */
const littleLess = 5

/** What everyone at home names, in place of a college as likely that is chosen by the fewest points, away if one is there. */
export function bringAwaited(list: number[], setting: Setting, mayGo: MayGo) {
  const { judged, bandOf, matchOf, awaited } = setting
  const score = (k: number) => at(judged.score, k)
  for (const incoming of awaited) {
    if (list.includes(incoming)) continue
    const most = matchOf(incoming) + littleLess
    const leaving = list.filter(
      (k) => isAsLikely(bandOf(k), bandOf(incoming)) && matchOf(k) <= most && mayGo(k, incoming),
    )
    const away = leaving.filter((k) => !isHome(setting, k))
    const outgoing = least(away, score) ?? least(leaving, score)
    if (outgoing !== null) exchange(list, outgoing, incoming)
  }
}
