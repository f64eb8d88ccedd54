import type { Mission } from '#catalog/facts.ts'
import { type Columns, hasManyAdults } from '#engine/matching/columns.ts'
import { at, clamp, or } from '#engine/matching/numbers/curves.ts'
import { isHandful, type Offer, sizeFit } from '#engine/matching/offer/offer.ts'
import type { Profile } from '#engine/matching/profile.ts'
import { regionMiles, type SeenFrom, zones } from '#engine/matching/where-students-go/seen-from.ts'

// What a counselor knows before looking at a record: known names, where students from here go, and what speaks against
// a college in general.

const knownAtHome = 8
const knownAway = 4
const realFlow = 16
/**
 * Colleges these few points apart are equals. Which of them is shown depends on state and subject, never on the record,
 * so that equals share the places instead of one taking them all. Where nobody from home goes, one is no equal of others.
 */
const equals = { home: 9, away: 16, unvisited: 8 }
/** Away from home a small program is no equal of a large one: the part of the draw that even the smallest has. */
const leastLot = 0.3
/** At home a name that everyone knows has few equals. */
const drawAtHome = (draw: number, fame: number) => equals.home * Math.max(draw, 0.9 * fame)
/** So few degrees or students that a general list would not name it first. */
const handful = { degrees: 8, students: 500, points: 9 }
/** Away from home, in a chosen state too, nobody goes for a handful of degrees a year; at home larger programs come first. */
const hardlyAny = { away: 14, home: 10 }
/** At home one asks whether a field holds the subject; elsewhere colleges that award it come first. */
const unsureAway = 8
/**
 * If fewer than three in ten finish: at a private college, or away from home, nothing else makes up for it. Twice if half
 * of that do.
 */
const fewFinish = { below: 30, private: 12, public: 4, publicAway: 8 }
const oddRate = 9
const mostlyTwoYear = 16
const mostlyAdults = 10
/** For those that a wish brings in anyway. */
const hardlyKnown = 10
/**
 * Open to all, but mostly chosen for its community (historically Black and tribal colleges): if no community was asked
 * for, it yields to an equal, and away from home more so.
 */
const ofCommunity = { home: 5, away: 8 }
/** A state with few colleges still starts at home. */
const mostAtHome = 24
/**
 * Only of a college away from home. Public colleges give students of other states few grants, which their published
 * cost does not show; the dearest lose more (./selection.ts).
 */
const awayFromHome = { noHousing: 8, fewGrants: 3, manyAdults: 8 }
/**
 * Beyond the region a public college, which charges visitors more, should be a place that people go to from here; all the
 * points where nobody does, none from `enough` first-years on, of a large state `share` of those who leave it, nor where so
 * few are admitted that it is a name everywhere.
 */
const farPublic = { points: 24, unvisited: 12, enough: 15, share: 0.005, nameRate: 0.2 }
/** If its faith was not asked for: away from home any college of a church, and one that is mostly chosen for its faith. */
const ofChurch = { away: 1, itsOwn: { home: 8, away: 16 } }
/** First-years from home: what so many choose is not chosen for its faith alone. */
const chosenByMany = { home: { from: 500, to: 1000 }, away: { from: 200, to: 500 } }

export type Asked = {
  /** The state and the subject, for the draw among equals. */
  draw: string
  /** Whether a community was asked for. */
  community: boolean
  faith: Profile['faith']
  /** Whether the home state pays toward the tuition of public colleges elsewhere. */
  bringsGrant: boolean
}

/** Points for a college. A chosen state counts as home, but for what nobody would go to from elsewhere. */
export type Appeal = (i: number, isHome: boolean) => number

