import { dirname } from 'node:path'
import type { Origins } from '#catalog/facts.ts'
import { collegeTables } from './college-tables.ts'
import { buildColleges } from './colleges.ts'
import { coverageReport } from './coverage.ts'
import { originTable, readOrigins } from './first-years.ts'
import { readOwnNicknames } from './nicknames.ts'
import { otherNameTables } from './other-names.ts'
import { ruleTable } from './rules.ts'
import { stateCenterTable } from './state-centers.ts'
import { buildStudies, studyProvenance } from './studies.ts'
import { publishTables, type ShippedTable } from './tables.ts'
import { readTwoYearColleges, twoYearTable } from './two-year.ts'

/** The sources, the folder of the shipped tables, and what is written by hand: nicknames, rules and words. */
type Folders = { from: string; to: string; nicknames: string; rules: string; words: string }

/** Builds everything before it writes anything: on any error the tables stay as they were. */
export function buildCatalog({ from, to, nicknames, rules, words }: Folders): string[] {
  const built = buildColleges(from, readOwnNicknames(nicknames))
  const studies = buildStudies({ from, words }, built.colleges)
  const provenance = new Map([...built.provenance, ...studyProvenance])
  const origins = readOrigins(from, built.colleges)
  const twoYear = readTwoYearColleges(from)
  const tables = [
    ...collegeTables({ ...built, provenance }),
    originTable(origins),
    twoYearTable(twoYear),
    stateCenterTable(built.colleges, twoYear, origins),
    ruleTable(rules, built.colleges),
    ...otherNameTables(dirname(nicknames), built.colleges),
    ...studies.tables,
  ]
  publishTables(to, tables)
  return [
    ...coverageReport(built),
    originLine([...origins.values()]),
    `Public two-year colleges: ${twoYear.length}`,
    ...studies.report,
    ...tables.map(sizeLine),
  ]
}

const originLine = (origins: readonly Origins[]) =>
  `First-years by state: ${origins.filter(({ states }) => states).length}, only in or out of state: ${origins.filter(({ states }) => !states).length}`

const sizeLine = ({ name, text }: ShippedTable) =>
  `${name}.tsv ${(Buffer.byteLength(text) / 1024).toFixed(0)} KB`
