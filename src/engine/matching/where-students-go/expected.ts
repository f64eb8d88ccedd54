import type { Catalog } from '#catalog/catalog.ts'
import type { College } from '#catalog/facts.ts'
import { type StateCode, states } from '#contract/states.ts'
import { miles } from './distance.ts'

// How many first-years of a state start at each college. Larger ones report the states, smaller ones only how many come
// from elsewhere, so these are spread over the states by who leaves them and how far they would go.

/** Half as many go a distance of .69 times this. */
const shrinksBy = 250
/** Of all undergraduates those who start, and of these who come from elsewhere, where nothing is reported. */
const assumed = { starting: 0.22, elsewhere: 0.25 }

type Known = Pick<Catalog, 'colleges' | 'flows' | 'stateCenters'>

export function expectedFirstYears({ colleges, flows, stateCenters }: Known) {
  const pulls = new Map<College, number>()

  const pull = (college: College, state: StateCode) => {
    const center = stateCenters.get(state)
    return center ? flows.leavers(state) * Math.exp(-miles(center, college) / shrinksBy) : 0
  }
  function pullOfAll(college: College): number {
    const known = pulls.get(college)
    if (known !== undefined) return known
    let sum = 0
    for (const [state] of states) if (state !== college.state) sum += pull(college, state)
    pulls.set(college, sum)
    return sum
  }

  function expectedAt(college: College, home: StateCode): number {
    const counted = flows.firstYears(college.unitid, home)
    if (counted !== null) return counted
    const origins = flows.origins(college.unitid)
    const starting =
      typeof college.undergraduates === 'number' ? assumed.starting * college.undergraduates : 0
    if (college.state === home) return origins?.inState ?? (1 - assumed.elsewhere) * starting
    const visitors = origins?.outOfState ?? assumed.elsewhere * starting
    return visitors === 0 ? 0 : (visitors * pull(college, home)) / pullOfAll(college)
  }

  return (home: StateCode) => Float64Array.from(colleges, (college) => expectedAt(college, home))
}
