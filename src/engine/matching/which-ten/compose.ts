import { at } from '#engine/matching/numbers/curves.ts'
import type { Academics } from '#engine/matching/who-gets-in/chance.ts'
import type { Pool } from './pool.ts'
import { type Judged, roles } from './selection.ts'

// Ten colleges as a counselor would put them together: 3 likely, 4 target, 3 reach, each place filled by the best college
// that can play the part. A list must not turn over because a student retook the SAT and gained ten points. So the
// places come in five pairs, and each pair reads the record on its own grid. The grids are staggered: a step of ten
// points, or of .02 in GPA, crosses an edge of one of them at most, and changes two places at most.

/** `beyond`: where no state was chosen, three of the places look outside the home state. */
type Place = { part: number; beyond: boolean }
const near = (part: number): Place => ({ part, beyond: false })
const beyond = (part: number): Place => ({ part, beyond: true })

const pairs: readonly (readonly [Place, Place])[] = [
  [near(roles.likely), near(roles.target)],
  [near(roles.target), beyond(roles.reach)],
  [near(roles.likely), near(roles.target)],
  [near(roles.reach), beyond(roles.target)],
  [near(roles.likely), beyond(roles.reach)],
]
export const listLength = 2 * pairs.length

const satStep = 12
const gpaStep = 22 // thousandths

/** The middle of the cell a value falls in, on the grid of a pair. */
function coarse(value: number, step: number, pair: number): number {
  const width = step * pairs.length
  return Math.floor((value - step * pair) / width) * width + step * pair + width / 2
}

const onGrid = (record: Academics, pair: number): Academics => ({
  ...record,
  sat: coarse(record.sat, satStep, pair),
  gpa: coarse(Math.round(record.gpa * 1000), gpaStep, pair) / 1000,
})

/** What plays a part when nothing fitting is left. */
const substitutes: Record<number, readonly number[]> = {
  [roles.likely]: [
    roles.likely,
    roles.almostLikely,
    roles.target,
    roles.reach,
    roles.unknown,
    roles.farReach,
    roles.remote,
  ],
  [roles.target]: [
    roles.target,
    roles.almostLikely,
    roles.likely,
    roles.reach,
    roles.unknown,
    roles.farReach,
    roles.remote,
  ],
  [roles.reach]: [
    roles.reach,
    roles.farReach,
    roles.target,
    roles.almostLikely,
    roles.likely,
    roles.unknown,
    roles.remote,
  ],
}
/** Looking beyond the home state, and the limit on far reaches, give way before a filter does. */
const attempts = [0, 1, 2].flatMap((tier) => [true, false].map((limited) => ({ tier, limited })))
const farReachMax = 2
const isFar = (role: number | undefined) => role === roles.farReach || role === roles.remote

type Setting = {
  pool: Pool
  judge: (record: Academics) => Judged
  record: Academics
  /** The part the college asked for plays; it is in the list already and not in the pool. */
  askedRole: number | null
}

/** Positions in the pool, in the order the places were filled. */
export function compose({ pool, judge, record, askedRole }: Setting): number[] {
  const taken: number[] = []
  let farReaches = isFar(askedRole ?? undefined) ? 1 : 0
  let covered = askedRole === null ? null : partOf(askedRole)

  function best({ score, role }: Judged, wanted: number, tier: number, outside: boolean): number {
    let found = -1
    for (let k = 0; k < score.length; k++) {
      if (role[k] !== wanted || pool.tier[k] !== tier || (outside && pool.atHome[k])) continue
      if (found !== -1 && at(score, k) <= at(score, found)) continue
      if (!taken.includes(k)) found = k
    }
    return found
  }

  function candidate(judged: Judged, place: Place): number {
    for (const { tier, limited } of attempts) {
      for (const role of substitutes[place.part] ?? []) {
        if (limited && (role === roles.remote || (isFar(role) && farReaches >= farReachMax))) continue
        const found = best(judged, role, tier, limited && place.beyond)
        if (found !== -1) return found
      }
    }
    return -1
  }

  pairs.forEach((pair, p) => {
    const judged = judge(onGrid(record, p))
    for (const place of pair) {
      if (place.part === covered) {
        covered = null
        continue
      }
      const k = candidate(judged, place)
      if (k === -1) continue
      taken.push(k)
      if (isFar(judged.role[k])) farReaches++
    }
  })
  return taken
}

function partOf(role: number): number {
  if (isFar(role)) return roles.reach
  if (role === roles.almostLikely) return roles.likely
  return role === roles.unknown ? roles.target : role
}
