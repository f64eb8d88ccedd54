import type { Catalog } from '#catalog/catalog.ts'
import { collegeResolver } from '#catalog/colleges/resolver.ts'
import type { College } from '#catalog/facts.ts'
import { majorResolver } from '#catalog/majors/reading/resolver.ts'
import type { Report } from '#contract/matching/report.ts'
import { matchingEngine } from '#engine/matching/engine.ts'
import { en } from '#words/en.ts'
import { inWords } from '#words/told.ts'
import { median, percentile } from '../support/numbers.ts'
import { studentNumber } from './profiles.ts'

/** The catalog several times over, under new ids: more work, with real facts. */
function repeated(catalog: Catalog, times: number): Catalog {
  const colleges: College[] = Array.from({ length: times }, (_, round) =>
    catalog.colleges.map((college) => ({ ...college, unitid: college.unitid + round * 1_000_000 })),
  ).flat()
  return { ...catalog, colleges, collegeById: new Map(colleges.map((college) => [college.unitid, college])) }
}

export type EngineTimes = ReturnType<typeof engineTimes>

/**
 * One whole answer (reading, numbers, list, words) over one, four and sixteen times the catalog, on one core. No two
 * students are the same, but they share eight subjects, whose texts the engine remembers; `fresh` is a subject that was
 * never asked for before.
 */
export function engineTimes(catalog: Catalog, calls = 400) {
  const resolvers = { readMajor: majorResolver(catalog), readCollege: collegeResolver(catalog) }
  return [1, 4, 16].map((times) => {
    const built = performance.now()
    const { match } = matchingEngine(repeated(catalog, times), resolvers)
    const layingOut = performance.now() - built
    const taking = (profileOf: (n: number) => ReturnType<typeof studentNumber>, count: number) =>
      Array.from({ length: count }, (_, n) => {
        const profile = profileOf(n)
        const startedAt = performance.now()
        inWords<Report>(en, match(profile).report)
        return performance.now() - startedAt
      })
    taking(studentNumber, 400) // warms up: compiles the code and prepares prices by state
    const taken = taking((n) => studentNumber(n + 1000), calls)
    const subjects = catalog.majors.map(({ title }) => title)
    const fresh = taking((n) => ({ ...studentNumber(n), major: subjects[n] ?? '' }), subjects.length)
    return {
      times,
      colleges: catalog.colleges.length * times,
      layingOut,
      median: median(taken),
      p95: percentile(taken, 0.95),
      fresh: median(fresh),
    }
  })
}
