import type { Major } from '#catalog/majors/major.ts'
import type { Belief } from './belief.ts'
import type { Candidate } from './candidates.ts'

/**
 * A family and the candidates it leads to. Each link has a weight, and says how much the family leads to the candidate:
 * 1 for its main one.
 */
export type Family = {
  id: string
  candidates: Int32Array
  weights: Float64Array
  speaksFor: Float64Array
}

export type RankedFamily = { family: Family; support: number }

// 0: every family of an occupation gets its full weight, and broad ones always win. 1: it gets only its share.
const shareExponent = 0.6
const breadth = 0.4 // a penalty for families that lead everywhere, or every list would contain business
const popularity = 0.06 // a small bonus for majors that many study: more colleges offer them
const covered = 0.85 // an occupation whose main family is already suggested hardly counts for the next one
const perField = 3 // per two-digit field: five kinds of engineering are no choice
const humility = 0.7 // people differ from the model in unknown ways: flatten its belief
const fewest = 3
const most = 5
const tooLittle = 0.015 // the least belief behind a fourth or fifth suggestion

export function familiesOf(candidates: readonly Candidate[], majors: readonly Major[]): Family[] {
  const graduates = new Map(majors.map((major) => [major.id, major.graduates]))
  const links = new Map<string, { at: number; weight: number; speaks: number }[]>()
  candidates.forEach(({ families }, at) => {
    const main = Math.max(...families.map(({ share }) => share))
    for (const { id, share } of families) {
      const weight = share ** shareExponent * (graduates.get(id) ?? 1) ** popularity
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
    }))
}

/**
 * Families in the order to suggest them, three to five. Occupations are matched first; a family then gets the belief in
 * the occupations it leads to, and each next family counts what the earlier ones left uncovered.
 */
export function rankFamilies(families: readonly Family[], belief: Belief): RankedFamily[] {
  const left = flattened(belief)
  const ranked: RankedFamily[] = []
  while (ranked.length < most) {
    const next = strongest(families, left, ranked)
    if (!next || (ranked.length >= fewest && next.support < tooLittle)) break
    ranked.push(next)
    next.family.candidates.forEach((at, i) => {
      left[at] = (left[at] ?? 0) * (1 - covered * (next.family.speaksFor[i] ?? 0))
    })
  }
  return ranked
}

/** The flattened belief also decides what is asked next and when to stop. */
export function flattened(belief: Belief): Belief {
  const flat = belief.map((p) => p ** humility)
  const total = flat.reduce((sum, p) => sum + p, 0)
  return flat.map((p) => p / total)
}

function strongest(families: readonly Family[], left: Belief, ranked: readonly RankedFamily[]) {
  const ofField = (field: string) => ranked.filter(({ family }) => family.id.startsWith(field)).length
  let best: RankedFamily | null = null
  for (const family of families) {
    if (ranked.some((other) => other.family === family)) continue
    if (ofField(family.id.slice(0, 3)) >= perField) continue
    const support = supportFor(family, left)
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

/** How much of the belief these families cover: this is what "sure" means. */
export function coverage(ranked: readonly RankedFamily[], belief: Belief): number {
  const reached = new Set(ranked.flatMap(({ family }) => [...family.candidates]))
  return [...reached].reduce((sum, at) => sum + (belief[at] ?? 0), 0)
}
