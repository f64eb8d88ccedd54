import type { Catalog } from '#catalog/catalog.ts'
import { factSource } from '#catalog/colleges/fact-source.ts'
import type { College } from '#catalog/facts.ts'
import type { PageSource } from '#contract/colleges/college-page.ts'

const cited = [
  ['Place, setting, links', 'city'],
  ['ROTC, athletics, faith, study abroad, research', 'religion'],
  ['Admission rate, tests, what counts, SAT and ACT', 'admission.rate'],
  ['Room and board', 'cost.roomAndBoard'],
  ['Room and board off campus', 'cost.offCampus'],
  ['Books and supplies', 'cost.books'],
  ['Price after grants', 'netPrice.average'],
  ['Graduate in four and six years', 'outcomes.graduation6'],
  ['Degrees by major', 'programs.awards'],
  ['Earnings by major', 'programs.earnings'],
  ['Undergraduates, students per teacher', 'undergraduates'],
  ['Share of students of 25 and older', 'shareOver25'],
  ['Where first-years come from', 'firstYears'],
  ['Grants from the college itself', 'grants.share'],
  ['Graduation of students with a Pell grant', 'outcomes.graduation6Pell'],
  ['Students who transferred in', 'transfersIn'],
  ['AP credit, Yellow Ribbon, day care', 'apCredit'],
  ['Come back for year two', 'outcomes.retention'],
  ['Pell share', 'pellShare'],
  ['First in the family', 'firstGenerationShare'],
  ['Earnings ten years after entry, students with federal aid', 'outcomes.earnings'],
  ['Median debt of those who borrowed', 'outcomes.debt'],
  ['Community (HBCU, Hispanic-serving and others)', 'missions'],
] as const

/** Every figure of the page with its source and year, in one table. */
export function pageSources(catalog: Catalog, college: College): PageSource[] {
  const tuition = (['tuition.inState', 'tuition.outOfState'] as const).map((path) =>
    factSource(catalog, college, path),
  )
  const unique = (values: string[]) => [...new Set(values)].join('; ')
  return [
    {
      covers: 'Tuition and fees',
      source: unique(tuition.map(({ source }) => source)),
      year: unique([
        ...tuition.map(({ year }) => year),
        ...(college.tuition.earlier ? [college.tuition.earlier.year] : []),
      ]),
    },
    ...cited.flatMap(([covers, path]) => {
      const found = catalog.provenance.get(path)
      return found ? [{ covers, ...found }] : []
    }),
  ]
}
