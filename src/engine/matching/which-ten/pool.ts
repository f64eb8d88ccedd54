import type { Community } from '#contract/matching/search-fields.ts'
import { isHope, isWithinReach } from '#engine/matching/chance/bands.ts'
import type { Verdict } from '#engine/matching/chance/published-rules/verdict.ts'
import { isClinical } from '#engine/matching/chance/subject.ts'
import type { Columns } from '#engine/matching/columns.ts'
import { asksSizeOrSetting, controlFits, sizeAndSettingFit } from '#engine/matching/match/college-type.ts'
import type { Scorer } from '#engine/matching/match/scorer.ts'
import { at, flagsFrom, only } from '#engine/matching/numbers/curves.ts'
import { isHandful, type Offer } from '#engine/matching/offer/offer.ts'
import type { Profile } from '#engine/matching/profile.ts'
import { regionMiles, type SeenFrom, zones } from '#engine/matching/where-students-go/seen-from.ts'
import { stateIndex } from '#engine/matching/where-students-go/states.ts'
import { cheaperHalf, farGpa, listLength } from './places.ts'
import { tiers } from './tiers.ts'
import { asksForPeople, isOfFaith, keepsBoth, keepsWish } from './wished-for.ts'

/** The colleges from which a list is chosen. */
export type Pool = {
  colleges: Int32Array
  tier: Uint8Array
  /** One of `zones`; all are home if states were chosen, and `notLookedAt` only if few others offer the subject. */
  zone: Uint8Array
  /** Of the requested size and setting. */
  wished: Uint8Array
  /** Of the requested community and faith; 2 for both where either is enough. */
  kept: Uint8Array
  /** None of the chosen states has the major, or none there can take the student: these are the nearest that do. */
  outside: boolean
  /** The requested greatest distance; null: any. */
  maxMiles: number | null
}

const nearest = 18
const unvisitedMiles = 700
const remoteMiles = 1500
const someFirstYears = 4
const enough = 14
/** Of the requested size and setting, so that six of the ten can be. */
const enoughWished = 9

type Needs = {
  columns: Columns
  offer: Offer
  scorer: Scorer
  seen: SeenFrom
  /** As seen from the first chosen state, for when none of them has the major. */
  seenFromChosen: SeenFrom | null
  /** The college that the student named, which has its place already. */
  asked: number | null
}

export function poolFor(profile: Profile, needs: Needs): Pool {
  const { columns, offer, scorer, seen, seenFromChosen, asked } = needs
  const chosen = profile.interestedStates.map(stateIndex)
  const there = (i: number) => chosen.includes(columns.state[i] ?? -1)
  const inside = chosen.length > 0 ? only(offer.colleges, there) : offer.colleges
  // Who asks for women's colleges, or names one, is not sent to a men's.
  const sexOf = (i: number) =>
    scorer.verdict(i).condition === 'one sex' ? columns.people[i]?.communities.includes('Women') : undefined
  const askedSex = profile.community.includes('Women') || (asked === null ? undefined : sexOf(asked))
  const isOtherSex = (i: number) => askedSex !== undefined && sexOf(i) === !askedSex
  const isFor = (i: number, inChosenState: boolean) =>
    isChoosable(columns, scorer.verdict(i), profile, seen, i, inChosenState) && !isOtherSex(i)
  const outside = chosen.length > 0 ? !inside.some((i) => i === asked || isFor(i, true)) : inside.length === 0
  const open = chosen.length > 0 && !outside
  const mayCome = (i: number) => i !== asked && isFor(i, open)
  // Where nobody from here goes: near enough it counts as anywhere, farther only if little else is left. From Alaska and
  // Hawaii everything is far, and a few who went are a reason, as is a subject that hardly anyone teaches.
  const isRare = offer.byDegrees && offer.colleges.length - offer.near.size < listLength
  const isRemote = seen.farMiles > remoteMiles
  const zoneUnvisited = (i: number) =>
    isRare ||
    at(seen.miles, i) <= Math.max(unvisitedMiles, seen.farMiles) ||
    (isRemote && at(seen.firstYears, i) >= someFirstYears)
      ? zones.anywhere
      : zones.notLookedAt
  const colleges = outside
    ? nearestTo(seenFromChosen ?? seen, columns, only(offer.colleges, mayCome))
    : chosen.length > 0
      ? only(inside, mayCome)
      : lookedAt(profile, needs, mayCome)
  const tier = flagsFrom(colleges, (i) => tierOf(profile, needs, i))
  keepFew(tier, colleges, needs, profile)
  return {
    colleges,
    tier,
    zone: flagsFrom(colleges, (i) => (chosen.length > 0 ? zones.home : seen.zone[i] || zoneUnvisited(i))),
    wished: asksSizeOrSetting(scorer.wishes)
      ? flagsFrom(colleges, (i) => (sizeAndSettingFit(columns, scorer.wishes, i) ? 1 : 0))
      : all(colleges),
    kept: asksForPeople(profile) ? flagsFrom(colleges, (i) => keptAs(columns, profile, i)) : all(colleges),
    outside,
    maxMiles: profile.maxMiles,
  }
}

