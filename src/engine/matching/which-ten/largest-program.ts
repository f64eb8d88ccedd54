import { type Columns, hasManyAdults } from '#engine/matching/columns.ts'
import { at } from '#engine/matching/numbers/curves.ts'
import { isHandful, type Offer } from '#engine/matching/offer/offer.ts'
import { zones } from '#engine/matching/where-students-go/seen-from.ts'
import { isCommunity } from './appeal.ts'
import { roles } from './places.ts'
import type { Pool } from './pool.ts'
import type { Judged } from './selection.ts'
import { tiers } from './tiers.ts'

// Everyone in Florida who teaches marine biology names Eckerd. Points for price, pay and a draw among equals may lose
// such a college, so the one that awards a good part of the subject's degrees at home has a place. Where home awards
// hardly any, the region's has: fashion is Kent State's in Kentucky, too.

const goodPart = 0.2
/** Less of them at a public college, if the next is much smaller: Sam Houston State for criminal justice in Texas. */
const farAhead = { part: 0.12, times: 1.5 }
/** Nobody leaves the state for a program that is merely larger than others. */
const fewDegrees = { home: 15, region: 40 }

/** `own`: it has a place of its own. `ahead`: it comes in at the end, if it is not in the list anyway. */
type Largest = { own: readonly number[]; ahead: readonly number[] }
const none: Largest = { own: [], ahead: [] }

/**
 * Its position in the pool; none if many of its degrees go to adults online. One that is farther
 * than `farthest`, one of `roles`, is passed over.
 */
export function largestProgram(
  { colleges }: Columns,
  pool: Pool,
  { role }: Judged,
  offer: Offer,
  asked: number | null,
  farthest: number,
): Largest {
  const { awards, byDegrees, within } = offer
  if (!byDegrees || pool.outside) return none
  const where = isTaughtAtHome(pool, offer) ? 'home' : 'region'
  let all = 0
  let most = Math.max(fewDegrees[where] - 1, asked === null ? 0 : at(awards, asked))
  let second = 0
  let found: number | null = null
  for (let k = 0; k < pool.colleges.length; k++) {
    if (pool.zone[k] !== zones[where] || pool.tier[k] !== tiers.fits) continue
    const i = pool.colleges[k] ?? 0
    if (within.has(i)) continue // its degrees are those of a whole field
    const degrees = at(awards, i)
    all += degrees
    if ((role[k] ?? roles.ruledOut) > farthest) continue
    second = Math.max(second, Math.min(most, degrees))
    if (degrees <= most) continue
    most = degrees
    found = k
  }
  const college = colleges[pool.colleges[found ?? -1] ?? -1]
  if (found === null || !college || hasManyAdults(college)) return none
  if (most >= goodPart * all) return { ...none, own: [found] }
  const isAhead =
    where === 'home' &&
    college.control === 'public' &&
    !college.missions.some(isCommunity) && // whom a list names unasked
    most >= farAhead.part * all &&
    most >= farAhead.times * second
  return isAhead ? { ...none, ahead: [found] } : none
}

const isTaughtAtHome = (pool: Pool, offer: Offer) =>
  pool.colleges.some(
    (i, k) => pool.zone[k] === zones.home && pool.tier[k] === tiers.fits && !isHandful(offer, i),
  )
