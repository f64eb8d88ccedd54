import type { College } from '#catalog/facts.ts'
import { slugOf } from '#contract/colleges/slug.ts'
import { stateName } from '#contract/states.ts'

type Named = Pick<College, 'unitid' | 'name' | 'city' | 'state'>

/** The slug of a college: its name, with the state if two share it, with the city if that is not enough. */
export function collegeSlugs(colleges: readonly Named[]): Map<number, string> {
  const ways = [
    ({ name }: Named) => slugOf(name),
    ({ name, state }: Named) => slugOf(`${name} ${stateName(state)}`),
    ({ name, state, city }: Named) => slugOf(`${name} ${city} ${stateName(state)}`),
    ({ name, unitid }: Named) => slugOf(`${name} ${unitid}`),
  ]
  const found = new Map<number, string>()
  let open = colleges
  for (const way of ways) {
    const times = new Map<string, number>()
    for (const college of open) times.set(way(college), (times.get(way(college)) ?? 0) + 1)
    const taken = new Set(found.values())
    const isOwn = (slug: string) => times.get(slug) === 1 && !taken.has(slug)
    for (const college of open) if (isOwn(way(college))) found.set(college.unitid, way(college))
    open = open.filter(({ unitid }) => !found.has(unitid))
  }
  return found
}

export type PublishedSlug = { unitid: number; slug: string }

export type Addresses = {
  slugOf: (college: Pick<College, 'unitid'>) => string
  /** The college that a slug names today, or its new slug. */
  find: (slug: string) => { unitid: number } | { movedTo: string } | null
}

/** Today's slugs, and every older published one, which redirects (published-slugs.tsv). */
export function collegeAddresses(colleges: readonly Named[], published: readonly PublishedSlug[]): Addresses {
  const current = collegeSlugs(colleges)
  const bySlug = new Map([...current].map(([unitid, slug]) => [slug, unitid]))
  const former = new Map(published.map(({ unitid, slug }) => [slug, unitid]))
  return {
    slugOf({ unitid }) {
      const slug = current.get(unitid)
      if (slug === undefined) throw new Error(`${unitid} is no college of the catalog`)
      return slug
    },
    find(slug) {
      const unitid = bySlug.get(slug)
      if (unitid !== undefined) return { unitid }
      const movedTo = current.get(former.get(slug) ?? Number(/^\d{1,8}$/.test(slug) ? slug : Number.NaN))
      return movedTo === undefined ? null : { movedTo }
    },
  }
}

/** published-slugs.tsv: a UNITID and a slug a line. */
export const publishedSlugs = (text: string): PublishedSlug[] =>
  text
    .split('\n')
    .filter((line) => line !== '' && !line.startsWith('#'))
    .map((line) => {
      const [unitid = '', slug = ''] = line.split('\t')
      return { unitid: Number(unitid), slug }
    })
