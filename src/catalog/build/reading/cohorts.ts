import { SourceError } from './source-error.ts'
import { readSource } from './tables.ts'

const file = 'colleges/scorecard/dict/Most_Recent_Inst_Cohort_Map.csv.gz'
const cohortColumn = 'Cohort/Measure in "Most Recent" Datafile'

/** The year of every Scorecard column, from the release's own map. */
export function readCohorts(from: string): (column: string) => string {
  const rows = readSource(from, { file, columns: ['Variable Name', cohortColumn], separator: ';' })
  const cohorts = new Map(rows.map((row) => [row['Variable Name'], row[cohortColumn]]))
  return (column) => {
    const cohort = cohorts.get(column)
    if (!cohort) throw new SourceError(file, `no year for column ${column}`)
    return yearOf(cohort)
  }
}

/** 'AcadYr 2023-24, reported in IPEDS …' → '2023-24'; pooled cohorts and the years of measure are both named. */
function yearOf(cohort: string): string {
  const academic = /^AcadYr (\d{4}-\d\d)/.exec(cohort)?.[1]
  if (academic) return academic
  const fall = /^Fall (\d{4})/.exec(cohort)?.[1]
  if (fall) return `fall ${fall}`
  const award = span(cohort.matchAll(/AY(\d{4})-(\d\d)/g))
  const measured = span(cohort.matchAll(/CY(\d{4})/g))
  const dollars = /(\d{4}) dollars/.exec(cohort)?.[1]
  if (award && measured && dollars) return `${measured} in ${dollars} dollars, students of ${award}`
  const year = award ?? span(cohort.matchAll(/FY(\d{4})/g)) ?? measured
  if (!year) throw new SourceError(file, `"${cohort}" names no year we can read`)
  return year
}

/** First and last year of what was found: AY2009-10, AY2010-11 → '2009-11'. */
function span(found: Iterable<RegExpMatchArray>): string | null {
  const all = [...found]
  const first = all[0]?.[1]
  const last = all.at(-1)
  if (!first || !last) return null
  const end = last[2] ?? last[1]?.slice(2)
  return end === undefined || (all.length === 1 && !last[2]) ? first : `${first}-${end}`
}
