import { createHash } from 'node:crypto'
import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import { collegesFrom, provenanceFrom } from './colleges/load.ts'
import type { Career, Catalog } from './facts.ts'
import { parseTable, schemaVersion, type TableReader } from './table-text.ts'

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
  const majors: Catalog['majors'] = []
  const careers = new Map<string, Career>()
  const scholarships: Catalog['scholarships'] = []
  const provenance = provenanceFrom(read)
  return {
    version: `${schemaVersion}-${digest.digest('hex').slice(0, 12)}`, // other facts, another version
    colleges,
    majors,
    careers,
    scholarships,
    collegeById: new Map(colleges.map((college) => [college.unitid, college])),
    majorById: new Map(majors.map((major) => [major.id, major])),
    provenance,
  }
}
