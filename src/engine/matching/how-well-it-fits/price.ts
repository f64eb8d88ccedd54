import type { StateCode } from '#contract/states.ts'
import type { Columns } from '#engine/matching/columns.ts'
import { at, percentiles } from '#engine/matching/numbers/curves.ts'
import { stateIndex } from '#engine/matching/where-students-go/places.ts'

/** What a student of this state would face: tuition at public colleges, average net price at private ones. */
export function priceFor(
  { isPublic, state, inState, outOfState, netPrice }: Columns,
  home: StateCode,
  i: number,
) {
  if (!isPublic[i]) return at(netPrice, i)
  return state[i] === stateIndex(home) ? at(inState, i) : at(outOfState, i)
}

/** The same made comparable, for choosing only: net price everywhere, plus what coming from another state adds. */
export function fullPriceFor(
  { isPublic, state, inState, outOfState, netPrice }: Columns,
  home: StateCode,
  i: number,
) {
  const visitor = isPublic[i] && state[i] !== stateIndex(home)
  return at(netPrice, i) + (visitor ? at(outOfState, i) - at(inState, i) : 0)
}

/** 1 for the lowest price in the country as seen from a state, 0 for the highest; worked out once a state. */
export function affordability(columns: Columns, price: typeof priceFor) {
  const byState = new Map<StateCode, Float64Array>()
  return (home: StateCode): Float64Array => {
    const made = byState.get(home)
    if (made) return made
    const prices = new Float64Array(columns.count).map((_, i) => price(columns, home, i))
    const fits = percentiles(prices).map((percentile) => 1 - percentile)
    byState.set(home, fits)
    return fits
  }
}
