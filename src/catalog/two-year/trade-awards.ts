/**
 * How many certificates and associate degrees a year, by six-digit code: in trades, and the associate degrees that are
 * enough for a license.
 */
export type TradeAwards = ReadonlyMap<string, number>

// As a cell of a table: '48.0508:133|51.3901:11'.

export const awardsCell = (awards: TradeAwards): string =>
  Array.from(awards, ([code, count]) => `${code}:${count}`).join('|')

export function awardsOf(cell: string): TradeAwards {
  const awards = new Map<string, number>()
  if (cell === '') return awards
  for (const one of cell.split('|')) {
    const colon = one.indexOf(':')
    const count = Number(one.slice(colon + 1))
    if (!(colon > 0 && count > 0)) throw new Error(`"${one}" is no code with its awards`)
    awards.set(one.slice(0, colon), count)
  }
  return awards
}
