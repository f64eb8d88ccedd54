import type { ChanceBand } from '#contract/report.ts'
import type { CampusWish } from './campus-wishes.ts'
import {
  type Academics,
  bandOf,
  chanceAt,
  type Doors,
  openCountsAs,
  placeInRange,
  rankTerm,
  residencies,
} from './chance.ts'
import { type Columns, campusColumn } from './columns.ts'
import { satEquivalent } from './concordance.ts'
import { at } from './curves.ts'
import { academicFit, chanceFit, components, placeFit } from './fit.ts'
import { allStates, nearness, stateIndex } from './places.ts'
import type { Profile } from './profile.ts'
import type { Offer } from './programs.ts'
import { typeFit, wishesOf } from './wishes.ts'

/** One student against the columns. Every number of a report comes from here. */
export type Scorer = ReturnType<typeof scorerFor>

const nanIfNull = (value: number | null) => value ?? Number.NaN

const academicsOf = (profile: Profile): Academics => ({
  sat: nanIfNull(satEquivalent(profile)),
  gpa: nanIfNull(profile.gpa),
  rankTerm: profile.classRank ? rankTerm(profile.classRank) : Number.NaN,
})

const neutral = 0.5
const quietStrength = 0.3
const or = (fallback: number, fit: number) => (Number.isNaN(fit) ? fallback : fit)

type Needs = { columns: Columns; offer: Offer; affordability: Float64Array }

export function scorerFor(profile: Profile, { columns, offer, affordability }: Needs) {
  const academics = academicsOf(profile)
  const home = stateIndex(profile.state)
  const wishes = wishesOf(profile.collegeType)
  const campusWishes: readonly CampusWish[] = [...profile.activities, ...profile.campusPrograms]
  const campus = campusWishes.map((wish) => campusColumn(columns, wish))
  const placeFits = Float64Array.from(allStates, (code) =>
    profile.interestedStates.includes(code) ? placeFit.home : placeFit[nearness(profile.state, code)],
  )

  const residency = (i: number): number => {
    if (!columns.isPublic[i]) return residencies.private
    return columns.state[i] === home ? residencies.inState : residencies.outOfState
  }
  const placeOf = (i: number, sat: number) =>
    placeInRange(sat, at(columns.satMiddle, i), at(columns.satWidth, i))

  /** For any record; NaN where neither a rate nor open admission is known. */
  const chanceAs = (i: number, place: number, { gpa, rankTerm: r }: Academics): number =>
    columns.open[i]
      ? openCountsAs
      : chanceAt(at(columns.odds, i), at(columns.cap, i), place, residency(i), gpa, r)

  const chance = (i: number): number => chanceAs(i, placeOf(i, academics.sat), academics)

  const doorsOf = (i: number): Doors => ({
    rate: at(columns.rate, i),
    place: placeOf(i, academics.sat),
    residency: residency(i),
  })

  const band = (i: number): ChanceBand | null => {
    if (columns.open[i]) return 'open admission'
    const value = chance(i)
    return Number.isNaN(value) ? null : bandOf(value, doorsOf(i))
  }

  function campusFit(i: number): number {
    let sum = 0
    let count = 0
    for (const column of campus) {
      const fit = at(column, i)
      if (Number.isNaN(fit)) continue
      sum += fit
      count++
    }
    return count === 0 ? Number.NaN : sum / count
  }

  /** Writes the fit of each component, 0 to 1 or NaN, in the order of `components`. */
  function fits(i: number, into: Float64Array): Float64Array {
    into[0] = at(offer.fit, i)
    into[1] = academicFit(placeOf(i, academics.sat))
    into[2] = chanceFit(chance(i))
    into[3] = at(affordability, i)
    into[4] = at(columns.strength, i)
    into[5] = at(placeFits, columns.state[i] ?? 0)
    into[6] = typeFit(columns, wishes, i)
    into[7] = campusFit(i)
    return into
  }

  /** What choosing adds up of the components that depend on no record; price is left to it. */
  const settledPoints = (i: number): number =>
    24 * at(offer.fit, i) +
    12 * or(quietStrength, at(columns.strength, i)) +
    8 * at(placeFits, columns.state[i] ?? 0) +
    5 * or(neutral, typeFit(columns, wishes, i)) +
    3 * or(neutral, campusFit(i))

  return { academics, wishes, campusWishes, placeOf, chanceAs, settledPoints, chance, doorsOf, band, fits }
}

const weights = Float64Array.from(components, ({ weight }) => weight)

/** 0 to 100, over the components that have data. */
export function matchOf(fits: Float64Array): number {
  let sum = 0
  let total = 0
  for (let c = 0; c < weights.length; c++) {
    const fit = at(fits, c)
    if (Number.isNaN(fit)) continue
    sum += at(weights, c) * fit
    total += at(weights, c)
  }
  return total === 0 ? 0 : (100 * sum) / total
}
