import type { SpecialtyWords } from '#catalog/build/by-hand/titles-and-careers.ts'
import { SourceError } from '#catalog/build/reading/source-error.ts'
import { readSource, type ShippedTable } from '#catalog/build/reading/tables.ts'
import type { College, Fact } from '#catalog/facts.ts'
import type { Specialty, SpecialtyProgram } from '#catalog/majors/major.ts'
import { doctorates } from '#catalog/majors/reading/routes.ts'
import { stems } from '#catalog/majors/reading/words/text.ts'
import { specialtyColumns, specialtyRow } from '#catalog/majors/tables/specialties.ts'
import { rowsText } from '#catalog/table-rows.ts'
import { programsByCode } from './cip.ts'
import { familyOf, teachesCollege } from './families.ts'

type Colleges = readonly Pick<College, 'unitid' | 'programs'>[]
type Needs = {
  from: string
  words: readonly SpecialtyWords[]
  colleges: Colleges
  /** Families we know, and occupations we show. */
  families: { has(family: string): boolean }
  careers: { has(soc: string): boolean }
}

const file = 'specialties.tsv'
const fewColleges = 5
const mostOf = 2 / 3

/** The subjects that are counted by six-digit codes, chosen by hand; a line that names nothing counted stops the build. */
export function specialtiesOf({ from, words, colleges, families, careers }: Needs): Specialty[] {
  const awards = awardsByCode(from)
  const named = programsByCode(from)
  const leadsTo = careersByCode(from, careers)
  const owners = ownersOf(words)
  const known = (id: string) => families.has(id) || words.some((line) => line.id === id)
  const made = words.map((line): Specialty => {
    const { id, title, codes, also, near, within, names } = line
    const other =
      codes.find((code) => !named.has(code)) ?? [...near, ...within, ...also].find((to) => !known(to))
    if (other !== undefined) throw new SourceError(file, `${title}: ${other} is not known`)
    const programs = programsOf(codes, colleges, awards, isSubjectTeaching(id))
    const awarding = programs.filter((program) => program.awards > 0).length
    if (names.length > 0 && awarding < fewColleges)
      throw new SourceError(file, `${title}: only ${awarding} colleges award it`)
    const official = codes.filter((code) => owners.get(code) === id).flatMap((code) => named.get(code) ?? [])
    return {
      id,
      title,
      codes,
      families: [...new Set([...codes.map(familyOf), ...also])].filter((family) => families.has(family)),
      near,
      within,
      careers: [...new Set(codes.flatMap((code) => leadsTo.get(code) ?? []))],
      names: names.length === 0 ? [] : distinctNames([title, ...names, ...official]),
      programs,
    }
  })
  const twice = sharedName(made)
  if (twice) throw new SourceError(file, twice)
  return made
}

/** A code that two specialties count gives its official names to one of them: whose id it is, else the first. */
function ownersOf(words: readonly SpecialtyWords[]): Map<string, string> {
  const owners = new Map(words.map(({ id }) => [id, id]))
  for (const { id, codes } of words) for (const code of codes) if (!owners.has(code)) owners.set(code, id)
  return owners
}

/** Names that are the same words are one. */
function distinctNames(names: readonly string[]): string[] {
  const byWords = new Map<string, string>()
  for (const name of names) {
    const words = [...new Set(stems(name))].sort().join(' ')
    if (!byWords.has(words)) byWords.set(words, name.toLowerCase())
  }
  return [...byWords.values()]
}

/** Two specialties of one family with the same name: a text could not mean one of them. */
function sharedName(specialties: readonly Specialty[]): string | null {
  const owners = new Map<string, Specialty>()
  for (const specialty of specialties)
    for (const family of specialty.families)
      for (const name of specialty.names) {
        const key = `${family} ${[...new Set(stems(name))].sort().join(' ')}`
        const owner = owners.get(key)
        if (owner && owner !== specialty) return `"${name}" names ${owner.title} and ${specialty.title}`
        owners.set(key, specialty)
      }
  return null
}