/** What is to be said against a college is the same for most: only the subject and a wish for people change it. */
export function appealing(columns: Columns) {
  const { fame, draw: pulls, unitid } = columns
  const doubts = doubtsOf(columns)
  const doubtsAway = doubtsAwayOf(columns)
  const isOfChurch = Uint8Array.from(columns.people, (its) => Number(its.faith !== null))
  const isItsOwn = Uint8Array.from(columns.people, (its) => Number(its.isForItsOwnChurch))
  const isOfCommunity = Uint8Array.from(columns.colleges, ({ missions }) =>
    Number(missions.some(isCommunity)),
  )
  return (
    offer: Offer,
    { fit, zone, firstYears, leavers, miles }: SeenFrom,
    { draw, community, faith, bringsGrant }: Asked,
  ): Appeal => {
    const { awards, byDegrees, unsure } = offer
    const seed = seedOf(draw)
    const enough = Math.max(farPublic.enough, farPublic.share * leavers)
    const isWished = (i: number) => faith.some((wish) => wish === columns.people[i]?.faith)
    const church = (i: number, isHome: boolean) => {
      if (!isOfChurch[i] || isWished(i)) return 0
      if (!isItsOwn[i]) return isHome ? 0 : ofChurch.away
      const { from, to } = chosenByMany[isHome ? 'home' : 'away']
      const byFew = clamp((to - or(0, at(firstYears, i))) / (to - from), 0, 1)
      return isHome ? ofChurch.itsOwn.home * byFew : ofChurch.away + ofChurch.itsOwn.away * byFew
    }
    return (i, isHome) => {
      const known = or(0, at(fame, i))
      const lot = drawn(seed, unitid[i] ?? 0)
      const isAway = zone[i] !== zones.home
      const tiny = isHandful(offer, i) ? hardlyAny[isAway ? 'away' : 'home'] : 0
      const isUnsure = unsure.has(i)
      const against =
        tiny +
        (isUnsure && !isHome ? unsureAway : 0) +
        (byDegrees && at(awards, i) < handful.degrees ? handful.points : 0) +
        (isOfCommunity[i] && !community ? (isHome ? ofCommunity.home : ofCommunity.away) : 0) +
        church(i, isHome) +
        at(doubts, i)
      if (isHome) return knownAtHome * known + drawAtHome(lot, known) - Math.min(against, mostAtHome)
      const share = byDegrees ? leastLot + (isUnsure ? 0 : (1 - leastLot) * sizeFit(at(awards, i))) : 1
      const draws = zone[i] === zones.notLookedAt ? equals.unvisited : equals.away
      const appeal = knownAway * known * at(pulls, i) + realFlow * at(fit, i) + draws * lot * share
      const granted = bringsGrant && columns.isPublic[i] ? awayFromHome.fewGrants : 0
      const isBeyond =
        zone[i] === zones.anywhere || (zone[i] === zones.notLookedAt && at(miles, i) > regionMiles)
      const isFarPublic = isBeyond && columns.isPublic[i] && at(columns.rate, i) >= farPublic.nameRate
      const others = or(enough, at(firstYears, i)) / enough
      // Where few teach the subject, a large program is a reason to be the first.
      const unvisited = farPublic.unvisited * (byDegrees ? 1 - sizeFit(at(awards, i)) / 2 : 1)
      const points = zone[i] === zones.anywhere ? farPublic.points : unvisited
      const alone = isFarPublic ? points * Math.max(0, 1 - others) : 0
      return appeal + granted - alone - against - at(doubtsAway, i)
    }
  }
}

const doubtsOf = (columns: Columns) =>
  Float64Array.from(
    columns.colleges,
    (_, i) =>
      (at(columns.undergraduates, i) < handful.students ? handful.points : 0) +
      (columns.isMostlyTwoYear[i] ? mostlyTwoYear : 0) +
      (columns.isAdult[i] ? mostlyAdults : 0) +
      (columns.isHardlyKnown[i] ? hardlyKnown : 0) +
      (columns.hasOddRate[i] ? oddRate : 0) +
      (columns.isPublic[i] ? fewFinish.public : fewFinish.private) *
        shortOfFinishing(at(columns.finishing, i)),
  )

/** 1 where just too few finish, up to 3; 0 where enough do or nothing is known. */
const shortOfFinishing = (finishing: number) =>
  finishing < fewFinish.below ? 3 - (2 * finishing) / fewFinish.below : 0

const doubtsAwayOf = ({ colleges, hasHousing, isPublic, finishing }: Columns) =>
  Float64Array.from(
    colleges,
    (college, i) =>
      (hasManyAdults(college) ? awayFromHome.manyAdults : 0) +
      (hasHousing[i] ? 0 : awayFromHome.noHousing) +
      (isPublic[i] ? awayFromHome.fewGrants + fewFinish.publicAway * shortOfFinishing(at(finishing, i)) : 0),
  )

export const isCommunity = (mission: Mission) => mission === 'HBCU' || mission === 'Tribal'

/** FNV-1a. */
function seedOf(text: string): number {
  let h = 0x811c9dc5
  for (let i = 0; i < text.length; i++) h = Math.imul(h ^ text.charCodeAt(i), 0x01000193)
  return h
}

/** 0 to 1, the same for the same college and seed. */
function drawn(seed: number, unitid: number): number {
  let h = Math.imul(seed ^ unitid, 0x9e3779b1)
  h = Math.imul(h ^ (h >>> 15), 0x85ebca6b)
  return ((h ^ (h >>> 13)) >>> 0) / 4294967296
}
