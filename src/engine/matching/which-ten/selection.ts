import { campusFit } from '#engine/matching/how-well-it-fits/campus-life.ts'
import { typeFit } from '#engine/matching/how-well-it-fits/college-type.ts'
import type { ComponentName } from '#engine/matching/how-well-it-fits/component-names.ts'
import { componentNamed } from '#engine/matching/how-well-it-fits/components.ts'
import { academicFit, chanceFit } from '#engine/matching/how-well-it-fits/fit-curves.ts'
import type { Scorer } from '#engine/matching/how-well-it-fits/scorer.ts'
import { at, clamp, columnFrom } from '#engine/matching/numbers/curves.ts'
import { type SeenFrom, zones } from '#engine/matching/where-students-go/seen-from.ts'
import { bandEdges } from '#engine/matching/who-gets-in/bands.ts'
import { type Academics, expectedGpa, oddsOf } from '#engine/matching/who-gets-in/chance.ts'
import { roles } from './places.ts'
import type { Pool } from './pool.ts'

/**
 * What a college is chosen by. Close to Match, with two differences that only choosing needs: a cautious value where a
 * component has no data (in Match it drops out, and who keeps silent would win), and the appeal of a known name.
 */
export type Judged = { score: Float64Array; chance: Float64Array; role: Uint8Array }

/** A record, and the least it may be: on a grid, the lower edge of its cell. */
export type Reading = { record: Academics; leastGpa: number }

const wishBonus = 6
const keptBonus = 8
const typicalWidth = 170
const openOdds = oddsOf(0.95)
const gpaWidth = 0.4 // as much GPA as a test range is wide

const knownName = 9
const realFlow = 9
/** What a name that carries adds for the strongest records: a national name needs a record that fits it. */
const nationalName = 5
const noHousing = 8
const mostlyTwoYear = 16
const mostlyAdults = 10

/** A student below this GPA is not sent far for a regional college; a rounded record may be 0.06 too high. */
const farGpa = 3.26
const safeRate = 0.6

const or = (fallback: number, fit: number) => (Number.isNaN(fit) ? fallback : fit)
/** Its points of 100, and the fit supposed where there is no data. */
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

type Needs = { scorer: Scorer; seen: SeenFrom; distanceCounts: boolean }

/** Judges a pool by a record; what does not depend on the record is added up once, since a list asks several times. */
export function judgeOf(pool: Pool, { scorer, seen, distanceCounts }: Needs) {
  const { against } = scorer
  const { columns, wishes, campus } = against
  const fixed = columnFrom(
    pool.colleges,
    (i, k) =>
      program.points * at(against.offer.fit, i) +
      affordability.points * or(affordability.supposed, at(against.affordability, i)) +
      strength.points * or(strength.supposed, at(columns.strength, i)) +
      place.points * at(against.nearness, i) +
      (wishes.groups > 0 ? type.points * or(type.supposed, typeFit(columns, wishes, i)) : 0) +
      (campus.length > 0 ? campusLife.points * or(campusLife.supposed, campusFit(campus, i)) : 0) +
      appeal(i, pool.zone[k] === zones.home) +
      (pool.wished[k] ? wishBonus : 0) +
      (pool.kept[k] ? keptBonus : 0),
  )

  /** What a counselor knows before looking at a record: which names people know, and where students from here go. */
  function appeal(i: number, atHome: boolean): number {
    const fame = knownName * or(0, at(columns.fame, i)) * (atHome ? 1 : at(columns.draw, i))
    const flow = atHome ? 0 : realFlow * at(seen.fit, i)
    return (
      fame +
      flow -
      (columns.isMostlyTwoYear[i] ? mostlyTwoYear : 0) -
      (columns.isAdult[i] ? mostlyAdults : 0) -
      (atHome || columns.hasHousing[i] ? 0 : noHousing)
    )
  }

  /** Academic fit, or what it probably is where the college publishes no range or the student has no score. */
  function academic(i: number, inRange: number, { sat, gpa }: Academics): number {
    if (!Number.isNaN(inRange)) return academicFit(inRange)
    if (!Number.isNaN(sat)) return academicFit((sat - at(columns.likelyMiddle, i)) / typicalWidth)
    const odds = columns.open[i] ? openOdds : at(scorer.doorsAt(i).odds, i)
    return or(academics.supposed, academicFit((gpa - expectedGpa(odds)) / gpaWidth))
  }

  function roleOf(
    i: number,
    k: number,
    chance: number,
    inRange: number,
    { record, leastGpa }: Reading,
  ): number {
    const { decides, minimum } = scorer.verdict(i)
    if (leastGpa < minimum) return roles.ruledOut
    const far = pool.zone[k] !== zones.home && at(seen.miles, i) > seen.farMiles
    if (far && distanceCounts && record.gpa < farGpa) return roles.tooFar
    if (columns.open[i] || decides === 'automatic') return roles.safe
    // A gap at the middle of the range: what plays a part by a rounded record should keep it by the true one.
    return partOf(chance, scorer.likelyAllowed(i, inRange - 0.1), at(columns.rate, i) >= safeRate)
  }

  return (reading: Reading): Judged => {
    const { record } = reading
    const strongRecord = nationalName * levelOf(record)
    const score = new Float64Array(fixed.length)
    const chance = new Float64Array(fixed.length)
    const role = new Uint8Array(fixed.length)
    pool.colleges.forEach((i, k) => {
      const inRange = scorer.placeOf(i, record.sat)
      const odds = scorer.chanceAs(i, inRange, record)
      const name = pool.zone[k] === zones.home ? 0 : strongRecord * at(columns.draw, i)
      score[k] =
        at(fixed, k) +
        name +
        academics.points * academic(i, inRange, record) +
        chances.points * or(chances.supposed, chanceFit(odds))
      chance[k] = odds
      role[k] = roleOf(i, k, odds, inRange, reading)
    })
    return { score, chance, role }
  }
}

/** 0 for an ordinary record, 1 for one of the strongest. */
const levelOf = ({ sat, gpa }: Academics) =>
  clamp(Number.isNaN(sat) ? (gpa - 3.3) / 0.6 : (sat - 1100) / 350, 0, 1) || 0

/** The bands, with a gap at the upper edge: what plays a part by a rounded record should keep it by the true one. */
export function partOf(chance: number, likelyAllowed: boolean, isSafe: boolean): number {
  if (Number.isNaN(chance)) return roles.unknown
  if (chance >= bandEdges.likely) {
    if (!likelyAllowed) return roles.target
    return chance < bandEdges.likely + 0.025 ? roles.almostLikely : isSafe ? roles.safe : roles.likely
  }
  if (chance >= bandEdges.target - 0.01) return roles.target
  if (chance >= bandEdges.reach + 0.02) return roles.reach
  return chance >= 0.04 ? roles.farReach : roles.remote
}
