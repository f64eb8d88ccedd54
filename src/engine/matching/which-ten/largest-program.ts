import { type Columns, hasManyAdults } from '#engine/matching/columns.ts'
import { isHandful, type Offer } from '#engine/matching/how-well-it-fits/program/offer.ts'
import { at } from '#engine/matching/numbers/curves.ts'
import { zones } from '#engine/matching/where-students-go/seen-from.ts'
import { roles } from './places.ts'
import type { Pool } from './pool.ts'
import type { Judged } from './selection.ts'
import { tiers } from './tiers.ts'

// Everyone in Florida who teaches marine biology names Eckerd. Points for price, pay and a draw among equals may lose
// such a college, so the one that awards a good part of the subject's degrees at home has a place. Where home awards
// hardly any, the region's has: fashion is Kent State's in Kentucky, too.

const goodPart = 0.2
/** Nobody leaves the state for a program that is merely larger than others. */
const fewDegrees = { home: 15, region: 40 }

/**
 * Its position in the pool; null if there is none, or if many of its degrees go to adults online. One that is farther
 * than `farthest`, one of `roles`, is passed over.
 */
export function largestProgram(
  { colleges }: Columns,
  pool: Pool,
  { role }: Judged,
  offer: Offer,
  asked: number | null,
  farthest: number,
): number | null {
  const { awards, byDegrees, within } = offer
  if (!byDegrees || pool.outside) return null
  const where = isTaughtAtHome(pool, offer) ? 'home' : 'region'
  let all = 0
  let most = Math.max(fewDegrees[where] - 1, asked === null ? 0 : at(awards, asked))
  let found: number | null = null
  for (let k = 0; k < pool.colleges.length; k++) {
    if (pool.zone[k] !== zones[where] || pool.tier[k] !== tiers.fits) continue
    const i = pool.colleges[k] ?? 0
    if (within.has(i)) continue // its degrees are those of a whole field
    const degrees = at(awards, i)
    all += degrees
    if (degrees <= most || (role[k] ?? roles.ruledOut) > farthest) continue
    most = degrees
    found = k
  }
  if (found === null || most < goodPart * all) return null
  const college = colleges[pool.colleges[found] ?? -1]
  return college && !hasManyAdults(college) ? found : null
}

const isTaughtAtHome = (pool: Pool, offer: Offer) =>
  pool.colleges.some(
    (i, k) => pool.zone[k] === zones.home && pool.tier[k] === tiers.fits && !isHandful(offer, i),
  )
