import type { Catalog } from '#catalog/catalog.ts'
import type { Addresses } from '#catalog/colleges/slugs.ts'
import { collegePath, mostCompared } from '#contract/colleges/college-page.ts'
import { slugOf } from '#contract/colleges/slug.ts'
import type { Found } from '#server/platform/http/found-page.ts'
import { keeper, keptPages } from '#server/platform/http/kept-pages.ts'
import { etagOf, type Pages, type Picture } from '#server/platform/http/pages.ts'
import { cardDrawer } from './card/card.ts'
import { collegeLists } from './lists.ts'
import { collegePages, isThin } from './page/model.ts'
import { majorColleges, tableOf } from './table.ts'

type Needs = { catalog: Catalog; addresses: Addresses; live: Pages['live'] }

// Every page, and a few hundred filter combinations of the explorer, of which there is no end.
const mostPages = 3000
const mostQuestions = 300
const mostCards = 200 // about 80 KB each, requested when a link is shared

/** The public pages of colleges: drawn when first requested, then kept. */
export function collegesService({ catalog, addresses, live }: Needs) {
  const majors = new Map(catalog.majors.map((major) => [slugOf(major.title), major]))
  const slugOfFamily = new Map(catalog.majors.map(({ id, title }) => [id, slugOf(title)]))
  const modelOf = collegePages({
    catalog,
    addresses,
    majorSlug: (family) => slugOfFamily.get(family) ?? null,
  })
  const lists = collegeLists({ catalog, addresses })
  const table = tableOf(catalog, addresses)
  const kept = keptPages(mostPages)
  const questions = keptPages(mostQuestions)
  const cards = keeper<Picture>(mostCards)
  const drawCard = cardDrawer()

  /** Also finds a former slug, the federal number, and other spellings. */
  function collegeAt(words: string) {
    const named = addresses.find(words) ?? addresses.find(slugOf(words))
    const address = named && 'movedTo' in named ? addresses.find(named.movedTo) : named
    return address && 'unitid' in address ? (catalog.collegeById.get(address.unitid) ?? null) : null
  }

  return {
    table: () => JSON.stringify(table),
    version: catalog.version,

    college(words: string): Found {
      const college = collegeAt(words)
      if (!college) return null
      const slug = addresses.slugOf(college)
      return {
        at: collegePath(slug),
        page: () => kept(slug, () => live('college', { page: modelOf(college) })),
      }
    },

    /** The picture for link previews. `before` is called if it has to be drawn first. */
    async card(words: string, before: () => Promise<void>): Promise<Picture | null> {
      const college = collegeAt(words)
      if (!college) return null
      return await cards(addresses.slugOf(college), async () => {
        await before()
        const raw = await drawCard(modelOf(college))
        return { type: 'image/png', etag: etagOf(raw), raw }
      })
    },

    /** `asked` is the query of the address, or ''. */
    explorer(asked: string): Found {
      const search = oneSpelling(asked)
      const wanted = new URLSearchParams(search).get('major')
      const major = wanted === null ? undefined : majors.get(wanted)
      const make = () =>
        live('explorer', { table, search, major: major ? majorColleges(catalog, major) : null })
      return { at: '/colleges', page: () => (search === '' ? kept('/', make) : questions(search, make)) }
    },

    major(slug: string): string | null {
      const major = majors.get(slug)
      return major ? JSON.stringify(majorColleges(catalog, major)) : null
    },

    list(kind: 'in' | 'a-z', words?: string): Found {
      const page = lists.find(kind, words)
      return page && { at: page.path, page: () => kept(page.path, () => live('college-list', { page })) }
    },

    /** Unknown slugs and those beyond the maximum are left out, and it is said; one named twice counts once. */
    comparison(slugs: readonly string[]): Found {
      const named = new Set(slugs.flatMap((slug) => collegeAt(slug) ?? []))
      const colleges = [...named].slice(0, mostCompared)
      const unknown = new Set(slugs.filter((slug) => slug !== '' && !collegeAt(slug))).size
      const beyond = named.size - colleges.length
      const key = `compare ${colleges.map(({ unitid }) => unitid).join(' ')} ${unknown} ${beyond}`
      return {
        at: '/colleges/compare',
        page: () =>
          questions(key, () =>
            live('college-comparison', { colleges: colleges.map(modelOf), unknown, beyond }),
          ),
      }
    },

    /** What the sitemap lists. Thin pages are open to readers but not offered to search engines. */
    paths: (): string[] => [
      '/colleges',
      ...lists.all(),
      ...catalog.colleges
        .filter((college) => !isThin(college))
        .map((college) => collegePath(addresses.slugOf(college))),
    ],
  }
}
/** The same questions in another order, or with other escapes, are the same page. */
function oneSpelling(search: string): string {
  const questions = new URLSearchParams(search)
  questions.sort()
  return questions.size === 0 ? '' : `?${questions}`
}

export type CollegesService = ReturnType<typeof collegesService>
