import { campusFit } from '#engine/matching/how-well-it-fits/campus-life.ts'
import { typeFit } from '#engine/matching/how-well-it-fits/college-type.ts'
import type { ComponentName } from '#engine/matching/how-well-it-fits/component-names.ts'
import { componentNamed } from '#engine/matching/how-well-it-fits/components.ts'
import { academicFit, chanceFit } from '#engine/matching/how-well-it-fits/fit-curves.ts'
import type { Scorer } from '#engine/matching/how-well-it-fits/scorer.ts'
import { at, clamp } from '#engine/matching/numbers/curves.ts'
import { type SeenFrom, zones } from '#engine/matching/where-students-go/seen-from.ts'
import { bandEdges, mayBeLikely } from '#engine/matching/who-gets-in/bands.ts'
import {
  type Academics,
  chanceAt,
  expectedGpa,
  oddsOf,
  placeInRange,
} from '#engine/matching/who-gets-in/chance.ts'
import { roles } from './places.ts'
import type { Pool } from './pool.ts'

/**
 * What a college is chosen by. Close to Match, with two differences: a cautious value if a component has no data (in
 * Match it is left out, and colleges that report nothing would win), and the appeal of a known name.
 */
export type Judged = { score: Float64Array; chance: Float64Array; role: Uint8Array }

/** A record, and the lowest it may be: on a grid, the lower edge of its cell. */
export type Reading = { record: Academics; leastGpa: number }

const wishBonus = 6
const keptBonus = 16
const typicalWidth = 170
const openOdds = oddsOf(0.95)
const gpaWidth = 0.4 // the GPA equivalent of the width of a test range

const knownAtHome = 8
const knownAway = 4
const realFlow = 14
/** Public colleges give students of other states few grants, which their published cost does not show. */
const visitorsBill = 3
// Colleges a few points apart are equals. Which of them is shown depends on state and subject, never on the record, so
// that equals share the places instead of one taking them all.
const equalsAtHome = 9
const equalsAway = 24
/** A college that many of a state go to would be in every list of it, so it is held back in four of ten subjects. */
const waits = { below: 0.5, for: 14 }
/** At home a name that everyone knows has no equal: the draw never removes the state's own university. */
const draws = (draw: number, fame: number, atHome: boolean, variety: number) =>
  atHome
    ? equalsAtHome * Math.max(draw, fame)
    : variety * (equalsAway * draw - (draw < waits.below ? waits.for : 0))
/** Points off beyond the region for an ordinary record: a strong one travels for a name. */
const farAway = 4
/** So few degrees or students that a general list would not name it first. */
const handful = { degrees: 5, students: 500, points: 9 }
/** What a national name adds for the strongest records. */
const nationalName = 5
const noHousing = 8
/** If fewer than three in ten finish: at a private college nothing else makes up for it. */
const fewFinish = { below: 30, private: 12, public: 4 }
/** Nobody should leave home for a college whose upper half is this far below, in SAT points. */
const belowYou = { from: 60, to: 180, points: 14, farther: 400, more: 12 }
const mostlyTwoYear = 16
const mostlyAdults = 10
/** For those that a wish brings in anyway. */
const hardlyKnown = 10
/** A state with few colleges still starts at home. */
const mostAtHome = 16

/** A student below this GPA is not sent far for a regional college; a rounded record may be 0.06 too high. */
const farGpa = 3.26
const safeRate = 0.6

const or = (fallback: number, fit: number) => (Number.isNaN(fit) ? fallback : fit)
/** Its points of 100, and the assumed fit without data. */
const of = (name: ComponentName) => {
  const { weight, supposed } = componentNamed(name)
  return { points: 100 * weight, supposed }
}
const program = of('Program')
const academics = of('Academic fit')
const chances = of('Chance')
const affordability = of('Affordability')
const strength = of('Strength')
const place = of('Place')
const type = of('Type')
const campusLife = of('Campus life')

type Needs = {
  scorer: Scorer
  seen: SeenFrom
  distanceCounts: boolean
  /** The state and the subject, for the draw among equals. */
  draw: string
}

/**
 * Judges positions of a pool by a record: a list asks for six records, so what depends on none is laid out once, in
 * columns that every search writes anew. A search runs to its end before the next begins.
 */
