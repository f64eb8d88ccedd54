import type { Columns } from '#engine/matching/columns.ts'
import { at } from '#engine/matching/numbers/curves.ts'
import type { Offer } from '#engine/matching/offer/offer.ts'
import { zones } from '#engine/matching/where-students-go/seen-from.ts'
import { type Place, pairs, partLacks, roles } from './places.ts'
import type { Pool } from './pool.ts'
import type { Judged } from './selection.ts'
import { tiers } from './tiers.ts'

// Families ask first for their state's own university, the public college that most apply to, and a list without it has
// to explain why. So it has a place wherever it awards the subject and the record is within its reach. Chosen states
// count like home: the same holds for each of them.

/** With less of the country's fame a college is no name that everyone in the state knows. */
const leastFame = 0.55
export const isKnownPublic = ({ fame, isPublic }: Pick<Columns, 'fame' | 'isPublic'>, i: number): boolean =>
  isPublic[i] === 1 && at(fame, i) >= leastFame
/** Of several chosen states; the rest of the list stays open. */
const most = 3

/**
 * Positions in the pool, whatever their role, with the subject or the large one that it is a branch of. The named college
 * has its place already and counts for its state.
 */
export function ownUniversities(
  columns: Columns,
  pool: Pool,
  { ofItsField }: Offer,
  asked: number | null,
): number[] {
  if (pool.outside) return []
  const { fame, state } = columns
  const known = (i: number) => (isKnownPublic(columns, i) ? at(fame, i) : 0)
  const best = new Map<number, { position: number; fame: number }>()
  if (asked !== null) best.set(state[asked] ?? -1, { position: -1, fame: known(asked) })
  for (let k = 0; k < pool.colleges.length; k++) {
    const i = pool.colleges[k] ?? 0
    if (pool.zone[k] !== zones.home || (pool.tier[k] !== tiers.fits && !ofItsField.has(i))) continue
    const there = state[i] ?? -1
    if (known(i) > (best.get(there)?.fame ?? 0)) best.set(there, { position: k, fame: known(i) })
  }
  return [...best.values()]
    .filter(({ position }) => position !== -1)
    .sort((a, b) => b.fame - a.fame)
    .map(({ position }) => position)
}

/** Those within reach, which have their places. */
export const withinReach = (own: readonly number[], { role }: Judged) =>
  own.filter((k) => (role[k] ?? roles.ruledOut) <= roles.reach).slice(0, most)

const atHome = pairs.flat().filter(({ where }) => where === 'home')

/** Each at the first free place at home that fits its role best; by position among the contenders. */
export function placesOfOwn(
  own: Iterable<number>,
  { role }: Judged,
  contenders: Int32Array,
): ReadonlyMap<Place, number> {
  const places = new Map<Place, number>()
  for (const k of own) {
    const lacks = ({ part }: Place) => partLacks[part][role[k] ?? 0] ?? 0
    const free = atHome.filter((place) => !places.has(place))
    const least = Math.min(...free.map(lacks))
    const place = free.find((one) => lacks(one) === least)
    if (place) places.set(place, contenders.indexOf(k))
  }
  return places
}
