import type { GroupRate, ResidencyRates } from '#catalog/facts.ts'
import { type Kind, name, number, yes } from './kinds.ts'

/**
 * Admit rates for residents and others: applied and admitted of both, the fall they entered, and whether international
 * students are counted apart: [10674,3536,38320,3992,"fall 2024",true]. Null: not published.
 */
export const residencyRates: Kind<ResidencyRates | null> = {
  write: (rates) =>
    rates && [
      rates.inState.applied,
      rates.inState.admitted,
      rates.outOfState.applied,
      rates.outOfState.admitted,
      rates.year,
      rates.internationalApart,
    ],
  read: (cell) => {
    if (cell === null) return null
    if (!Array.isArray(cell)) throw new Error(`${cell} is not a list of rates by residency`)
    const [applied, admitted, othersApplied, othersAdmitted, year, apart] = cell
    return {
      inState: groupRate(number.read(applied), number.read(admitted)),
      outOfState: groupRate(number.read(othersApplied), number.read(othersAdmitted)),
      year: name.read(year),
      internationalApart: yes.read(apart),
    }
  },
}

/** Percent with one decimal, as every rate here. */
export function groupRate(applied: number, admitted: number): GroupRate {
  if (!(applied > 0 && admitted >= 0 && admitted <= applied))
    throw new Error(`${admitted} admitted of ${applied} is not a rate`)
  return { applied, admitted, rate: Math.round((1000 * admitted) / applied) / 10 }
}
