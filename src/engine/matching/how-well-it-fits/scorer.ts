import type { ChanceBand } from '#contract/report.ts'
import { type Columns, campusColumn } from '#engine/matching/columns.ts'
import { at } from '#engine/matching/numbers/curves.ts'
import type { Profile } from '#engine/matching/profile.ts'
import { stateIndex } from '#engine/matching/where-students-go/places.ts'
import {
  type Academics,
  bandOf,
  chanceAt,
  type Doors,
  openCountsAs,
  placeInRange,
  rankTerm,
  residencies,
} from '#engine/matching/who-gets-in/chance.ts'
import { satEquivalent } from '#engine/matching/who-gets-in/concordance.ts'
import type { CampusWish } from './campus-life.ts'
import { wishesOf } from './college-type.ts'
import type { Against } from './component.ts'
import type { Fits } from './component-names.ts'
import { components } from './components.ts'
import type { Offer } from './offer.ts'

/** One student against the columns. Every number of a report comes from here. */
export type Scorer = ReturnType<typeof scorerFor>

const nanIfNull = (value: number | null) => value ?? Number.NaN

const academicsOf = (profile: Profile): Academics => ({
  sat: nanIfNull(satEquivalent(profile)),
  gpa: nanIfNull(profile.gpa),
  rankTerm: profile.classRank ? rankTerm(profile.classRank) : Number.NaN,
})

type Needs = { columns: Columns; offer: Offer; affordability: Float64Array; nearness: Float64Array }

export function scorerFor(profile: Profile, { columns, offer, affordability, nearness }: Needs) {
  const academics = academicsOf(profile)
  const home = stateIndex(profile.state)
  const wishes = wishesOf(profile.collegeType)
  const campusWishes: readonly CampusWish[] = [...profile.activities, ...profile.campusPrograms]

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

  const against: Against = {
    columns,
    offer,
    affordability,
    nearness,
    wishes,
    campus: campusWishes.map((wish) => campusColumn(columns, wish)),
    placeOf: (i) => placeOf(i, academics.sat),
    chance,
  }

  const fits = (i: number): Fits =>
    Object.fromEntries(components.map(({ name, fitOf }) => [name, fitOf(against, i)])) as Fits // one entry a component

  /** 0 to 100, over the components that have data. */
  function match(i: number): number {
    let sum = 0
    let total = 0
    for (const { weight, fitOf } of components) {
      const value = fitOf(against, i)
      if (Number.isNaN(value)) continue
      sum += weight * value
      total += weight
    }
    return total === 0 ? 0 : (100 * sum) / total
  }

  return { academics, wishes, campusWishes, against, placeOf, chanceAs, chance, doorsOf, band, fits, match }
}
