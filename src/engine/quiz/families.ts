import type { Major } from '#catalog/majors/major.ts'
import type { Belief } from './belief.ts'
import type { Candidate } from './candidates.ts'
import type { Named } from './named.ts'

/**
 * A family and the candidates it leads to. Each link has a weight, and says how much the family leads to the candidate:
 * 1 for its main one.
 */
export type Family = {
  id: string
  candidates: Int32Array
  weights: Float64Array
  speaksFor: Float64Array
  /** The families we recommend beside it. */
  near: readonly string[]
}

export type RankedFamily = { family: Family; support: number }

// Taking any of these five out costs the simulated students more than a point, or the written people a right field.
const suggested = 5
const namedBonus = 0.5 // two families that lead to the same work differ only in which of them the choices named
// 0: every family of an occupation gets its full weight, and broad ones always win. 1: it gets only its share.
const shareExponent = 0.6
const breadth = 0.3 // a penalty for families that lead everywhere, or every list would contain business
const humility = 0.7 // people differ from the model in unknown ways: flatten its belief
const perField = 3 // per two-digit field: five kinds of engineering are no choice

export function familiesOf(candidates: readonly Candidate[], majors: readonly Major[]): Family[] {
  const near = new Map(majors.map((major) => [major.id, major.related]))
  const links = new Map<string, { at: number; weight: number; speaks: number }[]>()
  candidates.forEach(({ families }, at) => {
    const main = Math.max(...families.map(({ share }) => share))
    for (const { id, share } of families) {
      const weight = share ** shareExponent
      links.set(id, [...(links.get(id) ?? []), { at, weight, speaks: share / main }])
    }
  })
  return [...links]
    .sort(([a], [b]) => (a < b ? -1 : 1))
    .map(([id, list]) => ({
      id,
      candidates: Int32Array.from(list, ({ at }) => at),
      weights: Float64Array.from(list, ({ weight }) => weight / list.length ** breadth),
      speaksFor: Float64Array.from(list, ({ speaks }) => speaks),
      near: near.get(id) ?? [],
    }))
}

/**
 * Five families in the order to suggest them. Occupations are matched first; a family then gets the belief in the
 * occupations it leads to, more if the student's choices named it, and each next family counts what the earlier ones
 * left uncovered.
 */
export function rankFamilies(
  families: readonly Family[],
  belief: Belief,
  named: Named = new Map(),
): RankedFamily[] {
  const left = flattened(belief)
  const ranked: RankedFamily[] = []
  while (ranked.length < suggested) {
    const open = families.filter((family) => isOpen(family, ranked))
    const next = strongest(
      open,
      (family) => supportFor(family, left) * (1 + namedBonus * (named.get(family.id) ?? 0)),
    )
    if (!next) break
    ranked.push(next)
    next.family.candidates.forEach((at, i) => {
      left[at] = (left[at] ?? 0) * (1 - (next.family.speaksFor[i] ?? 0))
    })
  }
  return ranked
}

const isOpen = (family: Family, ranked: readonly RankedFamily[]) =>
  ranked.every((other) => other.family !== family) &&
  ranked.filter((other) => other.family.id.startsWith(family.id.slice(0, 3))).length < perField

/** Whether we recommend one of them beside the other. */
export const areNear = (one: Family, other: Family) =>
  one.near.includes(other.id) || other.near.includes(one.id)

/** The flattened belief also decides what is asked next. */
export function flattened(belief: Belief): Belief {
  const flat = belief.map((p) => p ** humility)
  const total = flat.reduce((sum, p) => sum + p, 0)
  return flat.map((p) => p / total)
}

function strongest(families: readonly Family[], supportOf: (family: Family) => number): RankedFamily | null {
  let best: RankedFamily | null = null
  for (const family of families) {
    const support = supportOf(family)
    if (!best || support > best.support) best = { family, support }
  }
  return best
}

function supportFor({ candidates, weights }: Family, belief: Belief): number {
  let support = 0
  for (let i = 0; i < candidates.length; i++) support += (belief[candidates[i] ?? 0] ?? 0) * (weights[i] ?? 0)
  return support
}

/** The weighted mean of something over the candidates of a family. */
export function meanOver(
  { candidates, weights }: Family,
  belief: Belief,
  value: (at: number) => number,
): number {
  let sum = 0
  let total = 0
  for (let i = 0; i < candidates.length; i++) {
    const at = candidates[i] ?? 0
    const weight = (belief[at] ?? 0) * (weights[i] ?? 0)
    sum += weight * value(at)
    total += weight
  }
  return sum / total
}
