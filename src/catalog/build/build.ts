import { existsSync } from 'node:fs'
import { dirname, join } from 'node:path'
import { agreementTable } from '#catalog/build/by-hand/agreements.ts'
import { correct } from '#catalog/build/by-hand/corrections.ts'
import { readOwnNicknames } from '#catalog/build/by-hand/nicknames.ts'
import { officialSites } from '#catalog/build/by-hand/official.ts'
import { otherNameTables } from '#catalog/build/by-hand/other-names.ts'
import { roundTable } from '#catalog/build/by-hand/rounds.ts'
import { ruleTables } from '#catalog/build/by-hand/rules.ts'
import { scholarshipTable } from '#catalog/build/by-hand/scholarships.ts'
import { associateTable, readAssociates } from '#catalog/build/colleges/associates.ts'
import { collegeTables } from '#catalog/build/colleges/college-tables.ts'
import { buildColleges } from '#catalog/build/colleges/colleges.ts'
import { coverageReport } from '#catalog/build/colleges/coverage.ts'
import { originTable, readOrigins } from '#catalog/build/places/first-years.ts'
import { stateCenterTable } from '#catalog/build/places/state-centers.ts'
import { readTradeAwards } from '#catalog/build/places/trade-awards.ts'
import { readTradeSchools, tradeSchoolTable } from '#catalog/build/places/trade-schools.ts'
import { readTwoYearColleges, twoYearTable } from '#catalog/build/places/two-year.ts'
import { SourceError } from '#catalog/build/reading/source-error.ts'
import { publishTables, type ShippedTable } from '#catalog/build/reading/tables.ts'
import { buildStudies, studyProvenance } from '#catalog/build/studies/studies.ts'
import type { College } from '#catalog/facts.ts'
import type { Origins } from '#catalog/flows/origins.ts'
import { loadCatalog } from '#catalog/load.ts'
import { compare, comparisonLines, refusals } from './comparison.ts'

/** The sources, the folder of the shipped tables, and what is maintained by hand: nicknames, rules and texts. */
type Folders = {
  from: string
  to: string
  nicknames: string
  words: string
  corrections: string
  accept?: boolean
} & Published
/** What colleges, states and programs publish themselves: two folders and two tables. */
export type Published = { rules: string; rounds: string; agreements: string; scholarships: string }

export const publishedTables = (
  { rules, rounds, agreements, scholarships }: Published,
  colleges: readonly College[],
): ShippedTable[] => {
  const isOfficial = officialSites(join(rules, 'official-sites.tsv'))
  return [
    ...ruleTables(rules, colleges, isOfficial),
    roundTable(rounds, colleges, isOfficial),
    agreementTable(agreements, colleges, isOfficial),
    scholarshipTable(scholarships, isOfficial),
  ]
}

/**
 * Builds everything before writing anything: on an error the tables stay as they were, and so they do where a release has lost
 * colleges or facts, unless that is accepted.
 */
export function buildCatalog({ to, accept = false, ...folders }: Folders): string[] {
  const { tables, colleges, report } = builtTables(folders)
  const shipped = shippedColleges(to)
  const reasons = shipped && refusals(compare(shipped, colleges), shipped.length)
  if (reasons && reasons.length > 0 && !accept)
    throw new SourceError(
      folders.from,
      `has lost what was known: ${reasons.join('; ')}. See npm run catalog:diff; --accept publishes it all the same`,
    )
  publishTables(to, tables)
  return [...report, ...tables.map(sizeLine)]
}

/** What a release would change, without writing anything. */
export function catalogDiff({ to, ...folders }: Folders): string[] {
  const shipped = shippedColleges(to) ?? []
  const difference = compare(shipped, builtTables(folders).colleges)
  const reasons = refusals(difference, shipped.length)
  return [
    ...comparisonLines(difference),
    ...(reasons.length > 0
      ? [`Refused without --accept: ${reasons.join('; ')}`]
      : ['Nothing speaks against it.']),
  ]
}

const shippedColleges = (folder: string): readonly College[] | null =>
  existsSync(join(folder, 'provenance.tsv')) ? loadCatalog(folder).colleges : null

function builtTables({ from, nicknames, words, corrections, ...published }: Omit<Folders, 'to' | 'accept'>) {
  const built = buildColleges(from, readOwnNicknames(nicknames))
  correct(corrections, built.colleges)
  const studies = buildStudies({ from, words }, built.colleges)
  const provenance = new Map([...built.provenance, ...studyProvenance])
  const origins = readOrigins(from, built.colleges)
  const awards = readTradeAwards(from)
  const twoYear = readTwoYearColleges(from, awards)
  const tradeSchools = readTradeSchools(from, awards)
  const tables = [
    ...collegeTables({ ...built, provenance }),
    originTable(origins),
    twoYearTable(twoYear),
    tradeSchoolTable(tradeSchools),
    associateTable(readAssociates(from, built.colleges)),
    stateCenterTable(built.colleges, twoYear, origins),
    ...publishedTables(published, built.colleges),
    ...otherNameTables(dirname(nicknames), built.colleges),
    ...studies.tables,
  ]
  const report = [
    ...coverageReport(built),
    originLine([...origins.values()]),
    `Public two-year colleges: ${twoYear.length}, other public schools with trades: ${tradeSchools.length}`,
    ...studies.report,
  ]
  return { tables, colleges: built.colleges, report }
}

const originLine = (origins: readonly Origins[]) =>
  `First-years by state: ${origins.filter(({ states }) => states).length}, only in or out of state: ${origins.filter(({ states }) => !states).length}`

const sizeLine = ({ file, text }: ShippedTable) => `${file} ${(Buffer.byteLength(text) / 1024).toFixed(0)} KB`
