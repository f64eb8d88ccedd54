import { fileURLToPath } from 'node:url'
import { collegeResolver } from '#catalog/colleges/resolver.ts'
import { loadCatalog } from '#catalog/load.ts'
import { majorResolver } from '#catalog/majors/reading/resolver.ts'
import { matchingEngine } from '#engine/matching/engine.ts'
import { searcher } from '#engine/matching/search.ts'

/** The tables the product ships, read once a test file. */
export const catalog = loadCatalog(fileURLToPath(new URL('../../../catalog/data', import.meta.url)))
export const resolvers = { readMajor: majorResolver(catalog), readCollege: collegeResolver(catalog) }
export const { match, assess } = matchingEngine(catalog, resolvers)
/** The same choice without the words, for tests that ask thousands of times. */
export const { search, columns } = searcher(catalog, resolvers)
export const unitids = (profile: Parameters<typeof search>[0]) =>
  search(profile).ranked.map((i) => columns.colleges[i]?.unitid ?? 0)
