import type { Columns } from '#engine/matching/columns.ts'
import { campusFit } from '#engine/matching/how-well-it-fits/campus-life.ts'
import { typeFit } from '#engine/matching/how-well-it-fits/college-type.ts'
import type { ComponentName } from '#engine/matching/how-well-it-fits/component-names.ts'
import { componentNamed } from '#engine/matching/how-well-it-fits/components.ts'
import { academicFit, chanceFit } from '#engine/matching/how-well-it-fits/fit-curves.ts'
import type { Scorer } from '#engine/matching/how-well-it-fits/scorer.ts'
import { at, clamp, columnFrom, flagsFrom, or } from '#engine/matching/numbers/curves.ts'
import { type SeenFrom, zones } from '#engine/matching/where-students-go/seen-from.ts'
import { bandEdges, ceilingAt, ceilings, shortOf } from '#engine/matching/who-gets-in/bands.ts'
import {
  type Academics,
  chanceAt,
  expectedGpa,
  oddsOf,
  placeInRange,
} from '#engine/matching/who-gets-in/chance.ts'
import { entries } from '#engine/matching/who-gets-in/entry.ts'
import { type Appeal, type Asked, appealing } from './appeal.ts'
import { farGpa, roles } from './places.ts'
import type { Pool } from './pool.ts'

/**
 * What a college is chosen by. Close to Match, with two differences: a cautious value if a component has no data (in
 * Match it is left out, and colleges that report nothing would win), and the appeal of a known name.
 */
export type Judged = { score: Float64Array; chance: Float64Array; role: Uint8Array }
// One cell a college that was judged; the columns are longer, and hold until the next record is judged.

/** With the place of the record's score in each range, which all three passes read. */
type Written = Judged & { place: Float64Array }

/** A record, and the lowest it may be: on a grid, the lower edge of its cell. */
export type RoundedRecord = { record: Academics; leastGpa: number }

const wishBonus = 6
const keptBonus = 22
const typicalWidth = 170
const openOdds = oddsOf(0.95)
/** Points off for a public college away from home among the dearest of the country, by the fit of its price. */
const visitorsBill = { under: 0.25, points: 10 }
const gpaWidth = 0.4 // the GPA equivalent of the width of a test range

/** Points off beyond the region for an ordinary record: a strong one travels for a name. */
const farAway = 12
/** What a national name adds for the strongest records. */
const nationalName = 5
/** Nobody should leave home for a college whose upper half is this far below, in SAT points. */
const belowYou = { from: 60, to: 180, points: 14, farther: 400, more: 12 }
/** At home a part of it: the public college next door is cheap and near, a private one is neither for it. */
const belowYouAtHome = { public: 0.25, private: 0.75 }

export const safeRate = 0.6
/** A smaller chance is none to plan with. */
const remoteEdge = 0.04
/** A margin: a role by a rounded record should also hold by the true one. */
const targetEdge = bandEdges.target - 0.01

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

type Needs = { scorer: Scorer; seen: SeenFrom; asked: Asked }

/**
 * Judges colleges of a pool by a record: a list asks for six records, so what depends on none is laid out once. All
 * columns are made once and written anew, since making one takes as long as filling it: a search runs to its end before
 * the next begins.
 */
export function judging(columns: Columns) {
  const appealTo = appealing(columns)
  const laid = emptyColumns(columns.count)
  const column = () => new Float64Array(columns.count)
  const role = new Uint8Array(columns.count)
  const judged: Written = { place: column(), score: column(), chance: column(), role }
  return (pool: Pool, { scorer, seen, asked }: Needs) => {
    layOut(laid, pool, scorer, appealTo(scorer.against.offer, seen, asked), asked.bringsGrant)
    return (colleges: Int32Array, reading: RoundedRecord): Judged => {
      // In short passes: in one long function V8 inlines no formula, and boxes every number that it passes on.
      writeChances(judged, laid, columns, colleges, reading)
      writeScores(judged, laid, columns, seen, colleges, reading)
      writeRoles(judged, laid, columns, seen, colleges, reading)
      return judged
    }
  }
}

/** A copy of what was judged at these positions, which the next record does not change. */
export const onlyAt = ({ score, chance, role }: Judged, positions: Int32Array): Judged => ({
  score: columnFrom(positions, (k) => at(score, k)),
  chance: columnFrom(positions, (k) => at(chance, k)),
  role: flagsFrom(positions, (k) => role[k] ?? roles.ruledOut),
})