const bachelors = '5'
/** Doctor's degree, professional practice. */
const doctors = '18'

/** Bachelor's degrees by college and code; of a doctorate, doctor's degrees. */
function awardsByCode(from: string): Map<number, Map<string, number>> {
  const awards = new Map<number, Map<string, number>>()
  const rows = readSource(from, {
    file: 'colleges/ipeds/c2024_a_firstmajor.csv.gz',
    columns: ['UNITID', 'CIPCODE', 'AWLEVEL', 'CTOTALT'],
  })
  for (const { UNITID, CIPCODE, AWLEVEL, CTOTALT } of rows) {
    const level = doctorates.has(CIPCODE) ? doctors : bachelors
    if (AWLEVEL !== level) continue
    const ofCollege = awards.get(Number(UNITID)) ?? new Map<string, number>()
    ofCollege.set(CIPCODE, (ofCollege.get(CIPCODE) ?? 0) + Number(CTOTALT))
    awards.set(Number(UNITID), ofCollege)
  }
  return awards
}

/**
 * Teachers of one subject are two a year at most colleges, so that a year without any says little: a program that is
 * listed with 0 degrees is kept, with its 0.
 */
const isSubjectTeaching = (id: string) => familyOf(id) === '13.13'

function programsOf(
  codes: readonly string[],
  colleges: Colleges,
  awards: ReadonlyMap<number, ReadonlyMap<string, number>>,
  keepsListed: boolean,
): SpecialtyProgram[] {
  return colleges.flatMap(({ unitid, programs }) => {
    const byFamily = new Map<string, number>()
    for (const code of new Set(codes)) {
      const degrees = awards.get(unitid)?.get(code)
      if (degrees !== undefined && (degrees > 0 || keepsListed))
        byFamily.set(familyOf(code), (byFamily.get(familyOf(code)) ?? 0) + degrees)
    }
    if (byFamily.size === 0) return []
    const all = [...byFamily.values()].reduce((sum, degrees) => sum + degrees, 0)
    return [{ unitid, awards: all, earnings: all > 0 ? earningsOf(byFamily, programs) : 'not reported' }]
  })
}

/** Pay is published by family: it speaks for the specialty only where that is most of the family. */
function earningsOf(byFamily: ReadonlyMap<string, number>, programs: College['programs']): Fact {
  const [largest] = [...byFamily].sort(([, a], [, b]) => b - a)
  for (const { family, awards, earnings } of programs)
    if (family === largest?.[0] && largest[1] >= mostOf * awards) return earnings
  return 'not reported'
}

/** Where a program leads, without college teaching and occupations that almost everything leads to. */
function careersByCode(from: string, careers: Needs['careers']): Map<string, string[]> {
  const rows = readSource(from, {
    file: 'careers/cip/CIP2020_SOC2018_Crosswalk.csv',
    openEnd: true,
    columns: ['CIP2020Code', 'SOC2018Code'],
  }).filter(({ SOC2018Code: soc }) => careers.has(soc) && !teachesCollege(soc))
  const families = new Map<string, Set<string>>()
  for (const { CIP2020Code, SOC2018Code } of rows)
    families.set(SOC2018Code, (families.get(SOC2018Code) ?? new Set()).add(familyOf(CIP2020Code)))
  const found = new Map<string, string[]>()
  for (const { CIP2020Code, SOC2018Code } of rows)
    if ((families.get(SOC2018Code)?.size ?? 0) <= tooMany)
      found.set(CIP2020Code, [...(found.get(CIP2020Code) ?? []), SOC2018Code])
  return found
}

const tooMany = 12

export const specialtyTable = (specialties: readonly Specialty[]): ShippedTable => ({
  file: 'specialties.json',
  text: rowsText('specialties', specialtyColumns, specialties.map(specialtyRow)),
})

export function specialtyLine(specialties: readonly Specialty[]): string {
  const named = specialties.filter(({ names }) => names.length > 0)
  return `Specialties: ${named.length} by six-digit codes, general codes beside them: ${specialties.length - named.length}`
}
