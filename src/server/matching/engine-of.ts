import type { Catalog } from '#catalog/catalog.ts'
import { collegeResolver } from '#catalog/colleges/resolver.ts'
import { majorResolver } from '#catalog/majors/reading/resolver.ts'
import { type MatchingEngine, matchingEngine } from '#engine/matching/engine.ts'
import { emptyProfile } from '#engine/matching/profile.ts'

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

/** One search for a made-up student, so that what it needs exists before the first request. */
export function warmUp(catalog: Catalog) {
  engineOf(catalog).match({ ...emptyProfile, state: 'OH', major: 'biology', specificCollege: 'ohio state' })
}
