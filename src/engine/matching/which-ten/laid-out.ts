import { classGpa } from '#engine/matching/chance/model.ts'
import { isClinical } from '#engine/matching/chance/subject.ts'
import { campusFit } from '#engine/matching/match/campus-life.ts'
import { contraryTo, controlFits, typeFit } from '#engine/matching/match/college-type.ts'
import type { ComponentName } from '#engine/matching/match/component-names.ts'
import { componentNamed } from '#engine/matching/match/components.ts'
import type { Scorer } from '#engine/matching/match/scorer.ts'
import { at, clamp, or } from '#engine/matching/numbers/curves.ts'
import { type SeenFrom, zones } from '#engine/matching/where-students-go/seen-from.ts'
import type { Appeal } from './appeal.ts'
import type { Pool } from './pool.ts'

const wishBonus = 6
const keptBonus = 22
/** Points off for the opposite of a requested size or setting: the largest university for who asks for a small college. */
const contrary = { home: 6, away: 8 }
/**
 * Points off for each doubling of the requested distance, from twice that on; what is just beyond it is forgiven as many.
 * Less than a short trip says little, for it is measured from the middle of a state.
 */
const doubled = 14
const shortTrip = 75
/**
 * Points off for a public college away from home among the dearest of the country, by the fit of its price; in the region more
 * where few from home pay it, none of these from `enough` first-years or this share of who leaves the state. (Beyond it
 * ./appeal.ts asks who goes there.)
 */
const visitorsBill = { under: 0.25, points: 10, unshared: 8, enough: 20, share: 0.008 }
const homeBill = { points: 8, under: 0.12, rate: 0.5 }
/** Of the points off for a college below the student, at home: a public one there is cheap and near all the same. */
const belowYouAtHome = { public: 0.1, private: 0.75 }
/** Of a test range, in SAT points, where none is published. */
export const typicalWidth = 170
export const safeRate = 0.6

/** What a component counts when colleges are chosen: its points of 100, and the assumed fit without data. */
export const pointsOf = (name: ComponentName) => {
  const { weight, supposed } = componentNamed(name)
  return { points: 100 * weight, supposed }
}
const program = pointsOf('Program')
const affordability = pointsOf('Affordability')
const strength = pointsOf('Strength')
const place = pointsOf('Place')
const type = pointsOf('Type')
const campusLife = pointsOf('Campus life')

/** What judging reads and no record changes: one cell a position of the pool. */
export type Laid = ReturnType<typeof emptyColumns>

export function emptyColumns(count: number) {
  const column = () => new Float64Array(count)
  const flag = () => new Uint8Array(count)
  return {
    fixed: column(),
    expectedGpa: column(),
    satMiddle: column(),
    satWidth: column(),
    likelyMiddle: column(),
    /** Of its range of scores, or where it is likely to be. */
    upperEnd: column(),
    /** Of the points off for a college below the student (./selection.ts). */
    partOfLess: column(),
    /** Of its name away from home, and how far beyond the region it is; 0 at home. */
    draw: column(),
    beyond: column(),
    isFar: flag(),
    isInDoubt: flag(),
    /** It admits anyone, or the student by a rule. */
    isSure: flag(),
    /** It admits most, at a price that can be planned with: who cannot pay is not safe. */
    isSafe: flag(),
    isDear: flag(),
    hasOddRate: flag(),
    isClinical: flag(),
  }
}

export function layOut(
  laid: Laid,
  pool: Pool,
  scorer: Scorer,
  { zone, miles, farMiles, beyondRegion, firstYears, leavers }: SeenFrom,
  appeal: Appeal,
) {
  const { against } = scorer
  const { columns, wishes, campus } = against
  const enough = Math.max(visitorsBill.enough, visitorsBill.share * leavers)
  for (let k = 0; k < pool.colleges.length; k++) {
    const i = pool.colleges[k] ?? 0
    const isHome = pool.zone[k] === zones.home // so is a chosen state
    const { decides, inDoubt, isFarBelow } = scorer.verdict(i)
    const isDear = !isHome && dearness(i) > 0
    laid.fixed[k] = fixed(i, k, isHome)
    laid.expectedGpa[k] = classGpa(at(columns.likelyMiddle, i))
    laid.satMiddle[k] = at(columns.satMiddle, i)
    laid.satWidth[k] = at(columns.satWidth, i)
    laid.likelyMiddle[k] = at(columns.likelyMiddle, i)
    laid.upperEnd[k] = at(columns.likelyMiddle, i) + or(typicalWidth, at(columns.satWidth, i)) / 2
    // In a chosen state, too, it is away from home.
    laid.partOfLess[k] =
      zone[i] !== zones.home ? 1 : columns.isPublic[i] ? belowYouAtHome.public : belowYouAtHome.private
    laid.draw[k] = isHome ? 0 : at(columns.draw, i)
    laid.beyond[k] = isHome ? 0 : at(beyondRegion, i)
    laid.isFar[k] = !isHome && at(miles, i) > farMiles ? 1 : 0
    laid.isInDoubt[k] = inDoubt || (isFarBelow && !isHome) ? 1 : 0
    laid.hasOddRate[k] = columns.hasOddRate[i] ?? 0
    laid.isClinical[k] = isClinical(scorer.kindAt(i)) ? 1 : 0
    laid.isSure[k] = columns.open[i] || decides === 'automatic' ? 1 : 0
    laid.isDear[k] = isDear ? 1 : 0
    laid.isSafe[k] = at(columns.rate, i) >= safeRate && !isDear ? 1 : 0
  }

  /** 0 to 1: how much a public college charges those from elsewhere; 0 at others, whose price is after grants. */
  function dearness(i: number): number {
    if (!columns.isPublic[i]) return 0
    return or(0, clamp(1 - at(against.affordability, i) / visitorsBill.under, 0, 1))
  }

  function visitorsPoints(i: number): number {
    const others = zone[i] === zones.region ? clamp(or(0, at(firstYears, i)) / enough, 0, 1) : 1
    return dearness(i) * (visitorsBill.points + visitorsBill.unshared * (1 - others))
  }

  /** The same of a private college at home that admits most: its price is no reason to hope, and there are others. */
  function dearnessAtHome(i: number): number {
    if (columns.isPublic[i] || !(at(columns.rate, i) >= homeBill.rate)) return 0
    return or(0, clamp(1 - at(against.affordability, i) / homeBill.under, 0, 1))
  }

  /** Points off beyond the requested distance; of another control than requested, it counts as twice as far. */
  function farther(i: number, wished: number): number {
    if (!(at(miles, i) > wished)) return 0
    const asFar = controlFits(columns, wishes, i) ? at(miles, i) : 2 * at(miles, i)
    return doubled * Math.log2(asFar / (2 * Math.max(wished, shortTrip)))
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
      (isHome ? -homeBill.points * dearnessAtHome(i) : -visitorsPoints(i)) +
      (pool.wished[k] ? wishBonus : -contrary[isHome ? 'home' : 'away'] * contraryTo(columns, wishes, i)) +
      (pool.kept[k] ? keptBonus : 0) -
      (pool.maxMiles === null || isHome ? 0 : farther(i, pool.maxMiles))
    )
  }
}
