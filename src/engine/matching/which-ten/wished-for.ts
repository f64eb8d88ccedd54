import type { College, Mission } from '#catalog/facts.ts'
import type { Community } from '#contract/matching/search-fields.ts'
import type { Profile } from '#engine/matching/profile.ts'

// Wishes beside the specification's lists: a community, a faith. If requested, at least four of the ten meet them.

const missionOf: Record<Community, Mission> = {
  HBCU: 'HBCU',
  'Hispanic-serving': 'HSI',
  Tribal: 'Tribal',
  Women: 'women only',
}

type Wishing = Pick<Profile, 'community' | 'faith'>

export const asksForPeople = ({ community, faith }: Wishing) => community.length + faith.length > 0

export const isOf = ({ missions }: College, community: Community) => missions.includes(missionOf[community])

/** One of the requested communities, and one of the requested faiths: OR inside a list, both if both were requested. */
export const keepsWish = (college: College, { community, faith }: Wishing) =>
  (community.length === 0 || community.some((name) => isOf(college, name))) &&
  (faith.length === 0 || (college.faith !== null && faith.includes(college.faith)))
