import type { StateCode } from '#contract/states.ts'
import type { Columns } from './columns.ts'
import { at } from './curves.ts'
import { middleOf, miles, stateIndex } from './places.ts'

// What a counselor knows before looking at a record, and what no score shows: which names people know, and how far a
// student from here usually goes for one. Without it a national list is full of cheap commuter colleges an ocean away.

const knownName = 10
const perDistance = 6
const noHousing = 8
const mostlyTwoYear = 8

/** Points added to Match when colleges are chosen, by college; worked out once a home state. */
export function appealFrom(columns: Columns) {
  const byState = new Map<StateCode, Float64Array>()
  return (home: StateCode): Float64Array => {
    const made = byState.get(home) ?? appeal(columns, home)
    byState.set(home, made)
    return made
  }
}

function appeal(columns: Columns, home: StateCode): Float64Array {
  const from = middleOf(columns.colleges.filter(({ state }) => state === home))
  return Float64Array.from(columns.colleges, (college, i) => {
    const name = knownName * at(columns.fame, i)
    const base = (Number.isNaN(name) ? 0 : name) - (columns.isMostlyTwoYear[i] ? mostlyTwoYear : 0)
    if (columns.state[i] === stateIndex(home) || !from) return base
    // A name that carries brings students from afar; a regional one is hardly known there.
    const draw = at(columns.draw, i)
    const distance = perDistance * Math.log(1 + miles(from, college) / 100) * (1.25 - draw)
    return base * draw - distance - (columns.hasHousing[i] ? 0 : noHousing)
  })
}
