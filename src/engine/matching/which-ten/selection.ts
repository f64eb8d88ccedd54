import type { Word } from '#engine/matching/chance/caps.ts'
import type { Academics } from '#engine/matching/chance/facts.ts'
import { placeInRange } from '#engine/matching/chance/test-range.ts'
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
type Written = Judged & { place: Float64Array; word: (Word | null)[] }

const gpaWidth = 0.4 // the GPA equivalent of the width of a test range

/** Points off beyond the region for an ordinary record: a strong one travels for a name. */
const farAway = 12
/** What a national name adds for the strongest records. */
const nationalName = 5
/** Nobody should leave home for a college whose upper half is this far below, in SAT points. */
const belowYou = { from: 60, to: 180, points: 14, farther: 400, more: 12 }

/** A smaller chance is none to plan with. */
const remoteEdge = 0.04

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
  const judged: Written = { place: column(), score: column(), chance: column(), role, word: [] }
  return (pool: Pool, { scorer, seen, asked }: Needs) => {
    layOut(laid, pool, scorer, seen, appealTo(scorer.against.offer, seen, asked))
    return (positions: Int32Array, record: Academics): Judged => {
      writeChances(judged, laid, pool, scorer, positions, record)
      writeScores(judged, laid, positions, record)
      writeRoles(judged, laid, positions, record)
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
  { place, chance, word }: Written,
  laid: Laid,
  pool: Pool,
  scorer: Scorer,
  positions: Int32Array,
  record: Academics,
) {
  const isOwn = record === scorer.academics
  for (let n = 0; n < positions.length; n++) {
    const k = positions[n] ?? 0
    const i = pool.colleges[k] ?? 0
    const found = isOwn ? scorer.estimate(i) : scorer.estimateAs(i, record)
    place[n] = placeInRange(record.sat, at(laid.satMiddle, k), at(laid.satWidth, k))
    chance[n] = laid.isSure[k] ? scorer.chance(i) : (found?.chance ?? Number.NaN)
    word[n] = found?.word ?? null
  }
}

function writeScores(
  { place, score, chance }: Written,
  laid: Laid,
  positions: Int32Array,
  record: Academics,
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

function writeRoles({ role, chance, word }: Written, laid: Laid, positions: Int32Array, { gpa }: Academics) {
  for (let n = 0; n < positions.length; n++) {
    const k = positions[n] ?? 0
    const isTooFar = laid.isFar[k] === 1 && gpa < farGpa
    if (laid.isInDoubt[k]) role[n] = roles.ruledOut
    else if (isTooFar && laid.isSure[k]) role[n] = roles.tooFar
    else if (laid.isSure[k]) role[n] = laid.isDear[k] || laid.isClinical[k] ? roles.likely : roles.safe
    else {
      const part = partOf(at(chance, n), word[n] ?? null, laid.isSafe[k] === 1)
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

/** Likely by little: the word may be another by ten points of score. */
const almost = 0.76

/** What a college with this chance and word is for in a list. */
export function partOf(chance: number, word: Word | null, isSafe: boolean): number {
  if (word === null) return roles.unknown
  if (word === 'likely') return chance < almost ? roles.almostLikely : isSafe ? roles.safe : roles.likely
  if (word === 'target') return roles.target
  if (word === 'reach') return roles.reach
  return chance >= remoteEdge ? roles.farReach : roles.remote
}
