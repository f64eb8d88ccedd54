import type { College, Mission } from '#catalog/facts.ts'
import { type Community, communities, type Faith, faiths } from '#contract/matching/search-fields.ts'
import type { Rule } from './rule.ts'

/** For whom a college is: the federal record, corrected where a published rule knows better. */
export type People = { communities: readonly Community[]; faith: Faith | null }

const missionOf: Record<Exclude<Community, 'Women'>, Mission> = {
  HBCU: 'HBCU',
  'Hispanic-serving': 'HSI',
  Tribal: 'Tribal',
}

type Known = Pick<College, 'unitid' | 'missions' | 'faith'>

export function peopleOf(
  { unitid, missions, faith }: Known,
  rules: ReadonlyMap<number, readonly Rule[]>,
): People {
  const own = rules.get(unitid) ?? []
  const named = own.find(({ kind }) => kind === 'affiliation')?.about[0]
  return {
    communities: communities.filter((name) =>
      // Some that the federal record still counts have admitted men since: they have no rule of one sex.
      name === 'Women'
        ? missions.includes('women only') && own.some(({ kind }) => kind === 'one sex')
        : missions.includes(missionOf[name]),
    ),
    faith: faith ?? faiths.find((name) => name === named) ?? null,
  }
}
