import type { Academics } from '#engine/matching/chance/facts.ts'
import { at } from '#engine/matching/numbers/curves.ts'
import { farReachMax, lackingFor, listLength, type Place, pairs, roles } from './places.ts'
import type { Pool } from './pool.ts'
import type { Judged } from './selection.ts'

// Each pair of places reads the record rounded to its own grid. The grids are staggered: a step of ten points, or of
// .02 in GPA, crosses an edge of at most one of them, and changes at most two places.

const satStep = 12
const gpaStep = 22 // thousandths

/** The lower edge of the cell of a value, on the grid of a pair. */
const cellOf = (value: number, step: number, pair: number) => {
  const width = step * pairs.length
  return { low: Math.floor((value - step * pair) / width) * width + step * pair, width }
}

function onGrid(record: Academics, pair: number): Academics {
  const sat = cellOf(record.sat, satStep, pair)
  const gpa = cellOf(Math.round(record.gpa * 1000), gpaStep, pair)
  return { ...record, sat: sat.low + sat.width / 2, gpa: (gpa.low + gpa.width / 2) / 1000 }
}

const isFar = (role: number | undefined) => role === roles.farReach || role === roles.remote

type Setting = {
  pool: Pool
  judge: (record: Academics) => Judged
  record: Academics
  /** The role of the college that the student named; it is in the list already and not in the pool. */
  askedRole: number | null
  /** The places of a state's own university and its largest program, with their positions in the pool. */
  own: ReadonlyMap<Place, number>
}

/** Positions in the pool, in the order in which the places were filled. */
export function compose({ pool, judge, record, askedRole, own }: Setting): number[] {
  const taken: number[] = []
  const reserved = [...own.values()]
  let farReaches = isFar(askedRole ?? undefined) ? 1 : 0
  let covered = askedRole === null ? null : coveredBy(askedRole)

  function best({ score, role }: Judged, place: Place): number {
    const lacks = lackingFor(place)
    let found = -1
    let most = Number.NEGATIVE_INFINITY
    for (let k = 0; k < pool.colleges.length; k++) {
      const part = role[k] ?? roles.ruledOut
      const extra = isFar(part) && farReaches >= farReachMax ? 200 : 0
      const value = at(score, k) - lacks(part, pool.zone[k] ?? 0, pool.tier[k] ?? 0) - extra
      if (value > most && !taken.includes(k) && !reserved.includes(k)) {
        found = k
        most = value
      }
    }
    return found
  }

  pairs.forEach((pair, p) => {
    const judged = judge(onGrid(record, p))
    for (const place of pair) {
      if (place.part === covered && !own.has(place)) {
        covered = null
        continue
      }
      const k = own.get(place) ?? best(judged, place)
      if (k === -1) continue
      taken.push(k)
      if (isFar(judged.role[k])) farReaches++
    }
  })
  // All places like the named college's were a state's own university's or largest program's: the last other one goes.
  if (askedRole !== null && taken.length === listLength)
    taken.splice(
      taken.findLastIndex((k) => !reserved.includes(k)),
      1,
    )
  return taken
}

/** The place that the named college takes. */
function coveredBy(role: number): Place['part'] {
  if (isFar(role) || role === roles.reach || role === roles.ruledOut) return 'reach'
  if (role === roles.safe) return 'safe'
  return role === roles.likely || role === roles.almostLikely ? 'likely' : 'target'
}
