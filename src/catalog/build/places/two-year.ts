import { place, titled } from '#catalog/build/colleges/directory.ts'
import { link } from '#catalog/build/colleges/links.ts'
import { ipedsFact, scorecardFact, whole } from '#catalog/build/reading/absence.ts'
import { byCollege, files, type Line } from '#catalog/build/reading/sources.ts'
import { readSource, type ShippedTable } from '#catalog/build/reading/tables.ts'
import { licensedByAssociate } from '#catalog/majors/licensed.ts'
import { isOfTrade, isOneOf } from '#catalog/majors/reading/trades.ts'
import { tableText } from '#catalog/table-text.ts'
import { toTwoYearRow, twoYearColumns } from '#catalog/two-year/row.ts'
import type { TwoYearCollege } from '#catalog/two-year/two-year-college.ts'
import { stateCode } from '#contract/states.ts'

/**
 * Public colleges of two years, and those that award some bachelor's degrees but mostly associate degrees: the
 * community colleges of Florida or Washington count as four-year colleges in the directory.
 */
const isTwoYear = ({ SECTOR, C21BASIC }: Line<'directory'>) =>
  SECTOR === '4' || (SECTOR === '1' && associateClasses.has(C21BASIC))
/** Carnegie classes 1-9 (associate's colleges) and 14 (baccalaureate/associate's, associate's dominant). */
const associateClasses = new Set(['1', '2', '3', '4', '5', '6', '7', '8', '9', '14'])

/** Closed after the directory was drawn up: Eastern Gateway, October 31, 2024 (Higher Ed Dive, read 2026-11-17). */
const closedSince = new Set([203331])

export function readTwoYearColleges(from: string): TwoYearCollege[] {
  const scorecards = byCollege(from, 'scorecard')
  const charges = byCollege(from, 'charges')
  const trades = readTrades(from)
  return [...byCollege(from, 'directory')]
    .sort(([a], [b]) => a - b)
    .flatMap(([unitid, directory]) => {
      const state = stateCode(directory.STABBR)
      const closed = closedSince.has(unitid) || directory.CYACTIVE !== '1' || /^\d/.test(directory.CLOSEDAT)
      if (!state || closed || !isTwoYear(directory)) return []
      const charge = charges.get(unitid)
      const year = (cell = '', letter = '') => ipedsFact(files.charges.file, cell, letter)
      return [
        {
          unitid,
          name: titled(directory.INSTNM),
          city: directory.CITY,
          state,
          latitude: place(directory.LATITUDE),
          longitude: place(directory.LONGITUD),
          website: link(directory.WEBADDR),
          undergraduates: whole(scorecardFact(files.scorecard.file, scorecards.get(unitid)?.UGDS)),
          tuition: {
            inDistrict: year(charge?.CHG1AY3, charge?.XCHG1AY3),
            inState: year(charge?.CHG2AY3, charge?.XCHG2AY3),
          },
          trades: trades.get(unitid) ?? [],
        },
      ]
    })
}

/** In a trade, or enough for a license. */
const isTaught = (code: string) =>
  isOfTrade(code) || licensedByAssociate.some(({ taught }) => isOneOf(code, taught))

/** Certificates of all lengths and the associate degree. */
const belowBachelors = new Set(['1', '2', '3', '4', '20', '21'])

function readTrades(from: string): Map<number, string[]> {
  const awarded = new Map<number, Set<string>>()
  for (const row of readSource(from, files.completions)) {
    if (!belowBachelors.has(row.AWLEVEL) || !/^\d\d\.\d{4}$/.test(row.CIPCODE)) continue
    if (!isTaught(row.CIPCODE) || Number(row.CTOTALT) === 0) continue
    const unitid = Number(row.UNITID)
    awarded.set(unitid, (awarded.get(unitid) ?? new Set()).add(row.CIPCODE))
  }
  return new Map([...awarded].map(([unitid, codes]) => [unitid, [...codes].sort()]))
}

export const twoYearTable = (colleges: readonly TwoYearCollege[]): ShippedTable => ({
  file: 'two-year.tsv',
  text: tableText('two-year', twoYearColumns, colleges.map(toTwoYearRow)),
})
