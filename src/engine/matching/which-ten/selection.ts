import { bandEdges, ceilingAt, ceilings, isInside, shortOf } from '#engine/matching/chance/bands.ts'
import { type Academics, chanceAt, placeInRange } from '#engine/matching/chance/chance.ts'
import { entries } from '#engine/matching/chance/entry.ts'
import type { Columns } from '#engine/matching/columns.ts'
import { academicFit, chanceFit } from '#engine/matching/match/fit-curves.ts'
import type { Scorer } from '#engine/matching/match/scorer.ts'
import { at, clamp, columnFrom, flagsFrom, or } from '#engine/matching/numbers/curves.ts'
import type { SeenFrom } from '#engine/matching/where-students-go/seen-from.ts'
import { type Asked, appealing } from './appeal.ts'
import { emptyColumns, type Laid, layOut, pointsOf, typicalWidth } from './laid-out.ts'
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

const gpaWidth = 0.4 // the GPA equivalent of the width of a test range

/** Points off beyond the region for an ordinary record: a strong one travels for a name. */
const farAway = 12
/** What a national name adds for the strongest records. */
const nationalName = 5
/** Nobody should leave home for a college whose upper half is this far below, in SAT points. */
const belowYou = { from: 60, to: 180, points: 14, farther: 400, more: 12 }

/** A smaller chance is none to plan with. */
const remoteEdge = 0.04
/** A margin: a role by a rounded record should also hold by the true one. */
const targetEdge = bandEdges.target - 0.01

const academics = pointsOf('Academic fit')
const chances = pointsOf('Chance')

type Needs = { scorer: Scorer; seen: SeenFrom; asked: Asked }

/**
 * Judges colleges of a pool, by their positions in it, by a record: a list asks for six records, so what depends on none is
 * laid out once. All columns are made once and written anew, since making one takes as long as filling it: a search runs
 * to its end before the next begins.
 */
export function judging(columns: Columns) {
  const appealTo = appealing(columns)
  const laid = emptyColumns(columns.count)
  const column = () => new Float64Array(columns.count)
  const role = new Uint8Array(columns.count)
  const judged: Written = { place: column(), score: column(), chance: column(), role }
  return (pool: Pool, { scorer, seen, asked }: Needs) => {
    layOut(laid, pool, scorer, seen, appealTo(scorer.against.offer, seen, asked))
    return (positions: Int32Array, reading: RoundedRecord): Judged => {
      // In short passes: in one long function V8 inlines no formula, and boxes every number that it passes on.
      writeChances(judged, laid, positions, reading)
      writeScores(judged, laid, positions, reading)
      writeRoles(judged, laid, positions, reading)
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
  positions: Int32Array,
  { record: { sat, gpa, rankTerm } }: RoundedRecord,
) {
  for (let n = 0; n < positions.length; n++) {
    const k = positions[n] ?? 0
    const settled = at(laid.settled, k)
    place[n] = placeInRange(sat, at(laid.satMiddle, k), at(laid.satWidth, k))
    chance[n] = Number.isNaN(settled)
      ? chanceAt(at(laid.odds, k), at(laid.cap, k), at(place, n), at(laid.term, k), gpa, rankTerm)
      : settled
  }
}

function writeScores(
  { place, score, chance }: Written,
  laid: Laid,
  positions: Int32Array,
  { record }: RoundedRecord,
) {
  const { sat, gpa } = record
  const level = levelOf(record)
  for (let n = 0; n < positions.length; n++) {
    const k = positions[n] ?? 0
    const middle = at(laid.likelyMiddle, k)
    const name = nationalName * level * at(laid.draw, k) - (1 - 0.7 * level) * farAway * at(laid.beyond, k)
    const less = at(laid.partOfLess, k) * lessThanYours(sat - at(laid.upperEnd, k))
    // An estimate if the college publishes no range or the student has no score.
    const guess = Number.isNaN(sat)
      ? (gpa - at(laid.expectedGpa, k)) / gpaWidth
      : (sat - middle) / typicalWidth
    score[n] =
      at(laid.fixed, k) +
      name -
      less +
      academics.points * or(academics.supposed, academicFit(or(guess, at(place, n)))) +
      chances.points * or(chances.supposed, chanceFit(at(chance, n)))
  }
}

function writeRoles(
  { place, role, chance }: Written,
  laid: Laid,
  positions: Int32Array,
  { record: { gpa }, leastGpa }: RoundedRecord,
) {
  for (let n = 0; n < positions.length; n++) {
    const k = positions[n] ?? 0
    const entry = laid.entry[k] ?? entries.usual
    const isTooFar = laid.isFar[k] === 1 && gpa < farGpa
    if (laid.isInDoubt[k]) role[n] = roles.ruledOut
    else if (isTooFar && laid.isSure[k]) role[n] = roles.tooFar
    else if (laid.isSure[k]) role[n] = laid.isDear[k] || entry.asksBetterGrades ? roles.likely : roles.safe
    else {
      // A margin at the middle of the range: a role by a rounded record should also hold by the true one. For
      // a remote chance no ceiling matters.
      const lower = at(place, n) - 0.1
      const ceiling =
        at(chance, n) < remoteEdge
          ? ceilings.likely
          : Math.min(
              laid.ruled[k] ?? ceilings.likely,
              ceilingAt(
                at(chance, n),
                at(laid.rate, k),
                entry,
                lower,
                at(laid.lowPlace, k),
                shortOf(at(laid.gradesAsked, k), leastGpa, lower),
                laid.isOptional[k] === 1,
                isInside(at(place, n), at(laid.highPlace, k)),
              ),
            )
      const part = partOf(at(chance, n), ceiling, laid.isSafe[k] === 1)
      const own = laid.hasOddRate[k] && part >= roles.reach ? roles.unknown : part
      role[n] = isTooFar ? farAwayAs(own) : own
    }
  }
}

/** Where a student is not sent: a far reach there is nothing to plan with at all. */
const farAwayAs = (own: number) =>
  own === roles.farReach || own === roles.remote ? roles.remote : roles.tooFar

/** Points off for a college away from home that is below the student; 0 without a score. */
function lessThanYours(gap: number): number {
  const { from, to, points, farther, more } = belowYou
  return or(
    0,
    points * clamp((gap - from) / (to - from), 0, 1) + more * clamp((gap - to) / (farther - to), 0, 1),
  )
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
