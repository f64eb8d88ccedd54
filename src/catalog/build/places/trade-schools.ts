import { titled } from '#catalog/build/colleges/directory.ts'
import { byCollege, type Line } from '#catalog/build/reading/sources.ts'
import type { ShippedTable } from '#catalog/build/reading/tables.ts'
import { tableText } from '#catalog/table-text.ts'
import type { TradeAwards } from '#catalog/two-year/trade-awards.ts'
import { type TradeSchool, toTradeSchoolRow, tradeSchoolColumns } from '#catalog/two-year/trade-school.ts'
import { stateCode } from '#contract/states.ts'
import { isActive, isTwoYear } from './two-year.ts'

/** Public schools of less than two years, and of four. */
const kinds: Readonly<Record<string, TradeSchool['kind']>> = { '1': 'four-year college', '7': 'trade school' }

/** Not for someone who looks for a school near home: read 2026-11-18. */
const forOthers = new Set([
  '101471', // J F Ingram State: for people in prison (istc.edu/about-istc)
  '128780', // Charter Oak, online only by the Scorecard; so is the next
  '442569', // Arkansas Grantham
  '489779', // Purdue Global, online for working adults (purdue.edu/newsroom, May 10, 2023)
  '172422', // Michigan Career and Technical Institute: for adults with disabilities (woodtv.com)
])

export function readTradeSchools(from: string, awards: ReadonlyMap<number, TradeAwards>): TradeSchool[] {
  const schoolOf = ([unitid, directory]: [number, Line<'directory'>]): TradeSchool[] => {
    const { UNITID, INSTNM, CITY, STABBR, SECTOR } = directory
    const [state, kind, trades] = [stateCode(STABBR), kinds[SECTOR], awards.get(unitid)]
    if (!state || !kind || !trades) return []
    if (!isActive(directory) || isTwoYear(directory) || forOthers.has(UNITID)) return []
    return [{ unitid, name: titled(INSTNM), city: CITY, state, kind, trades }]
  }
  return [...byCollege(from, 'directory')].sort(([a], [b]) => a - b).flatMap(schoolOf)
}

export const tradeSchoolTable = (schools: readonly TradeSchool[]): ShippedTable => ({
  file: 'trade-schools.tsv',
  text: tableText('trade-schools', tradeSchoolColumns, schools.map(toTradeSchoolRow)),
})
