import { andList } from '#contract/prose.ts'
import { withThe } from '#engine/matching/say/names.ts'
import type { TaughtAt } from '#engine/matching/where-students-go/two-year-colleges.ts'

// Where near home a trade is taught, or the degree awarded that is enough for a license.

/** Fewer awards in a year may be a few people's. */
const manyAwards = 10

/** Names the first of them, and says so where there are more. */
export function taughtAt(
  home: string,
  [teaches, teach]: readonly [string, string],
  subject: string,
  schools: readonly TaughtAt[],
  most: number,
): string {
  const large = schools.filter(({ awards }, at) => at === 0 || awards >= manyAwards)
  const some = large.slice(0, most)
  const names = namedWithCity(some.map((school) => ({ ...school, name: officialName(school) })))
  const { one, many } = kindOf(some)
  if (large.length === 1) return `A public ${one} in ${home} that ${teaches} ${subject}: ${names[0]}.`
  const example = schools.length > some.length ? 'for example ' : ''
  return `Public ${many} in ${home} that ${teach} ${subject}: ${example}${andList(names)}.`
}

const officialName = ({ name, kind }: TaughtAt) =>
  kind === 'four-year college' ? withThe(name.replace(/-Main Campus$/, '')) : name

/** Technical colleges of less than two years are colleges by their name; career centers are not. */
function kindOf(schools: readonly TaughtAt[]): { one: string; many: string } {
  if (schools.every(({ kind }) => kind === 'two-year college'))
    return { one: 'two-year college', many: 'two-year colleges' }
  const colleges = schools.filter(
    ({ kind, name }) => kind !== 'trade school' || /College|University/.test(name),
  )
  if (colleges.length === schools.length) return { one: 'college', many: 'colleges' }
  return { one: 'trade school', many: colleges.length > 0 ? 'colleges and trade schools' : 'trade schools' }
}

export const namedWithCity = (colleges: readonly Pick<TaughtAt, 'name' | 'city'>[]) =>
  colleges.map(({ name, city }) => `${name} (${city})`)
