import { type AdmissionNeeds, admissionFor } from '#engine/matching/chance/admission.ts'
import { campusColumn } from '#engine/matching/columns.ts'
import type { Offer } from '#engine/matching/offer/offer.ts'
import type { Profile } from '#engine/matching/profile.ts'
import type { CampusWish } from './campus-life.ts'
import { wishesOf } from './college-type.ts'
import type { Against } from './component.ts'
import { type ComponentName, componentNames, type Fits } from './component-names.ts'
import { components } from './components.ts'

/** One student against the columns. Every number of a report comes from here. */
export type Scorer = ReturnType<typeof scorerFor>

type Needs = AdmissionNeeds & { affordability: Float64Array; nearness: Float64Array }

const noFits = Object.fromEntries(componentNames.map((name) => [name, Number.NaN])) as Record<
  ComponentName,
  number
> // one entry a component

export function scorerFor(profile: Profile, offer: Offer, needs: Needs) {
  const { columns, affordability, nearness } = needs
  const admission = admissionFor(profile, offer, needs)
  const { academics, placeOf, taken } = admission
  const wishes = wishesOf(profile.collegeType)
  const campusWishes: readonly CampusWish[] = [...profile.activities, ...profile.campusPrograms]

  const against: Against = {
    columns,
    offer,
    affordability,
    nearness,
    wishes,
    campus: campusWishes.map((wish) => campusColumn(columns, wish)),
    placeOf: (i) => placeOf(i, academics.sat),
    placeTold: (i) => taken(i)?.place ?? placeOf(i, academics.sat),
    chance: admission.chance,
  }

  const scores = new Map<number, { fits: Fits; match: number }>()

  /** Match is 0 to 100, over the components that have data. Once a college: choice, order and card ask for it. */
  function scored(i: number) {
    const known = scores.get(i)
    if (known) return known
    const fits = { ...noFits }
    let sum = 0
    let total = 0
    for (const { name, weight, fitOf } of components) {
      const value = fitOf(against, i)
      fits[name] = value
      if (Number.isNaN(value)) continue
      sum += weight * value
      total += weight
    }
    const made = { fits, match: total === 0 ? 0 : (100 * sum) / total }
    scores.set(i, made)
    return made
  }

  // Added to what was just made: a copy of so many members would take as long as the rest.
  return Object.assign(admission, {
    wishes,
    campusWishes,
    against,
    fits: (i: number) => scored(i).fits,
    match: (i: number) => scored(i).match,
  })
}
