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

/** One of the requested communities, and one of the requested faiths: OR inside a list, both if both were requested. */
export const keepsWish = ({ missions, faith }: College, wish: Wishing) =>
  (wish.community.length === 0 || wish.community.some((name) => missions.includes(missionOf[name]))) &&
  (wish.faith.length === 0 || (faith !== null && wish.faith.includes(faith)))
