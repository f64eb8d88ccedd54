import { createHash } from 'node:crypto'
import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import { collegesFrom, provenanceFrom } from './colleges/load.ts'
import type { Catalog } from './facts.ts'
import { flowsFrom } from './flows/flows.ts'
import { stateCentersFrom } from './flows/state-centers.ts'
import { careersFrom } from './majors/careers.ts'
import { majorsFrom } from './majors/majors.ts'
import { occupationsFrom } from './majors/occupations.ts'
import { termsFrom } from './majors/terms.ts'
import { rulesFrom } from './rules/load.ts'
import { scholarshipsFrom } from './scholarships/load.ts'
import { parseTable, schemaVersion, type TableReader } from './table-text.ts'
import { twoYearCollegesFrom } from './two-year/row.ts'

/** Reads every shipped table of the folder (src/catalog/data in the repository) once, at start. */
export function loadCatalog(folder: string): Catalog {
  const digest = createHash('sha256')
  const textOf = (name: string) => {
    const text = readFileSync(join(folder, `${name}.tsv`), 'utf8')
    digest.update(text)
    return text
  }
  const read: TableReader = (name, columns) => parseTable(name, columns, textOf(name))
  const colleges = collegesFrom(textOf)
  const majors = majorsFrom(read)
  const parts = {
    colleges,
    twoYearColleges: twoYearCollegesFrom(read),
    flows: flowsFrom(colleges, textOf('first-years')),
    stateCenters: stateCentersFrom(read),
    rules: rulesFrom(read),
    majors,
    careers: careersFrom(read),
    occupations: occupationsFrom(read),
    scholarships: scholarshipsFrom(read),
    terms: termsFrom(read),
    provenance: provenanceFrom(read),
  }
  return {
    ...parts,
    version: `${schemaVersion}-${digest.digest('hex').slice(0, 12)}`, // other facts, another version
    collegeById: new Map(colleges.map((college) => [college.unitid, college])),
    majorById: new Map(majors.map((major) => [major.id, major])),
  }
}
