import { collegeTables } from './college-tables.ts'
import { buildColleges } from './colleges.ts'
import { coverageReport } from './coverage.ts'
import { readOwnNicknames } from './nicknames.ts'
import { buildStudies, studyProvenance } from './studies.ts'
import { publishTables, type ShippedTable } from './tables.ts'

/** The sources, the folder of the shipped tables, and what is written by hand: nicknames and words. */
type Folders = { from: string; to: string; nicknames: string; words: string }

/** Builds everything before it writes anything: on any error the tables stay as they were. */
export function buildCatalog({ from, to, nicknames, words }: Folders): string[] {
  const built = buildColleges(from, readOwnNicknames(nicknames))
  const studies = buildStudies({ from, words }, built.colleges)
  const provenance = new Map([...built.provenance, ...studyProvenance])
  const tables = [...collegeTables({ ...built, provenance }), ...studies.tables]
  publishTables(to, tables)
  return [...coverageReport(built), ...studies.report, ...tables.map(sizeLine)]
}

const sizeLine = ({ name, text }: ShippedTable) =>
  `${name}.tsv ${(Buffer.byteLength(text) / 1024).toFixed(0)} KB`