function writeChances(
  { place, chance }: Written,
  laid: Laid,
  { satMiddle, satWidth }: Columns,
  colleges: Int32Array,
  { record: { sat, gpa, rankTerm } }: RoundedRecord,
) {
  for (let k = 0; k < colleges.length; k++) {
    const i = colleges[k] ?? 0
    const settled = at(laid.settled, i)
    place[k] = placeInRange(sat, at(satMiddle, i), at(satWidth, i))
    chance[k] = Number.isNaN(settled)
      ? chanceAt(at(laid.odds, i), at(laid.cap, i), at(place, k), at(laid.term, i), gpa, rankTerm)
      : settled
  }
}

function writeScores(
  { place, score, chance }: Written,
  laid: Laid,
  columns: Columns,
  { beyondRegion, zone }: SeenFrom,
  colleges: Int32Array,
  { record }: RoundedRecord,
) {
  const { sat, gpa } = record
  const level = levelOf(record)
  for (let k = 0; k < colleges.length; k++) {
    const i = colleges[k] ?? 0
    const middle = at(columns.likelyMiddle, i)
    const name = laid.isHome[i]
      ? 0
      : nationalName * level * at(columns.draw, i) - (1 - 0.7 * level) * farAway * at(beyondRegion, i)
    // In a chosen state, too, it is away from home.
    const part =
      zone[i] !== zones.home ? 1 : columns.isPublic[i] ? belowYouAtHome.public : belowYouAtHome.private
    const less = part * lessThanYours(sat - (middle + or(typicalWidth, at(columns.satWidth, i)) / 2))
    // An estimate if the college publishes no range or the student has no score.
    const guess = Number.isNaN(sat)
      ? (gpa - at(laid.expectedGpa, i)) / gpaWidth
      : (sat - middle) / typicalWidth
    score[k] =
      at(laid.fixed, i) +
      name -
      less +
      academics.points * or(academics.supposed, academicFit(or(guess, at(place, k)))) +
      chances.points * or(chances.supposed, chanceFit(at(chance, k)))
  }
}

function writeRoles(
  { place, role, chance }: Written,
  laid: Laid,
  columns: Columns,
  { miles, farMiles }: SeenFrom,
  colleges: Int32Array,
  { record: { gpa }, leastGpa }: RoundedRecord,
) {
  for (let k = 0; k < colleges.length; k++) {
    const i = colleges[k] ?? 0
    const entry = laid.entry[i] ?? entries.usual
    if (laid.isInDoubt[i]) role[k] = roles.ruledOut
    else if (at(chance, k) >= remoteEdge && gpa < farGpa && !laid.isHome[i] && at(miles, i) > farMiles)
      role[k] = roles.tooFar
    else if (laid.isSafe[i]) role[k] = laid.isDear[i] || entry.hasFewPlaces ? roles.likely : roles.safe
    else {
      // A margin at the middle of the range: a role by a rounded record should also hold by the true one. For
      // a remote chance no ceiling matters.
      const lower = at(place, k) - 0.1
      const ceiling =
        at(chance, k) < remoteEdge
          ? ceilings.likely
          : Math.min(
              laid.ruled[i] ?? ceilings.likely,
              ceilingAt(
                at(chance, k),
                at(laid.rate, i),
                entry,
                lower,
                at(columns.lowPlace, i),
                shortOf(at(laid.gradesAsked, i), leastGpa, lower),
                laid.isOptional[i] === 1,
              ),
            )
      // Who cannot pay is not safe.
      const isSafe = at(columns.rate, i) >= safeRate && !laid.isDear[i]
      const part = partOf(at(chance, k), ceiling, isSafe)
      role[k] = columns.hasOddRate[i] && part >= roles.reach ? roles.unknown : part
    }
  }
}

/** Points off for a college away from home that is below the student; 0 without a score. */
function lessThanYours(gap: number): number {
  const { from, to, points, farther, more } = belowYou
  return or(
    0,
    points * clamp((gap - from) / (to - from), 0, 1) + more * clamp((gap - to) / (farther - to), 0, 1),
  )
}

/** What judging reads that depends on the student but on no record: one cell a college of the pool. */
type Laid = ReturnType<typeof emptyColumns>

