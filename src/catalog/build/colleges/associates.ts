import { type Associates, associateColumns, nursing } from '#catalog/associates/associates.ts'
import { files } from '#catalog/build/reading/sources.ts'
import { readSource, type ShippedTable } from '#catalog/build/reading/tables.ts'
import type { College } from '#catalog/facts.ts'
import { tableText } from '#catalog/table-text.ts'

const associate = '3'

/** Of our colleges, those that award bachelor's degrees in nursing and at least as many associate degrees. */
export function readAssociates(
  from: string,
  colleges: readonly Pick<College, 'unitid' | 'programs'>[],
): Associates {
  const awarded = new Map<number, number>()
  for (const { UNITID, CIPCODE, AWLEVEL, CTOTALT } of readSource(from, files.completions)) {
    if (AWLEVEL !== associate || !CIPCODE.startsWith(nursing)) continue
    awarded.set(Number(UNITID), (awarded.get(Number(UNITID)) ?? 0) + Number(CTOTALT))
  }
  return new Map(
    colleges.flatMap(({ unitid, programs }) => {
      const bachelors = [...programs].find(({ family }) => family === nursing)?.awards ?? 0
      const associates = awarded.get(unitid) ?? 0
      return bachelors > 0 && associates >= bachelors ? [[unitid, associates] as const] : []
    }),
  )
}

export const associateTable = (associates: Associates): ShippedTable => ({
  file: 'nursing-associates.tsv',
  text: tableText(
    'nursing-associates',
    associateColumns,
    Array.from(associates, ([unitid, awards]) => ({ unitid: String(unitid), awards: String(awards) })),
  ),
})