const all = ({ length }: Int32Array) => new Uint8Array(length).fill(1)

/** Of the requested community and faith. */
export function keeps({ people }: Columns, profile: Profile, i: number): boolean {
  const its = people[i]
  return its !== undefined && keepsWish(its, profile)
}

function keptAs(columns: Columns, profile: Profile, i: number): number {
  const its = columns.people[i]
  if (!its || !keepsWish(its, profile)) return 0
  return profile.eitherIsEnough && keepsBoth(its, profile) ? 2 : 1
}

/** Spelman and Morehouse are what many mean by an HBCU; other wishes say nothing of a college of one sex. */
const asksForOneSex = (wish: Community) => wish === 'Women' || wish === 'HBCU'

function tierOf(profile: Profile, { columns, offer, scorer, seen }: Needs, i: number): number {
  const { condition } = scorer.verdict(i)
  const isWished = asksForPeople(profile) && keeps(columns, profile, i)
  const isOfOneSexUnasked = condition === 'one sex' && !profile.community.some(asksForOneSex)
  if (condition && (!isWished || isOfOneSexUnasked) && !(condition === 'cadets' && asksForCadets(profile)))
    return tiers.conditional
  const isHome = seen.zone[i] === zones.home
  const isBeyond = profile.maxMiles !== null && at(seen.miles, i) > profile.maxMiles
  // A wish for a faith is no wish to become a priest or a rabbi, nor for a degree or two where nobody from here goes.
  const isHardlyTaught = seen.zone[i] === zones.notLookedAt && isHandful(offer, i)
  const isForgiven = isWished && !columns.isVocational[i] && (profile.community.length > 0 || !isHardlyTaught)
  if (columns.isSpecial[i] && !isForgiven) {
    if (!isHome) return isBeyond ? tiers.conditional : tiers.special
    return isStateCollege(profile, scorer, i) ? tiers.fits : tiers.special
  }
  const isOtherControl = !controlFits(columns, scorer.wishes, i)
  if (isBeyond && !isHome) return isOtherControl ? tiers.conditional : tiers.notAsAsked
  if (isOtherControl) return tiers.notAsAsked
  // Who asks for one faith is not sent to a college that is chosen for another.
  if (profile.faith.length > 0 && !isWished && columns.people[i]?.isForItsOwnChurch) return tiers.notAsAsked
  // Who will need the doctorate looks first where one can stay for it.
  if (offer.doctorate.size > 0 && !offer.doctorate.has(i))
    return isHome ? tiers.lessAtHome : tiers.nearSubject
  if (offer.near.has(i) || offer.listed.has(i)) {
    const isWayToIt = offer.ofItsField.has(i) && !isHope(scorer.band(i))
    if (isHome && ((isWished && profile.community.length > 0) || isWayToIt)) return tiers.lessAtHome
    const isAway =
      !isHome && profile.interestedStates.length === 0 && !isWished && (profile.gpa ?? 4) >= farGpa
    return isAway ? tiers.nearSubjectAway : tiers.nearSubject
  }
  return isBeyond ? tiers.lessAtHome : tiers.fits
}

const lowGrades = 3
const manyDegrees = 40

/**
 * Open public colleges that still award mostly two-year degrees, but many bachelor's degrees in the subject: what
 * Florida's state colleges are to a student with low grades. In nursing these are mostly for nurses.
 */
function isStateCollege(
  { gpa }: Profile,
  { against: { columns, offer }, kindAt }: Scorer,
  i: number,
): boolean {
  if (!columns.open[i] || !columns.isPublic[i] || !columns.isMostlyTwoYear[i]) return false
  if (isClinical(kindAt(i))) return false
  return gpa !== null && gpa < lowGrades && at(offer.awards, i) >= manyDegrees
}

const mostTwoYear = { all: 3, tribal: 4 }

/**
 * Of these only the largest few: students choose the one nearby, and a list full of them leaves no place to universities.
 * Most tribal colleges are like them; for who asks for one, the nearest.
 */
function keepFew(
  tier: Uint8Array,
  colleges: Int32Array,
  { columns, offer: { awards }, seen: { miles } }: Needs,
  { community }: Profile,
) {
  const found: number[] = []
  for (let k = 0; k < tier.length; k++)
    if (tier[k] === tiers.fits && columns.isMostlyTwoYear[colleges[k] ?? 0]) found.push(k)
  const of = (column: Float64Array, k: number) => at(column, colleges[k] ?? 0)
  const isRequested = (k: number) =>
    community.includes('Tribal') && columns.people[colleges[k] ?? 0]?.communities.includes('Tribal')
  const nearest = found.filter(isRequested).sort((a, b) => of(miles, a) - of(miles, b))
  const largest = found.filter((k) => !isRequested(k)).sort((a, b) => of(awards, b) - of(awards, a))
  const others = [...nearest.slice(mostTwoYear.tribal), ...largest.slice(mostTwoYear.all)]
  for (const k of others) tier[k] = tiers.special
}

const asksForCadets = ({ activities }: Profile) => activities.includes('ROTC')

