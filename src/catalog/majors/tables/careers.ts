import type { Career } from '#catalog/majors/major.ts'
import { factOf, textOf } from '#catalog/table-cells.ts'
import type { TableReader } from '#catalog/table-text.ts'

export const careerColumns = [
  'soc',
  'title',
  'description',
  'studyPath',
  'medianPay',
  'payYear',
  'growth',
  'openingsPerYear',
  'link',
] as const

export const careersFrom = (read: TableReader): Map<string, Career> =>
  new Map(
    read('careers', careerColumns).map((row) => [
      row.soc,
      {
        soc: row.soc,
        title: row.title,
        description: row.description,
        studyPath: row.studyPath,
        medianPay: factOf(row.medianPay),
        payYear: row.payYear,
        growth: factOf(row.growth),
        openingsPerYear: factOf(row.openingsPerYear),
        link: textOf(row.link),
      },
    ]),
  )
