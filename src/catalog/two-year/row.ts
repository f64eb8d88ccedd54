import { factCell, factOf, textCell, textOf } from '#catalog/table-cells.ts'
import type { Row, TableReader } from '#catalog/table-text.ts'
import { stateCode } from '#contract/states.ts'
import { awardsCell, awardsOf } from './trade-awards.ts'
import type { TwoYearCollege } from './two-year-college.ts'

// A public two-year college as one line of two-year.tsv.

export const twoYearColumns = [
  'unitid',
  'name',
  'city',
  'state',
  'latitude',
  'longitude',
  'website',
  'undergraduates',
  'tuition.inDistrict',
  'tuition.inState',
  'trades',
] as const
type TwoYearRow = Row<(typeof twoYearColumns)[number]>

export const toTwoYearRow = (college: TwoYearCollege): TwoYearRow => ({
  unitid: String(college.unitid),
  name: college.name,
  city: college.city,
  state: college.state,
  latitude: String(college.latitude),
  longitude: String(college.longitude),
  website: textCell(college.website),
  undergraduates: factCell(college.undergraduates),
  'tuition.inDistrict': factCell(college.tuition.inDistrict),
  'tuition.inState': factCell(college.tuition.inState),
  trades: awardsCell(college.trades),
})

export const twoYearCollegesFrom = (read: TableReader): TwoYearCollege[] =>
  read('two-year', twoYearColumns).map(fromRow)

function fromRow(row: TwoYearRow): TwoYearCollege {
  const state = stateCode(row.state)
  if (!state) throw new Error(`${row.name}: "${row.state}" is not a state`)
  return {
    unitid: Number(row.unitid),
    name: row.name,
    city: row.city,
    state,
    latitude: Number(row.latitude),
    longitude: Number(row.longitude),
    website: textOf(row.website),
    undergraduates: factOf(row.undergraduates),
    tuition: { inDistrict: factOf(row['tuition.inDistrict']), inState: factOf(row['tuition.inState']) },
    trades: awardsOf(row.trades),
  }
}
