import type { Catalog } from '#catalog/catalog.ts'
import { collegeResolver } from '#catalog/colleges/resolver.ts'
import type { College } from '#catalog/facts.ts'
import { majorResolver } from '#catalog/majors/reading/resolver.ts'
import type { Report, College as ReportCollege } from '#contract/matching/report.ts'
import { matchingEngine } from '#engine/matching/engine.ts'
import type { Profile } from '#engine/matching/profile.ts'
import { en } from '#words/en.ts'
import { inWords } from '#words/told.ts'

export type Shown = { shown: ReportCollege; college: College }
export type List = { profile: Profile; colleges: readonly Shown[] }

/** The answers as a family would see them. */
export function listsFor(catalog: Catalog) {
  const { match } = matchingEngine(catalog, {
    readMajor: majorResolver(catalog),
    readCollege: collegeResolver(catalog),
  })
  return (profiles: readonly Profile[]): List[] =>
    profiles.map((profile) => ({
      profile,
      colleges: inWords<Report>(en, match(profile).report).collegeList.flatMap((shown) => {
        const college = catalog.collegeById.get(shown.unitid)
        return college ? [{ shown, college }] : []
      }),
    }))
}
