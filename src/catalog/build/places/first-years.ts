import { SourceError } from '#catalog/build/reading/source-error.ts'
import { files, type Line } from '#catalog/build/reading/sources.ts'
import { readSource, type ShippedTable } from '#catalog/build/reading/tables.ts'
import type { College } from '#catalog/facts.ts'
import type { Origins } from '#catalog/flows/origins.ts'
import { originColumns, toOriginRow } from '#catalog/flows/row.ts'
import { tableText } from '#catalog/table-text.ts'
import { stateCode } from '#contract/states.ts'

type Counted = Pick<College, 'unitid' | 'state'>
type Split = Omit<Origins, 'states'>

/** Where first-years come from, by college: by state if published, else in state, out of state and from abroad. */
export function readOrigins(from: string, colleges: readonly Counted[]): Map<number, Origins> {
  const byState = new Map<number, Line<'firstYearsByState'>[]>()
  for (const row of readSource(from, files.firstYearsByState)) {
    const unitid = Number(row.unitid)
    const lines = byState.get(unitid) ?? []
    lines.push(row)
    byState.set(unitid, lines)
  }
  const splits = new Map(
    readSource(from, files.firstYearsInOut).map((row) => [Number(row.unitid), splitOf(row)]),
  )
  const origins = new Map<number, Origins>()
  for (const college of colleges) {
    const lines = byState.get(college.unitid)
    const split = splits.get(college.unitid)
    if (lines) {
      const known = added(college, lines)
      if (split && total(split) !== total(known))
        throw new SourceError(
          files.firstYearsByState.file,
          `the states of ${college.unitid} do not add up to its first-years`,
        )
      origins.set(college.unitid, known)
    } else if (split) origins.set(college.unitid, { ...split, states: null })
  }
  return origins
}

/** Territories count as out of state; they and foreign countries are not states of the product. */
function added(college: Counted, lines: readonly Line<'firstYearsByState'>[]): Origins {
  const split = { inState: 0, outOfState: 0, foreign: 0, unknown: 0 }
  const states: NonNullable<Origins['states']>[number][] = []
  for (const line of lines) {
    const firstYears = Number(line.first_years)
    const state = stateCode(line.state)
    if (line.state === college.state) split.inState += firstYears
    else if (line.state === 'FOREIGN') split.foreign += firstYears
    else if (line.state === 'UNKNOWN' || line.state === 'NOTREPORTED') split.unknown += firstYears
    else split.outOfState += firstYears
    if (state && firstYears > 0) states.push({ state, firstYears })
  }
  states.sort((a, b) => b.firstYears - a.firstYears || (a.state < b.state ? -1 : 1))
  return { ...split, states }
}

function splitOf(row: Line<'firstYearsInOut'>): Split {
  const split = {
    inState: Number(row.in_state),
    outOfState: Number(row.out_of_state),
    foreign: Number(row.foreign),
    unknown: Number(row.unknown),
  }
  if (total(split) !== Number(row.first_years))
    throw new SourceError(files.firstYearsInOut.file, `the first-years of ${row.unitid} do not add up`)
  return split
}

const total = ({ inState, outOfState, foreign, unknown }: Split) => inState + outOfState + foreign + unknown

export function originTable(origins: ReadonlyMap<number, Origins>): ShippedTable {
  const rows = [...origins].map(([unitid, known]) => toOriginRow(unitid, known))
  return { file: 'first-years.tsv', text: tableText('first-years', originColumns, rows) }
}
