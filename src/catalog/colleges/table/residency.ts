import type { GroupRate, ResidencyRates } from '#catalog/facts.ts'

// Admit rates for residents and others as one cell: applied/admitted of both, the fall they entered, and 'y' where
// international students are counted apart: 10674/3536|38320/3992|fall 2024|y. Empty: not published.

export const residencyCell = (rates: ResidencyRates | null): string =>
  rates
    ? [group(rates.inState), group(rates.outOfState), rates.year, rates.internationalApart ? 'y' : ''].join(
        '|',
      )
    : ''
const group = ({ applied, admitted }: GroupRate) => `${applied}/${admitted}`

export function residencyOf(cell: string): ResidencyRates | null {
  if (cell === '') return null
  const [inState = '', outOfState = '', year = '', apart = ''] = cell.split('|')
  return {
    inState: groupOf(inState),
    outOfState: groupOf(outOfState),
    year,
    internationalApart: apart === 'y',
  }
}

function groupOf(text: string): GroupRate {
  const [applied = 0, admitted = 0] = text.split('/').map(Number)
  return groupRate(applied, admitted)
}

/** Percent with one decimal, as every rate here. */
export function groupRate(applied: number, admitted: number): GroupRate {
  if (!(applied > 0 && admitted >= 0 && admitted <= applied))
    throw new Error(`${admitted} admitted of ${applied} is no rate`)
  return { applied, admitted, rate: Math.round((1000 * admitted) / applied) / 10 }
}