const firstRank = 0.6 // of the fit of a place: many from here go there

/**
 * Nobody is sent where a published minimum is not met, or to a college that is gone or will be. A college that is not for
 * everyone is chosen only if a wish asks for it, or if many from here with this wish choose it, or in a chosen state,
 * where all are shown.
 */
function isChoosable(
  columns: Columns,
  { decides, condition, gone }: Verdict,
  profile: Profile,
  seen: SeenFrom,
  i: number,
  inChosenState: boolean,
): boolean {
  if (gone || decides === 'below the published minimum') return false
  if (condition === null || inChosenState) return true
  if (condition === 'cadets') return asksForCadets(profile)
  if (!asksForPeople(profile) || !keeps(columns, profile, i)) return false
  // Haskell is for members of tribes: whoever asks for a tribal college is told so.
  if (condition === 'other' && profile.community.includes('Tribal'))
    return columns.people[i]?.communities.includes('Tribal') ?? false
  if (condition === 'one sex' && profile.community.includes('Women')) return true
  if (condition === 'one sex' && profile.community.length === 0) return false // a wish for a faith says nothing of it
  const its = columns.people[i]
  if (condition === 'faith' && profile.faith.length > 0) return its !== undefined && isOfFaith(its, profile)
  return at(seen.fit, i) >= firstRank
}

/** Home, and where students from here really go; the nearest others only if that is too little. */
function lookedAt(profile: Profile, needs: Needs, mayCome: (i: number) => boolean): Int32Array {
  const { columns, offer, scorer, seen } = needs
  const { zone, miles } = seen
  // A community may be far from home.
  const visited = asksForPeople(profile)
    ? only(offer.colleges, (i) => (zone[i] !== zones.notLookedAt || keeps(columns, profile, i)) && mayCome(i))
    : only(seen.lookedAt, (i) => at(offer.awards, i) > 0 && mayCome(i))
  const known = asksSizeOrSetting(scorer.wishes) ? withWished(visited, needs, mayCome) : visited
  let general = 0
  // Neither a related subject, a certain refusal nor a public college for who asks for a private one makes up for what is
  // taught farther away.
  for (const i of known) {
    if (columns.isSpecial[i] || offer.near.has(i) || !isWithinReach(scorer.band(i))) continue
    if (!controlFits(columns, scorer.wishes, i)) continue
    if (zone[i] !== zones.home && (isHandful(offer, i) || offer.unsure.has(i))) continue
    if (++general === enough) return known
  }
  const offering = only(offer.colleges, mayCome)
  const others = offering
    .filter((i) => zone[i] === zones.notLookedAt && !columns.isSpecial[i])
    .sort((a, b) => at(miles, a) - at(miles, b))
    .slice(0, 2 * enough)
  const all = Int32Array.from(new Set([...known, ...others])).sort() // a wished-for college may be in both
  return all.length >= enough ? all : offering
}

/**
 * Where too few of the colleges that students from here go to have the requested size and setting, the nearest of the
 * region join them, known here or not. Private ones of the cheaper half: nobody leaves for a public college that charges
 * more than home and that no one from here chooses.
 */
function withWished(
  visited: Int32Array,
  { columns, offer, scorer, seen: { zone, miles } }: Needs,
  mayCome: (i: number) => boolean,
): Int32Array {
  const isWished = (i: number) =>
    sizeAndSettingFit(columns, scorer.wishes, i) &&
    controlFits(columns, scorer.wishes, i) &&
    !columns.isSpecial[i] &&
    !offer.near.has(i) &&
    !isHandful(offer, i) &&
    isWithinReach(scorer.band(i))
  const missing = enoughWished - only(visited, isWished).length
  if (missing <= 0) return visited
  const isNear = (i: number) => zone[i] === zones.notLookedAt && at(miles, i) <= regionMiles
  const isWorthIt = (i: number) => !columns.isPublic[i] && at(scorer.against.affordability, i) >= cheaperHalf
  const others = only(offer.colleges, (i) => isNear(i) && isWorthIt(i) && isWished(i) && mayCome(i))
  const nearest = others.sort((a, b) => at(miles, a) - at(miles, b)).subarray(0, missing)
  return Int32Array.from(new Set([...visited, ...nearest])).sort() // one of a community may be in both
}

function nearestTo({ miles }: SeenFrom, columns: Columns, offering: Int32Array): Int32Array {
  const general = offering.filter((i) => !columns.isSpecial[i])
  return (general.length > 0 ? general : offering)
    .sort((a, b) => at(miles, a) - at(miles, b))
    .slice(0, nearest)
}

/** The same pool, fewer colleges. */
export function narrowed(pool: Pool, positions: Int32Array): Pool {
  const of = (flags: Uint8Array) => flagsFrom(positions, (k) => flags[k] ?? 0)
  return {
    ...pool,
    colleges: positions.map((k) => pool.colleges[k] ?? 0),
    tier: of(pool.tier),
    zone: of(pool.zone),
    wished: of(pool.wished),
    kept: of(pool.kept),
  }
}
