import type { MajorTerms } from '#catalog/majors/major.ts'
import { listOf } from '#catalog/table-cells.ts'
import type { TableReader } from '#catalog/table-text.ts'

export const familyTermColumns = ['family', 'programs', 'keywords'] as const
export const jobColumns = ['soc', 'families', 'titles'] as const
export const everydayColumns = ['phrases', 'families'] as const

/** What free text is compared with besides titles and aliases. */
export const termsFrom = (read: TableReader): MajorTerms => ({
  families: read('major-terms', familyTermColumns).map((row) => ({
    family: row.family,
    programs: listOf(row.programs),
    keywords: row.keywords.split(' '),
  })),
  jobs: read('job-titles', jobColumns).map((row) => ({
    families: row.families.split(' '),
    titles: listOf(row.titles),
  })),
  everyday: read('everyday', everydayColumns).map((row) => ({
    families: row.families.split(' '),
    phrases: listOf(row.phrases),
  })),
})
