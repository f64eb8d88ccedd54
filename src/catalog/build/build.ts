import { collegeTables } from './college-tables.ts'
import { buildColleges } from './colleges.ts'
import { coverageReport } from './coverage.ts'
import { readOwnNicknames } from './nicknames.ts'
import { publishTables } from './tables.ts'

type Folders = { from: string; to: string; nicknames: string }

/** Builds everything before it writes anything: on any error the tables stay as they were. */
export function buildCatalog({ from, to, nicknames }: Folders): string[] {
  const built = buildColleges(from, readOwnNicknames(nicknames))
  const tables = collegeTables(built)
  publishTables(to, tables)
  return [...coverageReport(built), ...tables.map(sizeLine)]
}

const sizeLine = ({ name, text }: { name: string; text: string }) =>
  `${name}.tsv ${(Buffer.byteLength(text) / 1024).toFixed(0)} KB`
