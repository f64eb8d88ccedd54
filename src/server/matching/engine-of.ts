import type { Catalog } from '#catalog/catalog.ts'
import { collegeResolver } from '#catalog/colleges/resolver.ts'
import { majorResolver } from '#catalog/majors/reading/resolver.ts'
import { type MatchingEngine, matchingEngine } from '#engine/matching/engine.ts'

const engines = new WeakMap<Catalog, MatchingEngine>()

/** Built once per catalog: building takes a moment, and the result never changes. */
export function engineOf(catalog: Catalog): MatchingEngine {
  const known = engines.get(catalog)
  if (known) return known
  const engine = matchingEngine(catalog, {
    readMajor: majorResolver(catalog),
    readCollege: collegeResolver(catalog),
  })
  engines.set(catalog, engine)
  return engine
}

/** Resolves one major and one college, so that their indexes exist before the first request. */
export function warmUp(catalog: Catalog) {
  engineOf(catalog)
  majorResolver(catalog)('biology')
  collegeResolver(catalog)('ohio state')
}
