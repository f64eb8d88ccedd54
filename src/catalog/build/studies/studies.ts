import { readWords } from '#catalog/build/by-hand/titles-and-careers.ts'
import { named } from '#catalog/build/reading/sources.ts'
import type { ShippedTable } from '#catalog/build/reading/tables.ts'
import type { College, Provenance } from '#catalog/facts.ts'
import type { Major } from '#catalog/majors/major.ts'
import { tradeCareers } from '#catalog/majors/reading/trades.ts'
import { careerTable, readCareers } from './careers.ts'
import { readCip } from './cip.ts'
import { familiesBySoc, graduatesByFamily } from './families.ts'
import { majorsOf, majorTable } from './majors.ts'
import { occupationTable, readOccupations } from './occupations.ts'
import { specialtiesOf, specialtyLine, specialtyTable } from './specialties.ts'
import { everydayTable, familyTerms, jobTitles } from './terms.ts'

type BuiltStudies = { tables: ShippedTable[]; report: string[] }

/** Source and year of the tables of majors and careers, by path. */
export const studyProvenance: ReadonlyMap<string, Provenance> = new Map([
  ['major.graduates', named.completions],
  ['specialty.awards', named.completions],
  ['career.medianPay', { source: 'BLS OEWS', year: 'May 2025' }],
  ['career.growth', { source: 'BLS Employment Projections', year: '2024-34' }],
  ['career.openingsPerYear', { source: 'BLS Employment Projections', year: '2024-34' }],
])

type Folders = { from: string; words: string }

/** Majors, careers and occupations. A family no college of the catalog awards is left out. */
export function buildStudies(
  { from, words }: Folders,
  colleges: readonly Pick<College, 'unitid' | 'programs'>[],
): BuiltStudies {
  const written = readWords(words)
  const counted = graduatesByFamily(from)
  const awarded = new Set(
    colleges.flatMap(({ programs }) =>
      [...programs].filter(({ awards }) => awards > 0).map(({ family }) => family),
    ),
  )
  const graduates = new Map([...counted].filter(([family]) => awarded.has(family)))
  const cip = readCip(from)
  const links = familiesBySoc(from, graduates)
  const occupations = readOccupations(from, graduates)
  const careers = readCareers(from, written.careers)
  // The crosswalk leads from technology to welding: a career of a trade belongs to a major only by choice.
  const linkedCareers = new Map([...careers].filter(([soc]) => !tradeCareers.has(soc)))
  const majors = majorsOf({ graduates, cip, links, occupations, careers, linkedCareers, words: written })
  const specialties = specialtiesOf({
    from,
    words: written.specialties,
    colleges,
    families: graduates,
    careers: linkedCareers,
  })
  return {
    tables: [
      majorTable(majors),
      specialtyTable(specialties),
      careerTable(careers.values()),
      occupationTable(occupations),
      familyTerms(majors, cip),
      jobTitles(from, majors, links, linkedCareers.values()),
      everydayTable(written.everyday, graduates),
    ],
    report: [
      ...majorLines(majors, counted, written.majors),
      specialtyLine(specialties),
      `Careers: ${careers.size}, occupations for the quiz: ${occupations.length}`,
    ],
  }
}

function majorLines(
  majors: readonly Major[],
  counted: ReadonlyMap<string, number>,
  written: ReadonlyMap<string, unknown>,
): string[] {
  const kept = new Set(majors.map(({ id }) => id))
  const dropped = [...counted.keys()].filter((family) => !kept.has(family))
  const silent = majors.filter(({ careers }) => careers.length === 0)
  const composed = majors.filter(({ id }) => !written.has(id))
  return [
    `Majors: ${majors.length} families kept, ${dropped.length} dropped: no college of the catalog awards them (${dropped.join(' ')})`,
    `  ${composed.length} described from facts alone: ${composed.map(({ id }) => id).join(' ') || 'none'}`,
    `  ${silent.length} without a career to show: ${silent.map(({ id }) => id).join(' ') || 'none'}`,
  ]
}
