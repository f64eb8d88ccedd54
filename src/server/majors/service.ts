import type { Catalog } from '#catalog/catalog.ts'
import type { Addresses } from '#catalog/colleges/slugs.ts'
import { slugOf } from '#contract/colleges/slug.ts'
import { keptPages } from '#server/platform/http/kept-pages.ts'
import type { Page, Pages } from '#server/platform/http/pages.ts'
import { majorPages, majorsPage } from './page-model.ts'

type Needs = { catalog: Catalog; addresses: Addresses; live: Pages['live'] }

export function majorsService({ catalog, addresses, live }: Needs) {
  const majors = new Map(catalog.majors.map((major) => [slugOf(major.title), major]))
  const modelOf = majorPages({ catalog, addresses })
  const kept = keptPages(majors.size + 1)
  return {
    all: (): Promise<Page> | null => kept('/', () => live('majors', { page: majorsPage(catalog) })),
    /** Where a slug written with capitals leads. */
    movedTo: (slug: string) => {
      const small = slug.toLowerCase()
      return slug !== small && majors.has(small) ? `/majors/${small}` : null
    },
    major(slug: string): Promise<Page> | null {
      const major = majors.get(slug)
      return major ? kept(slug, () => live('major', { page: modelOf(major) })) : null
    },
    paths: () => ['/majors', ...[...majors.keys()].map((slug) => `/majors/${slug}`)],
  }
}
export type MajorsService = ReturnType<typeof majorsService>
