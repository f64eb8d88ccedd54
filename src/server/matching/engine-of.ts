import { collegeResolver } from '#catalog/colleges/resolver.ts'
import type { Catalog } from '#catalog/facts.ts'
import { majorResolver } from '#catalog/majors/resolver.ts'
import { type MatchingEngine, matchingEngine } from '#engine/matching/engine.ts'

const engines = new WeakMap<Catalog, MatchingEngine>()

/** The engine over a catalogue. Laying it out takes a moment and the result never changes: once is enough. */
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
