import type { People } from '#catalog/rules/people.ts'
import type { Profile } from '#engine/matching/profile.ts'
import type { SeenFrom } from '#engine/matching/where-students-go/seen-from.ts'
import { farGpa } from './places.ts'

// Wishes beside the specification's lists: a community, a faith. If requested, at least four of the ten meet them.

type Wishing = Pick<Profile, 'community' | 'faith' | 'eitherIsEnough'>

export const asksForPeople = ({ community, faith }: Wishing) => community.length + faith.length > 0
export const asksForBoth = ({ community, faith }: Wishing) => community.length > 0 && faith.length > 0

export const isOfCommunity = ({ communities }: People, { community }: Wishing) =>
  community.some((name) => communities.includes(name))
export const isOfFaith = (people: People, { faith }: Wishing) =>
  people.faith !== null && faith.includes(people.faith)
export const keepsBoth = (people: People, wishing: Wishing) =>
  isOfCommunity(people, wishing) && isOfFaith(people, wishing)

export const keepsSome = (people: People, wishing: Wishing) =>
  isOfCommunity(people, wishing) || isOfFaith(people, wishing)

/** OR inside a list. If both lists were used one of each, or either where too few colleges have both. */
export const keepsWish = (people: People, wishing: Wishing) =>
  asksForBoth(wishing) && !wishing.eitherIsEnough ? keepsBoth(people, wishing) : keepsSome(people, wishing)

/** How far from home a college is looked for: as far as requested, and with low grades not far; in a chosen state anywhere. */
export function farthest(
  { interestedStates, maxMiles, gpa }: Profile,
  { farMiles }: Pick<SeenFrom, 'farMiles'>,
): number {
  if (interestedStates.length > 0) return Number.POSITIVE_INFINITY
  return maxMiles ?? ((gpa ?? 4) < farGpa ? farMiles : Number.POSITIVE_INFINITY)
}
