import { at, positionsIn } from '#engine/matching/numbers/curves.ts'
import { zones } from '#engine/matching/where-students-go/seen-from.ts'
import { roles } from './places.ts'
import type { Pool } from './pool.ts'
import type { Judged } from './selection.ts'
import { tiers } from './tiers.ts'

/** Finer than the bands, so that a college near an edge counts for both sides. */
const edges = [0.02, 0.04, 0.06, 0.09, 0.12, 0.16, 0.22, 0.29, 0.36, 0.5, 0.63, 0.7, 0.725, 0.77, 0.85, 0.93]
const fineness = 200
/** By hundredths and halves of a chance. */
const buckets = Uint8Array.from(
  { length: fineness + 1 },
  (_, i) => edges.filter((edge) => i / fineness >= edge).length,
)
const tierCount = Object.keys(tiers).length
const zoneCount = Object.keys(zones).length
const perKind = 14
const enough = 12

/**
 * The positions that can win a place: the best of every kind by the true record. The places are then filled with five
 * rounded records, and asking all colleges five times would be most of the work of a search. A state's own university
 * (./own-university.ts) and its largest program (./largest-program.ts) have their places in any case.
 */
export function contenders(pool: Pool, { score, chance, role }: Judged, own: Iterable<number>): Int32Array {
  let regular = 0
  for (let k = 0; k < pool.tier.length; k++) if (pool.tier[k] === 0) regular++
  // Colleges that pass every filter come first, so with enough of them nobody else gets a place.
  const lastTier = regular >= enough ? tiers.nearSubject : tiers.conditional
  const kinds = new Map<number, number[]>()
  for (let k = 0; k < pool.tier.length; k++) {
    const tier = pool.tier[k] ?? 0
    if (tier > lastTier) continue
    const where = (bucketOf(at(chance, k)) * tierCount + tier) * zoneCount + (pool.zone[k] ?? 0)
    // The word may be lower than the chance says, and a requested community or faith has its own best.
    const kind = 2 * (wordCount * where + wordOf(role[k] ?? roles.ruledOut)) + (pool.kept[k] ? 1 : 0)
    const best = kinds.get(kind)
    if (best) keep(best, k, score)
    else kinds.set(kind, [k])
  }
  const isKept = new Uint8Array(pool.tier.length)
  for (const k of own) isKept[k] = 1
  for (const best of kinds.values()) for (const k of best) isKept[k] = 1
  return positionsIn(isKept)
}

const wordCount = 3
const wordOf = (role: number) => (role <= roles.almostLikely ? 0 : role === roles.target ? 1 : 2)

const bucketOf = (chance: number) =>
  Number.isNaN(chance) ? edges.length + 1 : (buckets[Math.floor(chance * fineness)] ?? 0)

/** Insertion into a short list, best first. */
function keep(best: number[], k: number, score: Float64Array) {
  if (best.length === perKind && at(score, k) <= at(score, best[perKind - 1] ?? 0)) return
  let place = best.length
  while (place > 0 && at(score, best[place - 1] ?? 0) < at(score, k)) place--
  best.splice(place, 0, k)
  if (best.length > perKind) best.pop()
}