export function judging(colleges: number) {
  const laid = emptyColumns(colleges)
  return (pool: Pool, needs: Needs) => {
    layOut(laid, pool, needs)
    return (positions: Int32Array, reading: Reading) => judged(laid, pool, positions, reading)
  }
}

function judged(laid: Laid, pool: Pool, positions: Int32Array, { record, leastGpa }: Reading): Judged {
  const { sat, gpa, rankTerm } = record
  const level = levelOf(record)
  const score = new Float64Array(positions.length)
  const chance = new Float64Array(positions.length)
  const role = new Uint8Array(positions.length)
  for (let p = 0; p < positions.length; p++) {
    const k = positions[p] ?? 0
    const inRange = placeInRange(sat, at(laid.middle, k), at(laid.width, k))
    const settled = at(laid.settled, k)
    const odds = Number.isNaN(settled)
      ? chanceAt(at(laid.odds, k), at(laid.cap, k), inRange, at(laid.term, k), gpa, rankTerm)
      : settled
    const name =
      pool.zone[k] === zones.home
        ? 0
        : nationalName * level * at(laid.draw, k) -
          (1 - 0.7 * level) * farAway * at(laid.beyondRegion, k) -
          lessThanYours(sat - at(laid.upper, k))
    // An estimate if the college publishes no range or the student has no score.
    const place = !Number.isNaN(inRange)
      ? inRange
      : !Number.isNaN(sat)
        ? (sat - at(laid.likelyMiddle, k)) / typicalWidth
        : (gpa - at(laid.expectedGpa, k)) / gpaWidth
    score[p] =
      at(laid.fixed, k) +
      name +
      academics.points * or(academics.supposed, academicFit(place)) +
      chances.points * or(chances.supposed, chanceFit(odds))
    chance[p] = odds
    if (leastGpa < at(laid.minimum, k)) role[p] = roles.ruledOut
    else if (laid.isFar[k] && gpa < farGpa) role[p] = roles.tooFar
    else if (laid.isSafe[k]) role[p] = roles.safe
    else {
      // A margin at the middle of the range: a role by a rounded record should also hold by the true one.
      const likely = mayBeLikely(at(laid.rate, k), inRange - 0.1, laid.isContested[k] === 1)
      role[p] = partOf(odds, likely, laid.admitsMost[k] === 1)
    }
  }
  return { score, chance, role }
}

/** Points off for a college away from home that is below the student; 0 without a score. */
function lessThanYours(gap: number): number {
  const { from, to, points, farther, more } = belowYou
  return or(
    0,
    points * clamp((gap - from) / (to - from), 0, 1) + more * clamp((gap - to) / (farther - to), 0, 1),
  )
}

/** What judging reads, one cell a position. */
type Laid = ReturnType<typeof emptyColumns>

function emptyColumns(count: number) {
  const column = () => new Float64Array(count)
  const flag = () => new Uint8Array(count)
  return {
    fixed: column(),
    middle: column(),
    width: column(),
    likelyMiddle: column(),
    upper: column(),
    settled: column(),
    odds: column(),
    cap: column(),
    term: column(),
    rate: column(),
    expectedGpa: column(),
    draw: column(),
    beyondRegion: column(),
    minimum: column(),
    isFar: flag(),
    isSafe: flag(),
    isContested: flag(),
    admitsMost: flag(),
  }
}

