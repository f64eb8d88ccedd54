import { files } from '#catalog/build/reading/sources.ts'
import { readSource } from '#catalog/build/reading/tables.ts'
import { licensedByAssociate } from '#catalog/majors/licensed.ts'
import { isOfTrade, isOneOf } from '#catalog/majors/reading/trades.ts'
import type { TradeAwards } from '#catalog/two-year/trade-awards.ts'

/** Certificates of all lengths and the associate degree. */
const belowBachelors = new Set(['1', '2', '3', '4', '20', '21'])
const associate = '3'

const isLicensed = (code: string) => licensedByAssociate.some(({ taught }) => isOneOf(code, taught))

/** By school. */
export function readTradeAwards(from: string): Map<number, TradeAwards> {
  const awarded = new Map<number, Map<string, number>>()
  for (const { UNITID, CIPCODE, AWLEVEL, CTOTALT } of readSource(from, files.completions)) {
    if (!belowBachelors.has(AWLEVEL) || !/^\d\d\.\d{4}$/.test(CIPCODE) || Number(CTOTALT) === 0) continue
    const counts = isLicensed(CIPCODE) ? AWLEVEL === associate : isOfTrade(CIPCODE)
    if (!counts) continue
    const awards = awarded.get(Number(UNITID)) ?? new Map<string, number>()
    awarded.set(Number(UNITID), awards.set(CIPCODE, (awards.get(CIPCODE) ?? 0) + Number(CTOTALT)))
  }
  return new Map(
    Array.from(awarded, ([unitid, awards]) => [
      unitid,
      new Map([...awards].sort(([a], [b]) => (a < b ? -1 : 1))),
    ]),
  )
}
