import type { People } from '#catalog/rules/people.ts'
import type { Profile } from '#engine/matching/profile.ts'

// Wishes beside the specification's lists: a community, a faith. If requested, at least four of the ten meet them.

type Wishing = Pick<Profile, 'community' | 'faith'>

export const asksForPeople = ({ community, faith }: Wishing) => community.length + faith.length > 0

/** One of the requested communities, and one of the requested faiths: OR inside a list, both if both were requested. */
export const keepsWish = (people: People, { community, faith }: Wishing) =>
  (community.length === 0 || community.some((name) => people.communities.includes(name))) &&
  (faith.length === 0 || (people.faith !== null && faith.includes(people.faith)))