function layOut(laid: Laid, pool: Pool, { scorer, seen, distanceCounts, draw }: Needs) {
  const seed = seedOf(draw)
  const { against } = scorer
  const { columns, wishes, campus } = against
  for (let k = 0; k < pool.colleges.length; k++) {
    const i = pool.colleges[k] ?? 0
    const atHome = pool.zone[k] === zones.home
    const { decides, minimum } = scorer.verdict(i)
    const rates = scorer.ratesAt(i)
    const width = at(columns.satWidth, i)
    laid.fixed[k] = fixed(i, k, atHome)
    laid.middle[k] = at(columns.satMiddle, i)
    laid.width[k] = width
    laid.likelyMiddle[k] = at(columns.likelyMiddle, i)
    laid.upper[k] = at(columns.likelyMiddle, i) + or(typicalWidth, width) / 2
    laid.settled[k] = scorer.settledChance(i)
    laid.odds[k] = at(rates.odds, i)
    laid.cap[k] = at(rates.cap, i)
    laid.term[k] = scorer.termsAt(i)
    laid.rate[k] = scorer.lowerRate(i)
    laid.expectedGpa[k] = expectedGpa(columns.open[i] ? openOdds : at(rates.odds, i))
    laid.draw[k] = at(columns.draw, i)
    laid.beyondRegion[k] = distanceCounts ? Math.log(Math.max(1, or(1, at(seen.miles, i) / 350))) : 0
    laid.minimum[k] = minimum
    laid.isFar[k] = distanceCounts && !atHome && at(seen.miles, i) > seen.farMiles ? 1 : 0
    laid.isSafe[k] = columns.open[i] || decides === 'automatic' ? 1 : 0
    laid.isContested[k] = scorer.isContested(i) ? 1 : 0
    laid.admitsMost[k] = at(columns.rate, i) >= safeRate ? 1 : 0
  }

  /** The points that no record changes. */
  function fixed(i: number, k: number, atHome: boolean): number {
    return (
      program.points * at(against.offer.fit, i) +
      affordability.points * or(affordability.supposed, at(against.affordability, i)) +
      strength.points * or(strength.supposed, at(columns.strength, i)) +
      place.points * at(against.nearness, i) +
      (wishes.groups > 0 ? type.points * or(type.supposed, typeFit(columns, wishes, i)) : 0) +
      (campus.length > 0 ? campusLife.points * or(campusLife.supposed, campusFit(campus, i)) : 0) +
      appeal(i, atHome) +
      (pool.wished[k] ? wishBonus : 0) +
      (pool.kept[k] ? keptBonus : 0)
    )
  }

  /** What a counselor knows before looking at a record: known names, and where students from here go. */
  function appeal(i: number, atHome: boolean): number {
    const fame = or(0, at(columns.fame, i)) * (atHome ? knownAtHome : knownAway * at(columns.draw, i))
    const flow = atHome ? 0 : realFlow * at(seen.fit, i)
    const bill = !atHome && columns.isPublic[i] ? visitorsBill : 0
    const doubts =
      (at(against.offer.awards, i) < handful.degrees && against.offer.byDegrees ? handful.points : 0) +
      (at(columns.undergraduates, i) < handful.students ? handful.points : 0) +
      (columns.isMostlyTwoYear[i] ? mostlyTwoYear : 0) +
      (columns.isAdult[i] ? mostlyAdults : 0) +
      (columns.isHardlyKnown[i] ? hardlyKnown : 0) +
      (at(columns.finishing, i) < fewFinish.below
        ? columns.isPublic[i]
          ? fewFinish.public
          : fewFinish.private
        : 0)
    const lot = drawn(seed, columns.unitid[i] ?? 0)
    const draw = draws(lot, or(0, at(columns.fame, i)), atHome, seen.variety)
    if (atHome) return fame + draw - Math.min(doubts, mostAtHome)
    return fame + flow + draw - bill - doubts - (columns.hasHousing[i] ? 0 : noHousing)
  }
}

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

/** 0 for an ordinary record, 1 for one of the strongest. */
const levelOf = ({ sat, gpa }: Academics) =>
  clamp(Number.isNaN(sat) ? (gpa - 3.3) / 0.6 : (sat - 1100) / 350, 0, 1) || 0

/** The bands, with a margin at the upper edge: a role by a rounded record should also hold by the true one. */
export function partOf(chance: number, likelyAllowed: boolean, isSafe: boolean): number {
  if (Number.isNaN(chance)) return roles.unknown
  if (chance >= bandEdges.likely) {
    if (!likelyAllowed) return roles.target
    return chance < bandEdges.likely + 0.06 ? roles.almostLikely : isSafe ? roles.safe : roles.likely
  }
  if (chance >= bandEdges.target - 0.01) return roles.target
  if (chance >= bandEdges.reach + 0.02) return roles.reach
  return chance >= 0.04 ? roles.farReach : roles.remote
}
