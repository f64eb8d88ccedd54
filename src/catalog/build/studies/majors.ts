import type { Words } from '#catalog/build/by-hand/titles-and-careers.ts'
import { SourceError } from '#catalog/build/reading/source-error.ts'
import type { ShippedTable } from '#catalog/build/reading/tables.ts'
import type { Major, Occupation } from '#catalog/majors/major.ts'
import { majorColumns } from '#catalog/majors/tables/majors.ts'
import { listCell } from '#catalog/table-cells.ts'
import { tableText } from '#catalog/table-text.ts'
import { careersBy } from './career-choice.ts'
import type { BuiltCareer } from './careers.ts'
import type { CipEntry } from './cip.ts'
import { composed } from './compose.ts'
import { plainMajor } from './plain-titles.ts'
import { relatedBy } from './related.ts'

type Parts = {
  graduates: ReadonlyMap<string, number>
  cip: ReadonlyMap<string, CipEntry>
  links: ReadonlyMap<string, ReadonlySet<string>>
  occupations: readonly Occupation[]
  careers: ReadonlyMap<string, BuiltCareer>
  /** Those that a major may have without being chosen for it. */
  linkedCareers: ReadonlyMap<string, BuiltCareer>
  words: Words
}

/** Every family in which a student can finish a bachelor's: texts and choices by hand, the rest computed. */
export function majorsOf(parts: Parts): Major[] {
  const { graduates, cip, links, occupations, careers, linkedCareers, words } = parts
  const computedCareers = careersBy(links, linkedCareers)
  const computedRelated = relatedBy(occupations, graduates)
  const known = (family: string) => graduates.has(family)
  const drafts = [...graduates].map(([family, count]) => {
    const entry = cip.get(family)
    if (!entry) throw new SourceError('careers/cip/CIPCode2020.csv.gz', `family ${family} is missing`)
    const choices = words.choices.get(family)
    const chosen = enough(choices?.careers ?? [], computedCareers(family))
    const related = choices?.related.length ? choices.related : computedRelated(family)
    return {
      id: family,
      title: words.majors.get(family)?.title ?? plainMajor(entry.title),
      description: words.majors.get(family)?.description ?? '',
      graduates: count,
      related: related.filter(known).slice(0, 6),
      aliases: words.majors.get(family)?.aliases ?? [],
      careers: chosen.filter((soc) => careers.has(soc)).slice(0, 6),
      reportedUnder: [family, ...(choices?.reportedUnder ?? []).filter(known)],
    }
  })
  const unwritten = drafts
    .filter(({ description }) => description === '')
    .map(({ id, title, graduates, careers: codes }) => ({
      family: id,
      title,
      graduates,
      programs: cip.get(id)?.programs ?? [],
      careers: codes.flatMap((soc) => careers.get(soc)?.title ?? []),
    }))
  const fromFacts = composed(unwritten)
  return drafts.map((draft) => ({ ...draft, description: fromFacts.get(draft.id) ?? draft.description }))
}

const fewCareers = 3

/** The choices by hand, if any; the crosswalk fills up to three, or is used alone. */
const enough = (byHand: readonly string[], computed: readonly string[]) =>
  byHand.length === 0
    ? computed
    : [...new Set([...byHand, ...computed])].slice(0, Math.max(byHand.length, fewCareers))

export function majorTable(majors: readonly Major[]): ShippedTable {
  const rows = majors.map((major) => ({
    id: major.id,
    title: major.title,
    graduates: String(major.graduates),
    related: listCell(major.related),
    careers: listCell(major.careers),
    reportedUnder: listCell(major.reportedUnder),
    aliases: listCell(major.aliases),
    description: major.description,
  }))
  return { file: 'majors.tsv', text: tableText('majors', majorColumns, rows) }
}
