import { place, titled } from '#catalog/build/colleges/directory.ts'
import { link } from '#catalog/build/colleges/links.ts'
import { ipedsFact, scorecardFact, whole } from '#catalog/build/reading/absence.ts'
import { byCollege, files, type Line } from '#catalog/build/reading/sources.ts'
import type { ShippedTable } from '#catalog/build/reading/tables.ts'
import { tableText } from '#catalog/table-text.ts'
import { toTwoYearRow, twoYearColumns } from '#catalog/two-year/row.ts'
import type { TradeAwards } from '#catalog/two-year/trade-awards.ts'
import type { TwoYearCollege } from '#catalog/two-year/two-year-college.ts'
import { stateCode } from '#contract/states.ts'

/**
 * Public colleges of two years, and those that award some bachelor's degrees but mostly associate degrees: the
 * community colleges of Florida or Washington count as four-year colleges in the directory.
 */
export const isTwoYear = ({ SECTOR, C21BASIC }: Line<'directory'>) =>
  SECTOR === '4' || (SECTOR === '1' && associateClasses.has(C21BASIC))
/** Carnegie classes 1-9 (associate's colleges) and 14 (baccalaureate/associate's, associate's dominant). */
const associateClasses = new Set(['1', '2', '3', '4', '5', '6', '7', '8', '9', '14'])

/** Closed after the directory was drawn up: Eastern Gateway, October 31, 2024 (Higher Ed Dive, read 2026-11-17). */
const closedSince = new Set(['203331'])
export const isActive = ({ UNITID, CYACTIVE, CLOSEDAT }: Line<'directory'>) =>
  !closedSince.has(UNITID) && CYACTIVE === '1' && !/^\d/.test(CLOSEDAT)

const none: TradeAwards = new Map()

export function readTwoYearColleges(
  from: string,
  awards: ReadonlyMap<number, TradeAwards>,
): TwoYearCollege[] {
  const scorecards = byCollege(from, 'scorecard')
  const charges = byCollege(from, 'charges')
  return [...byCollege(from, 'directory')]
    .sort(([a], [b]) => a - b)
    .flatMap(([unitid, directory]) => {
      const state = stateCode(directory.STABBR)
      if (!state || !isActive(directory) || !isTwoYear(directory)) return []
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
          trades: awards.get(unitid) ?? none,
        },
      ]
    })
}

export const twoYearTable = (colleges: readonly TwoYearCollege[]): ShippedTable => ({
  file: 'two-year.tsv',
  text: tableText('two-year', twoYearColumns, colleges.map(toTwoYearRow)),
})
