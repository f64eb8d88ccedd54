import { SourceError } from '#catalog/build/reading/source-error.ts'
import { readSource } from '#catalog/build/reading/tables.ts'

// Texts written for the catalog (src/catalog/words), as opposed to what the sources say.

type MajorWords = { title: string; description: string; aliases: readonly string[] }
export type CareerWords = { description: string; studyPath: string }
/** Choices made by hand for a family, where the crosswalk has nothing or misses what graduates do. */
type FamilyChoices = {
  careers: readonly string[]
  related: readonly string[]
  reportedUnder: readonly string[]
}
/** How people describe a subject without naming it: 'animals', 'catch criminals'. The most likely family first. */
export type EverydayWord = { phrases: readonly string[]; families: readonly string[] }
/** A specialty or, without names, a general code: which codes count as it. `also`: families of texts that mean it. */
export type SpecialtyWords = {
  id: string
  title: string
  codes: readonly string[]
  also: readonly string[]
  near: readonly string[]
  within: readonly string[]
  names: readonly string[]
}
export type Words = {
  majors: ReadonlyMap<string, MajorWords>
  careers: ReadonlyMap<string, CareerWords>
  choices: ReadonlyMap<string, FamilyChoices>
  everyday: readonly EverydayWord[]
  specialties: readonly SpecialtyWords[]
}

export function readWords(folder: string): Words {
  const majors = new Map<string, MajorWords>()
  for (const file of ['majors.tsv', 'majors-small.tsv'])
    for (const row of readSource(folder, { file, columns: ['family', 'title', 'description', 'aliases'] })) {
      if (majors.has(row.family)) throw new SourceError(file, `family ${row.family} is described twice`)
      majors.set(row.family, { ...row, aliases: row.aliases.split(';').map((alias) => alias.trim()) })
    }
  const careers = readSource(folder, { file: 'careers.tsv', columns: ['soc', 'description', 'studyPath'] })
  const choices = readSource(folder, {
    file: 'by-hand.tsv',
    columns: ['family', 'careers', 'related', 'reportedUnder'],
  })
  const everyday = readSource(folder, { file: 'everyday.tsv', columns: ['phrases', 'families'] })
  return {
    majors,
    careers: new Map(careers.map(({ soc, ...words }) => [soc, words])),
    choices: new Map(
      choices.map(({ family, ...lists }) => [
        family,
        {
          careers: codes(lists.careers),
          related: codes(lists.related),
          reportedUnder: codes(lists.reportedUnder),
        },
      ]),
    ),
    everyday: everyday.map(({ phrases, families }) => ({
      phrases: phrases.split(';').map((phrase) => phrase.trim()),
      families: codes(families),
    })),
    specialties: readSource(folder, {
      file: 'specialties.tsv',
      columns: ['id', 'title', 'codes', 'also', 'near', 'within', 'names'],
    }).map(({ id, title, names, ...lists }) => ({
      id,
      title,
      codes: codes(lists.codes),
      also: codes(lists.also),
      near: codes(lists.near),
      within: codes(lists.within),
      names: names.split(';').flatMap((name) => name.trim() || []),
    })),
  }
}

const codes = (cell: string) => cell.split(' ').filter((code) => code !== '')