function emptyColumns(count: number) {
  const column = () => new Float64Array(count)
  const flag = () => new Uint8Array(count)
  return {
    fixed: column(),
    settled: column(),
    odds: column(),
    cap: column(),
    term: column(),
    rate: column(),
    expectedGpa: column(),
    gradesAsked: column(),
    isHome: flag(),
    isInDoubt: flag(),
    isSafe: flag(),
    isDear: flag(),
    isOptional: flag(),
    ruled: flag(),
    entry: new Array<ReturnType<Scorer['entryAt']>>(count).fill(entries.usual),
  }
}

function layOut(laid: Laid, pool: Pool, scorer: Scorer, appeal: Appeal, bringsGrant: boolean) {
  const { against } = scorer
  const { columns, wishes, campus } = against
  for (let k = 0; k < pool.colleges.length; k++) {
    const i = pool.colleges[k] ?? 0
    const isHome = pool.zone[k] === zones.home
    const { decides, inDoubt } = scorer.verdict(i)
    const rates = scorer.ratesAt(i)
    laid.fixed[i] = fixed(i, k, isHome)
    laid.settled[i] = scorer.settledChance(i)
    laid.odds[i] = at(rates.odds, i)
    laid.cap[i] = at(rates.cap, i)
    laid.term[i] = scorer.termsAt(i)
    laid.rate[i] = scorer.lowerRate(i)
    laid.expectedGpa[i] = expectedGpa(columns.open[i] ? openOdds : at(rates.odds, i))
    laid.gradesAsked[i] = scorer.gradesAskedAt(i)
    laid.isHome[i] = isHome ? 1 : 0
    laid.isInDoubt[i] = inDoubt ? 1 : 0
    laid.isOptional[i] = scorer.isOptionalAt(i) ? 1 : 0
    laid.ruled[i] = scorer.ruledCeiling(i)
    laid.entry[i] = scorer.entryAt(i)
    laid.isSafe[i] = columns.open[i] || decides === 'automatic' ? 1 : 0
    laid.isDear[i] = !isHome && dearness(i) > 0 ? 1 : 0
  }

  /** 0 to 1: how much a public college charges those from elsewhere; 0 at others, whose price is after grants. */
  function dearness(i: number): number {
    if (!columns.isPublic[i] || bringsGrant) return 0
    return or(0, clamp(1 - at(against.affordability, i) / visitorsBill.under, 0, 1))
  }

  /** The points that no record changes. */
  function fixed(i: number, k: number, isHome: boolean): number {
    return (
      program.points * at(against.offer.fit, i) +
      affordability.points * or(affordability.supposed, at(against.affordability, i)) +
      strength.points * or(strength.supposed, at(columns.strength, i)) +
      place.points * at(against.nearness, i) +
      (wishes.groups > 0 ? type.points * or(type.supposed, typeFit(columns, wishes, i)) : 0) +
      (campus.length > 0 ? campusLife.points * or(campusLife.supposed, campusFit(campus, i)) : 0) +
      appeal(i, isHome) +
      (isHome ? 0 : -visitorsBill.points * dearness(i)) +
      (pool.wished[k] ? wishBonus : 0) +
      (pool.kept[k] ? keptBonus : 0)
    )
  }
}

/** 0 for an ordinary record, 1 for one of the strongest. */
const levelOf = ({ sat, gpa }: Academics) =>
  clamp(Number.isNaN(sat) ? (gpa - 3.3) / 0.6 : (sat - 1100) / 350, 0, 1) || 0

/** The bands, with a margin at the upper edge: a role by a rounded record should also hold by the true one. */
export function partOf(chance: number, ceiling: number, isSafe: boolean): number {
  if (Number.isNaN(chance)) return roles.unknown
  if (ceiling === ceilings.remote) return roles.remote
  if (ceiling === ceilings.farReach && chance >= bandEdges.reach) return roles.farReach
  if (ceiling === ceilings.reach && chance >= targetEdge) return roles.reach
  if (chance >= bandEdges.likely) {
    if (ceiling !== ceilings.likely) return roles.target
    return chance < bandEdges.likely + 0.06 ? roles.almostLikely : isSafe ? roles.safe : roles.likely
  }
  if (chance >= targetEdge) return roles.target
  if (chance >= bandEdges.reach + 0.02) return roles.reach
  return chance >= remoteEdge ? roles.farReach : roles.remote
}
