import { SourceError } from '#catalog/build/reading/source-error.ts'
import { files } from '#catalog/build/reading/sources.ts'
import { readSource } from '#catalog/build/reading/tables.ts'
import { groupRate } from '#catalog/colleges/table/residency.ts'
import type { ResidencyRates } from '#catalog/facts.ts'

const { residencyRates: source } = files

/** The rates of residents and others, by college: from section C1 of the colleges' own Common Data Sets. */
export function readResidencyRates(from: string): Map<number, ResidencyRates> {
  return new Map(
    readSource(from, source).map((row) => [
      Number(row.unitid),
      {
        inState: rate(row.unitid, row.applied_in_state, row.admitted_in_state),
        outOfState: rate(row.unitid, row.applied_out_of_state, row.admitted_out_of_state),
        internationalApart: row.international_separate === 'yes',
        year: `fall ${row.entering_fall}`,
      },
    ]),
  )
}

function rate(unitid: string, applied: string, admitted: string) {
  try {
    return groupRate(Number(applied), Number(admitted))
  } catch (cause) {
    throw new SourceError(source.file, `${unitid}: ${cause instanceof Error ? cause.message : cause}`)
  }
}
