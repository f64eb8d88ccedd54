import type { StateCode } from '#contract/states.ts'
import type { Columns } from '#engine/matching/columns.ts'
import { at } from '#engine/matching/numbers/curves.ts'
import { middleOf, miles, stateIndex } from '#engine/matching/where-students-go/places.ts'

// What a counselor knows before looking at a record, and what no score shows: which names people know, and how far a
// student from here usually goes for one. Without it a national list is full of cheap commuter colleges an ocean away.

const knownName = 10
const perDistance = 6
const noHousing = 8
const mostlyTwoYear = 8
const mostlyAdults = 6

/** Points added when colleges are chosen, by college: as seen from anywhere, and from a home state. */
export type Appeal = { name: Float64Array; from: (home: StateCode) => Float64Array }

export function appealOf(columns: Columns): Appeal {
  const name = columns.fame.map((fame, i) => {
    const known = Number.isNaN(fame) ? 0 : knownName * fame
    return known - (columns.isMostlyTwoYear[i] ? mostlyTwoYear : 0) - (columns.isAdult[i] ? mostlyAdults : 0)
  })
  const byState = new Map<StateCode, Float64Array>()
  return {
    name,
    from: (home) => {
      const made = byState.get(home) ?? seenFrom(home, columns, name)
      byState.set(home, made)
      return made
    },
  }
}

/** A name that carries brings students from afar; a regional one is hardly known there. */
function seenFrom(home: StateCode, columns: Columns, name: Float64Array): Float64Array {
  const middle = middleOf(columns.colleges.filter(({ state }) => state === home))
  return Float64Array.from(columns.colleges, (college, i) => {
    const known = at(name, i)
    if (columns.state[i] === stateIndex(home) || !middle) return known
    const draw = at(columns.draw, i)
    const distance = perDistance * Math.log(1 + miles(middle, college) / 100) * (1.25 - draw)
    return known * draw - distance - (columns.hasHousing[i] ? 0 : noHousing)
  })
}
