import { createHash } from 'node:crypto'
import { readFileSync } from 'node:fs'
import { join, parse } from 'node:path'
import { foreignFrom, formerFrom, schoolsFrom } from '#catalog/colleges/names/other-names.ts'
import { collegesFrom, provenanceFrom } from '#catalog/colleges/table/load.ts'
import { careersFrom } from '#catalog/majors/tables/careers.ts'
import { majorsFrom } from '#catalog/majors/tables/majors.ts'
import { occupationsFrom } from '#catalog/majors/tables/occupations.ts'
import { specialtiesFrom } from '#catalog/majors/tables/specialties.ts'
import { termsFrom } from '#catalog/majors/tables/terms.ts'
import { agreementsFrom } from './agreements/load.ts'
import { associatesFrom } from './associates/associates.ts'
import type { Catalog } from './catalog.ts'
import { flowsFrom } from './flows/flows.ts'
import { stateCentersFrom, zipPrefixesFrom } from './flows/state-centers.ts'
import { once } from './once.ts'
import { quizRowsFrom } from './quiz-rows.ts'
import { roundsFrom } from './rounds/load.ts'
import { rulesFrom } from './rules/load.ts'
import { scholarshipsFrom } from './scholarships/load.ts'
import { parseTable, schemaVersion, type TableReader } from './table-text.ts'
import { twoYearCollegesFrom } from './two-year/row.ts'
import { tradeSchoolsFrom } from './two-year/trade-school.ts'

const files = [
  'colleges.json',
  'programs.json',
  'provenance.tsv',
  'first-years.tsv',
  'two-year.tsv',
  'trade-schools.tsv',
  'nursing-associates.tsv',
  'state-centers.tsv',
  'zip-prefixes.tsv',
  'rules.tsv',
  'endings.tsv',
  'rounds.tsv',
  'agreements.tsv',
  'schools.tsv',
  'foreign.tsv',
  'former.tsv',
  'majors.tsv',
  'specialties.json',
  'careers.tsv',
  'occupations.tsv',
  'major-terms.tsv',
  'job-titles.tsv',
  'everyday.tsv',
  'scholarships.tsv',
  'quiz-questions.tsv',
] as const

/** Reads every shipped table of the folder (src/catalog/data in the repository) once, at start. */
export function loadCatalog(folder: string): Catalog {
  const digest = createHash('sha1') // tells tables apart, guards nothing, and takes half the time of a longer one
  const tables = new Map<string, Buffer>()
  for (const file of files) {
    const bytes = readFileSync(join(folder, file))
    digest.update(bytes)
    tables.set(parse(file).name, bytes)
  }
  const textOf = (name: string) => {
    const bytes = tables.get(name)
    if (!bytes) throw new Error(`${name} is not a table of the catalog`)
    tables.delete(name) // each is read once, then freed
    return bytes.toString()
  }
  const read: TableReader = (name, columns) => parseTable(name, columns, textOf(name))
  const colleges = collegesFrom(textOf)
  const majors = majorsFrom(read)
  const flows = once(() => flowsFrom(colleges, textOf('first-years')))
  const twoYearColleges = once(() => twoYearCollegesFrom(read))
  const tradeSchools = once(() => tradeSchoolsFrom(read))
  const specialties = once(() => specialtiesFrom(textOf))
  const careers = once(() => careersFrom(read))
  const occupations = once(() => occupationsFrom(read))
  const terms = once(() => termsFrom(read))
  const quizRows = once(() => quizRowsFrom(read))
  return {
    version: `${schemaVersion}-${digest.digest('hex').slice(0, 12)}`, // different facts give a different version
    colleges,
    majors,
    nursingAssociates: associatesFrom(read),
    stateCenters: stateCentersFrom(read),
    zipPrefixes: zipPrefixesFrom(read),
    rules: rulesFrom(read),
    rounds: roundsFrom(read),
    agreements: agreementsFrom(read),
    schools: schoolsFrom(read),
    foreignUniversities: foreignFrom(read),
    formerColleges: formerFrom(read),
    scholarships: scholarshipsFrom(read),
    provenance: provenanceFrom(read),
    collegeById: new Map(colleges.map((college) => [college.unitid, college])),
    majorById: new Map(majors.map((major) => [major.id, major])),
    get flows() {
      return flows()
    },
    get twoYearColleges() {
      return twoYearColleges()
    },
    get tradeSchools() {
      return tradeSchools()
    },
    get specialties() {
      return specialties()
    },
    get careers() {
      return careers()
    },
    get occupations() {
      return occupations()
    },
    get terms() {
      return terms()
    },
    get quizRows() {
      return quizRows()
    },
  }
}
