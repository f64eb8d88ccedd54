import { SourceError } from '#catalog/build/reading/source-error.ts'
import { readSource, type ShippedTable } from '#catalog/build/reading/tables.ts'
import type { Occupation } from '#catalog/majors/major.ts'
import { professions } from '#catalog/majors/reading/routes.ts'
import { interestAreas, occupationColumns, subjects } from '#catalog/majors/tables/occupations.ts'
import { tableText } from '#catalog/table-text.ts'
import { familiesBySoc, teachesCollege } from './families.ts'

/** Occupations that have interests and subjects and that a bachelor's degree leads to, for the quiz. */
export function readOccupations(from: string, families: { has(family: string): boolean }): Occupation[] {
  const titles = readSource(from, {
    file: 'careers/onet-29.3/Occupation_Data.tsv.gz',
    columns: ['O*NET-SOC Code', 'Title'],
  })
  const zones = new Map(
    readSource(from, {
      file: 'careers/onet-29.3/Job_Zones.tsv.gz',
      columns: ['O*NET-SOC Code', 'Job Zone'],
    }).map((row) => [row['O*NET-SOC Code'], Number(row['Job Zone'])]),
  )
  const interests = scores(from, 'careers/onet-29.3/Interests.tsv.gz', 'OI', interestAreas)
  const knowledge = scores(from, 'careers/onet-29.3/Knowledge.tsv.gz', 'IM', subjects)
  const ways = waysTo(familiesBySoc(from, families), families)
  return titles.flatMap(({ 'O*NET-SOC Code': soc, Title: title }) => {
    const leading = ways.get(soc.slice(0, 7))
    const zone = zones.get(soc)
    const liked = interests.get(soc)
    const known = knowledge.get(soc)
    if (teachesCollege(soc) || !leading || !zone || !liked || !known) return []
    return [{ soc, title, zone, interests: liked, subjects: known, families: [...leading].sort() }]
  })
}

/** The crosswalk, and the professions it cannot reach because they need a degree after the bachelor's. */
function waysTo(links: Map<string, Set<string>>, kept: { has(family: string): boolean }) {
  for (const [soc, { families }] of professions) {
    const reached = families.filter((family) => kept.has(family))
    if (reached.length > 0) links.set(soc, new Set([...(links.get(soc) ?? []), ...reached]))
  }
  return links
}

/** One number for each name, in the order of the names. An occupation that lacks one is left out. */
function scores(from: string, file: string, scale: string, names: readonly string[]) {
  const rows = readSource(from, {
    file,
    columns: ['O*NET-SOC Code', 'Element Name', 'Scale ID', 'Data Value'],
  })
  const place = new Map(names.map((name, index) => [name, index]))
  const found = new Map<string, number[]>()
  for (const row of rows) {
    if (row['Scale ID'] !== scale) continue
    const index = place.get(row['Element Name'])
    if (index === undefined) throw new SourceError(file, `unknown element ${row['Element Name']}`)
    const soc = row['O*NET-SOC Code']
    const values = found.get(soc) ?? new Array<number>(names.length).fill(Number.NaN)
    values[index] = Number(row['Data Value'])
    found.set(soc, values)
  }
  return new Map([...found].filter(([, values]) => values.every(Number.isFinite)))
}

export function occupationTable(occupations: readonly Occupation[]): ShippedTable {
  const rows = occupations.map((occupation) => ({
    soc: occupation.soc,
    title: occupation.title,
    zone: String(occupation.zone),
    interests: occupation.interests.join(' '),
    subjects: occupation.subjects.join(' '),
    families: occupation.families.join(' '),
  }))
  return { file: 'occupations.tsv', text: tableText('occupations', occupationColumns, rows) }
}
