import { type Columns, hasManyAdults } from '#engine/matching/columns.ts'
import type { Offer } from '#engine/matching/how-well-it-fits/program/offer.ts'
import { at } from '#engine/matching/numbers/curves.ts'
import { zones } from '#engine/matching/where-students-go/seen-from.ts'
import { roles } from './places.ts'
import type { Pool } from './pool.ts'
import type { Judged } from './selection.ts'
import { tiers } from './tiers.ts'

// Everyone in Florida who teaches marine biology names Eckerd. Points for price, pay and a draw among equals may lose
// such a college, so the one that awards a good part of the subject's degrees at home has a place.

const goodPart = 0.2
const fewDegrees = 15

/**
 * Its position in the pool; null if there is none, if many of its degrees go to adults online, or if it is farther than
 * `farthest`, one of `roles`.
 */
export function largestProgram(
  { colleges }: Columns,
  pool: Pool,
  { role }: Judged,
  { awards, byDegrees, within }: Offer,
  asked: number | null,
  farthest: number,
): number | null {
  if (!byDegrees || pool.outside) return null
  let all = 0
  let most = Math.max(fewDegrees - 1, asked === null ? 0 : at(awards, asked))
  let found: number | null = null
  for (let k = 0; k < pool.colleges.length; k++) {
    if (pool.zone[k] !== zones.home || pool.tier[k] !== tiers.fits) continue
    const i = pool.colleges[k] ?? 0
    if (within.has(i)) continue // its degrees are those of a whole field
    const degrees = at(awards, i)
    all += degrees
    if (degrees <= most) continue
    most = degrees
    found = k
  }
  if (found === null || most < goodPart * all) return null
  const college = colleges[pool.colleges[found] ?? -1]
  const isWithinReach = (role[found] ?? roles.ruledOut) <= farthest
  return isWithinReach && college && !hasManyAdults(college) ? found : null
}
