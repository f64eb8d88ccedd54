import type { EverydayWord } from '#catalog/build/by-hand/titles-and-careers.ts'
import { readSource, type ShippedTable } from '#catalog/build/reading/tables.ts'
import type { Career, Major } from '#catalog/majors/major.ts'
import { professions, routes } from '#catalog/majors/reading/routes.ts'
import { stems } from '#catalog/majors/reading/words/text.ts'
import { everydayColumns, familyTermColumns, jobColumns } from '#catalog/majors/tables/terms.ts'
import { listCell } from '#catalog/table-cells.ts'
import { tableText } from '#catalog/table-text.ts'
import type { CipEntry } from './cip.ts'
import { teachesCollege } from './families.ts'

const keywordsEach = 30

/** Program names, and the words that distinguish a family's definitions, in alphabetical order. */
export function familyTerms(majors: readonly Major[], cip: ReadonlyMap<string, CipEntry>): ShippedTable {
  const counts = new Map(majors.map(({ id }) => [id, tally(stems(cip.get(id)?.definitions ?? ''))]))
  const spread = tally([...counts.values()].flatMap((words) => [...words.keys()]))
  const telling = (words: ReadonlyMap<string, number>) =>
    [...words]
      .map(([word, count]): [string, number] => [
        word,
        Math.sqrt(count) * Math.log(majors.length / (spread.get(word) ?? 1)),
      ])
      .filter(([word]) => word.length > 3)
      .sort(([a, x], [b, y]) => y - x || (a < b ? -1 : 1))
      .slice(0, keywordsEach)
      .map(([word]) => word)
      .sort()
  const rows = majors.map(({ id }) => ({
    family: id,
    programs: listCell(cip.get(id)?.programs ?? []),
    keywords: telling(counts.get(id) ?? new Map()).join(' '),
  }))
  return { file: 'major-terms.tsv', text: tableText('major-terms', familyTermColumns, rows) }
}

/**
 * What people call their work, by occupation, with the families that lead there, the most likely first. Titles are
 * shipped as stems ('softwar engin'): thousands of them are compared by words only, and stemming them would slow every
 * start.
 */
export function jobTitles(
  from: string,
  majors: readonly Major[],
  links: ReadonlyMap<string, ReadonlySet<string>>,
  careers: Iterable<Career>,
): ShippedTable {
  const titles = readTitles(from)
  for (const { soc, title } of careers) titles.get(soc)?.add(title.toLowerCase())
  const rows = [...titles]
    .sort(([a], [b]) => (a < b ? -1 : 1))
    .flatMap(([soc, names]) => {
      const families = likeliest(soc, majors, links.get(soc) ?? new Set())
      if (families.length === 0 || teachesCollege(soc)) return []
      const titles = new Set([...names].map((name) => stems(name).join(' ')).filter(saysEnough))
      return [{ soc, families: families.join(' '), titles: listCell([...titles].sort()) }]
    })
  return { file: 'job-titles.tsv', text: tableText('job-titles', jobColumns, rows) }
}

/** Two letters mean many jobs: a student's 'pt' is a physical therapist, the list's a psychiatric technician. */
const saysEnough = (title: string) => title.length > 2

const tooMany = 20

function likeliest(soc: string, majors: readonly Major[], linked: ReadonlySet<string>): string[] {
  const route = professions.get(soc)
  const generic = linked.size > tooMany
  const families = majors
    .map(({ id, careers, graduates }): [string, number] => {
      const place = careers.indexOf(soc)
      const near = (place < 0 ? 0 : 3 - 0.4 * place) + (linked.has(id) && !generic ? 1 : 0)
      return [id, near === 0 ? 0 : near + 0.4 * Math.log10(graduates)]
    })
    .filter(([, score]) => score > 0)
    .sort(([a, x], [b, y]) => y - x || (a < b ? -1 : 1))
    .slice(0, 5)
    .map(([id]) => id)
  return route ? [route.id, ...families] : families
}

/** Long titles are unlikely to be typed: people's own titles are kept in full, the rest up to two words. */
function readTitles(from: string): Map<string, Set<string>> {
  const code = 'O*NET-SOC Code'
  const titles = new Map<string, Set<string>>()
  const add = (soc: string, title: string, longest = 3) => {
    const six = soc.slice(0, 7)
    const names = titles.get(six) ?? new Set<string>()
    for (const name of spellings(title)) if (name.split(' ').length <= longest) names.add(name)
    titles.set(six, names)
  }
  const folder = 'careers/onet-29.3'
  for (const row of readSource(from, { file: `${folder}/Occupation_Data.tsv.gz`, columns: [code, 'Title'] }))
    add(row[code], row.Title.replace(/, (Except|Including|All Other).*$/, ''), 12)
  for (const row of readSource(from, {
    file: `${folder}/Alternate_Titles.tsv.gz`,
    columns: [code, 'Alternate Title'],
  }))
    if (schooled(row[code])) add(row[code], row['Alternate Title'], 2)
  for (const row of readSource(from, {
    file: `${folder}/Sample_of_Reported_Titles.tsv.gz`,
    columns: [code, 'Reported Job Title'],
  }))
    add(row[code], row['Reported Job Title'])
  return titles
}

/** Factory, construction and driving trades have thousands of titles that no bachelor's degree leads to. */
const schooled = (soc: string) => !/^(35|37|39|4[157]|49|5[135])-/.test(soc)

/** 'CEO (Chief Executive Officer)' is two titles. */
function spellings(title: string): string[] {
  const inside = /^(.*?)\s*\((.*)\)\s*$/.exec(title)
  return (inside ? [inside[1] ?? '', inside[2] ?? ''] : [title])
    .map((name) => name.trim().toLowerCase())
    .filter((name) => /^[a-z][a-z ,'/-]+$/.test(name))
}

export function everydayTable(
  words: readonly EverydayWord[],
  kept: { has(family: string): boolean },
): ShippedTable {
  const rows = words.map(({ phrases, families }) => ({
    phrases: listCell(phrases),
    families: families.filter((id) => kept.has(id) || routes.some((route) => route.id === id)).join(' '),
  }))
  return { file: 'everyday.tsv', text: tableText('everyday', everydayColumns, rows) }
}

function tally(words: readonly string[]): Map<string, number> {
  const counts = new Map<string, number>()
  for (const word of words) counts.set(word, (counts.get(word) ?? 0) + 1)
  return counts
}
