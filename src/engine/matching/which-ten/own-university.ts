import type { Columns } from '#engine/matching/columns.ts'
import { at } from '#engine/matching/numbers/curves.ts'
import { zones } from '#engine/matching/where-students-go/seen-from.ts'
import { type Place, pairs, partLacks, roles } from './places.ts'
import { type Pool, tiers } from './pool.ts'
import type { Judged } from './selection.ts'

// Families ask for their state's own university first, and a list without it has to explain why. So it has a place
// wherever it awards the subject and the record is within its reach.

/** Fewer apply to the others than to some college in every state: not a name that everyone knows. */
const leastFame = 0.55

/** The position in the pool of the public college at home that most apply to; null if it is out of reach. */
export function ownUniversity(
  { fame, isPublic }: Columns,
  pool: Pool,
  { role }: Judged,
  asked: number | null,
): number | null {
  let own: number | null = null
  let most = Math.max(leastFame, asked !== null && isPublic[asked] ? at(fame, asked) || 0 : 0)
  for (let k = 0; k < pool.colleges.length; k++) {
    const i = pool.colleges[k] ?? 0
    if (pool.zone[k] !== zones.home || pool.tier[k] !== tiers.fits || !isPublic[i]) continue
    if (!(at(fame, i) > most)) continue
    own = k
    most = at(fame, i)
  }
  return own !== null && (role[own] ?? roles.ruledOut) <= roles.reach ? own : null
}

/** The first place at home that its role fits best. */
export function placeOfOwn(role: number): Place | undefined {
  const home = pairs.flat().filter(({ where }) => where === 'home')
  const least = Math.min(...home.map(({ part }) => partLacks[part][role] ?? 0))
  return home.find(({ part }) => partLacks[part][role] === least)
}
