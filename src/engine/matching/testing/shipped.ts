import { fileURLToPath } from 'node:url'
import type { Catalog } from '#catalog/catalog.ts'
import { collegeResolver } from '#catalog/colleges/resolver.ts'
import { loadCatalog } from '#catalog/load.ts'
import { majorResolver } from '#catalog/majors/reading/resolver.ts'
import type { Report } from '#contract/matching/report.ts'
import { matchingEngine } from '#engine/matching/engine.ts'
import type { Profile } from '#engine/matching/profile.ts'
import { searcher } from '#engine/matching/search.ts'
import { en } from '#words/en.ts'
import { inWords } from '#words/told.ts'

/** The tables the product ships, read once a test file. */
export const catalog = loadCatalog(fileURLToPath(new URL('../../../catalog/data', import.meta.url)))
export const resolvers = { readMajor: majorResolver(catalog), readCollege: collegeResolver(catalog) }
/** An engine whose reports are in English, as a student reads them; `told`: the same before. */
function englishEngine(of: Catalog) {
  const engine = matchingEngine(of, resolvers)
  function match(profile: Profile) {
    const found = engine.match(profile)
    return { ...found, told: found.report, report: inWords<Report>(en, found.report) }
  }
  return { ...engine, match }
}
export const { match, assess } = englishEngine(catalog)
/** The same choice without the words, for tests that ask thousands of times. */
export const { search, columns } = searcher(catalog, resolvers)
export const unitids = (profile: Parameters<typeof search>[0]) =>
  search(profile).ranked.map((i) => columns.colleges[i]?.unitid ?? 0)
