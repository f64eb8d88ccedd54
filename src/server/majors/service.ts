import type { Catalog } from '#catalog/catalog.ts'
import type { Addresses } from '#catalog/colleges/slugs.ts'
import { majorPath } from '#contract/colleges/college-page.ts'
import { slugOf } from '#contract/colleges/slug.ts'
import type { Found } from '#server/platform/http/found-page.ts'
import { keptPages } from '#server/platform/http/kept-pages.ts'
import type { Pages } from '#server/platform/http/pages.ts'
import { majorPages, majorsPage } from './page-model.ts'

type Needs = { catalog: Catalog; addresses: Addresses; live: Pages['live'] }

export function majorsService({ catalog, addresses, live }: Needs) {
  const majors = new Map(catalog.majors.map((major) => [slugOf(major.title), major]))
  const modelOf = majorPages({ catalog, addresses })
  const kept = keptPages(majors.size + 1)
  return {
    all: (): Found => ({
      at: '/majors',
      page: () => kept('/', () => live('majors', { page: majorsPage(catalog) })),
    }),
    major(words: string): Found {
      const slug = slugOf(words)
      const major = majors.get(slug)
      return major
        ? { at: majorPath(slug), page: () => kept(slug, () => live('major', { page: modelOf(major) })) }
        : null
    },
    paths: () => ['/majors', ...[...majors.keys()].map((slug) => `/majors/${slug}`)],
  }
}
export type MajorsService = ReturnType<typeof majorsService>
