import type { People } from '#catalog/rules/people.ts'
import type { Profile } from './profile.ts'

// Wishes beside the specification's lists: a community, a faith.

type Wishing = Pick<Profile, 'community' | 'faith' | 'eitherIsEnough'>

export const asksForPeople = ({ community, faith }: Wishing) => community.length + faith.length > 0
export const asksForBoth = ({ community, faith }: Wishing) => community.length > 0 && faith.length > 0

export const isOfCommunity = ({ communities }: People, { community }: Wishing) =>
  community.some((name) => communities.includes(name))
export const isOfFaith = (people: People, { faith }: Wishing) =>
  people.faith !== null && faith.includes(people.faith)

/** OR inside a list. If both lists were used one of each, or either where too few colleges have both. */
export const keepsWish = (people: People, wishing: Wishing) =>
  asksForBoth(wishing) && !wishing.eitherIsEnough
    ? isOfCommunity(people, wishing) && isOfFaith(people, wishing)
    : isOfCommunity(people, wishing) || isOfFaith(people, wishing)
