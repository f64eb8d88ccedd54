import type { Columns } from '#engine/matching/columns.ts'
import type { ComponentName } from '#engine/matching/how-well-it-fits/component-names.ts'
import { componentNamed } from '#engine/matching/how-well-it-fits/components.ts'
import { academicFit, chanceFit } from '#engine/matching/how-well-it-fits/fit-curves.ts'
import type { Scorer } from '#engine/matching/how-well-it-fits/scorer.ts'
import { at, columnFrom } from '#engine/matching/numbers/curves.ts'
import { type Academics, expectedGpa, oddsOf } from '#engine/matching/who-gets-in/chance.ts'
import type { Pool } from './pool.ts'

/**
 * What a college is chosen by. Close to Match, with three differences that only choosing needs: a cautious value where
 * a component has no data (in Match it drops out, and who keeps silent would win); prices of one kind for public and
 * private; and the appeal of a known or near name.
 */
export type Judged = { score: Float64Array; chance: Float64Array; role: Uint8Array }

/** The part a college can play in a balanced list. */
export const roles = {
  likely: 0,
  target: 1,
  reach: 2,
  farReach: 3,
  remote: 4,
  unknown: 5,
  almostLikely: 6,
} as const

const neutral = 0.5
const wishBonus = 6
const typicalWidth = 170
const openOdds = oddsOf(0.95)
const gpaWidth = 0.4 // as much GPA as a test range is wide

const or = (fallback: number, fit: number) => (Number.isNaN(fit) ? fallback : fit)

/** What a component adds where it is known, and what it is supposed to add where it is not. */
function points(name: ComponentName, fit: number): number {
  const { weight, supposed } = componentNamed(name)
  return 100 * weight * or(supposed, fit)
}

const settled: readonly ComponentName[] = ['Program', 'Strength', 'Place', 'Type', 'Campus life']
/** The components that depend on no record; price is left to a comparison of its own. */
const settledPoints = ({ against }: Scorer, i: number) =>
  settled.reduce((sum, name) => sum + points(name, componentNamed(name).fitOf(against, i)), 0)
const academicWeight = 100 * componentNamed('Academic fit').weight
const chanceWeight = 100 * componentNamed('Chance').weight

type Needs = { columns: Columns; scorer: Scorer; fullPrices: Float64Array; appeal: Float64Array }

/** Judges a pool by a record; what does not depend on the record is added up once, since a list asks several times. */
export function judgeOf(pool: Pool, { columns, scorer, fullPrices, appeal }: Needs) {
  const fixed = columnFrom(pool.colleges, (i, k) => {
    const wish = pool.wished[k] ? wishBonus : 0
    return settledPoints(scorer, i) + points('Affordability', at(fullPrices, i)) + at(appeal, i) + wish
  })

  /** Academic fit, or what it probably is where the college publishes no range or the student has no score. */
  function academic(i: number, place: number, { sat, gpa }: Academics): number {
    if (!Number.isNaN(place)) return academicFit(place)
    if (!Number.isNaN(sat)) return academicFit((sat - at(columns.likelyMiddle, i)) / typicalWidth)
    return or(
      neutral,
      academicFit((gpa - expectedGpa(columns.open[i] ? openOdds : at(columns.odds, i))) / gpaWidth),
    )
  }

  return (record: Academics): Judged => {
    const score = new Float64Array(fixed.length)
    const chances = new Float64Array(fixed.length)
    const role = new Uint8Array(fixed.length)
    pool.colleges.forEach((i, k) => {
      const place = scorer.placeOf(i, record.sat)
      const chance = scorer.chanceAs(i, place, record)
      score[k] =
        at(fixed, k) +
        academicWeight * academic(i, place, record) +
        chanceWeight * or(neutral, chanceFit(chance))
      chances[k] = chance
      role[k] = roleOf(chance, at(columns.rate, i) < 0.5 && place < 0.1)
    })
    return { score, chance: chances, role }
  }
}

/** The bands, with a gap at the upper edge: what plays a part by a rounded record should keep it by the true one. */
export function roleOf(chance: number, nearMiddle: boolean): number {
  if (Number.isNaN(chance)) return roles.unknown
  if (chance >= 0.7) return nearMiddle ? roles.target : chance >= 0.725 ? roles.likely : roles.almostLikely
  if (chance >= 0.29) return roles.target
  if (chance >= 0.12) return roles.reach
  return chance >= 0.04 ? roles.farReach : roles.remote
}
