import { wordOf } from '#catalog/table-cells.ts'
import type { Row, TableReader } from '#catalog/table-text.ts'
import { type StateCode, stateCode } from '#contract/states.ts'
import { awardsCell, awardsOf, type TradeAwards } from './trade-awards.ts'

const kinds = ['four-year college', 'trade school'] as const

/**
 * A public school that is no two-year college and teaches trades all the same: the technical colleges of Utah, the
 * career centers of Ohio, a university with certificates in welding.
 */
export type TradeSchool = {
  unitid: number
  name: string
  city: string
  state: StateCode
  kind: (typeof kinds)[number]
  trades: TradeAwards
}

// As one line of trade-schools.tsv.

export const tradeSchoolColumns = ['unitid', 'name', 'city', 'state', 'kind', 'trades'] as const
type TradeSchoolRow = Row<(typeof tradeSchoolColumns)[number]>

export const toTradeSchoolRow = (school: TradeSchool): TradeSchoolRow => ({
  ...school,
  unitid: String(school.unitid),
  trades: awardsCell(school.trades),
})

export const tradeSchoolsFrom = (read: TableReader): TradeSchool[] =>
  read('trade-schools', tradeSchoolColumns).map((row) => {
    const state = stateCode(row.state)
    if (!state) throw new Error(`${row.name}: "${row.state}" is not a state`)
    return {
      unitid: Number(row.unitid),
      name: row.name,
      city: row.city,
      state,
      kind: wordOf(kinds, row.kind),
      trades: awardsOf(row.trades),
    }
  })
