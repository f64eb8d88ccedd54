import type { College, Mission } from '#catalog/facts.ts'
import { type Community, communities, type Faith, faiths } from '#contract/matching/search-fields.ts'
import { isForItsOwnChurch } from './own-church.ts'
import type { Rule } from './rule.ts'

/** For whom a college is: the federal record, corrected where a published rule knows better. */
export type People = {
  communities: readonly Community[]
  faith: Faith | null
  /** Mostly chosen for that faith. */
  isForItsOwnChurch: boolean
}

const missionOf: Record<Exclude<Community, 'Women'>, Mission> = {
  HBCU: 'HBCU',
  'Hispanic-serving': 'HSI',
  Tribal: 'Tribal',
}

/** Some women's colleges of the federal record have admitted men since: they have no rule of one sex. */
export const missionsNow = ({ missions }: Pick<College, 'missions'>, own: readonly Rule[] | undefined) =>
  own?.some(({ kind }) => kind === 'one sex')
    ? missions
    : missions.filter((mission) => mission !== 'women only')

type Known = Pick<College, 'unitid' | 'missions' | 'faith' | 'religion' | 'programs'>

export function peopleOf(college: Known, rules: ReadonlyMap<number, readonly Rule[]>): People {
  const { missions } = college
  const own = rules.get(college.unitid) ?? []
  const named = own.find(({ kind }) => kind === 'affiliation')?.about[0]
  const faith = college.faith ?? faiths.find((name) => name === named) ?? null
  return {
    communities: communities.filter((name) =>
      name === 'Women'
        ? missionsNow({ missions }, own).includes('women only')
        : missions.includes(missionOf[name]),
    ),
    faith,
    isForItsOwnChurch: isForItsOwnChurch(college, faith),
  }
}
