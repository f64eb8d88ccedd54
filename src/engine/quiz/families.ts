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

const namedBonus = 0.5 // two families that lead to the same work differ only in which of them the choices named
const byName = 3 // psychology, which half of the answers about people lead to, must not hide the one major asked for by name
const unasked = 0.35 // of the support of a later family that no choice named and that stands beside no other
const unquestioned = 2 // the first families need no word of the student
const owed = 1.4 // named this much, by two choices or more: it is among the five, whatever the subjects say
const firm = 0.03 // a fourth family with less, and that no choice named, gives way as well
const mentioned = 1 // by one choice that names nothing else: enough for a place that would stay empty
// … and a word counts so many times there if the family stands beside a suggestion: a firefighter who once chose good,
// cheap homes is not shown architecture.
const besideCounts = 2

// 0: every family of an occupation gets its full weight, and broad ones always win. 1: it gets only its share.
const shareExponent = 0.6
const breadth = 0.3 // a penalty for families that lead everywhere, or every list would contain business
const popularity = 0.06 // a small bonus for majors that many study: more colleges offer them
const covered = 0.95 // an occupation whose main family is already suggested hardly counts for the next one
const perField = 3 // per two-digit field: five kinds of engineering are no choice
const humility = 0.7 // people differ from the model in unknown ways: flatten its belief
const fewest = 3
const most = 5
const tooLittle = 0.015 // the least support of a fourth or fifth suggestion

export function familiesOf(candidates: readonly Candidate[], majors: readonly Major[]): Family[] {
  const graduates = new Map(majors.map((major) => [major.id, major.graduates]))
  const near = new Map(majors.map((major) => [major.id, major.related]))
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
      near: near.get(id) ?? [],
    }))
}

/**
 * Families in the order to suggest them, three to five. Occupations are matched first; a family then gets the belief in
 * the occupations it leads to, and each next family counts what the earlier ones left uncovered. What the student's
 * choices named counts beside it: the last place goes to what was named most.
 */
export function rankFamilies(
  families: readonly Family[],
  belief: Belief,
  named: Named = new Map(),
): RankedFamily[] {
  const left = flattened(belief)
  const ranked: RankedFamily[] = []
  while (ranked.length < most) {
    const open = families.filter((family) => isOpen(family, ranked))
    const best = strongest(open, (family) => supportFor(family, left) * standing(family, ranked, named))
    const late = ranked.length >= fewest
    const weak = late && (!best || best.support < tooLittle)
    const loose = late && best && best.support < firm && !named.has(best.family.id)
    const due =
      weak || loose || ranked.length === most - 1
        ? strongest(
            open,
            (family) =>
              (named.get(family.id)?.shared ?? 0) * (weak && isBeside(family, ranked) ? besideCounts : 1),
          )
        : null
    const claims = due && due.support >= (weak ? mentioned : owed)
    const next = claims ? { ...due, support: supportFor(due.family, left) } : weak ? null : best
    if (!next) break
    ranked.push(next)
    next.family.candidates.forEach((at, i) => {
      left[at] = (left[at] ?? 0) * (1 - covered * (next.family.speaksFor[i] ?? 0))
    })
  }
  return inOrder(ranked, named)
}

/** One that a choice named alone was asked for by name: it goes before a broader one that has not much more support. */
function inOrder(ranked: readonly RankedFamily[], named: Named): RankedFamily[] {
  const weight = ({ family, support }: RankedFamily) => support * (named.get(family.id)?.alone ? byName : 1)
  return [...ranked].sort((a, b) => weight(b) - weight(a))
}

const isOpen = (family: Family, ranked: readonly RankedFamily[]) =>
  ranked.every((other) => other.family !== family) &&
  ranked.filter((other) => other.family.id.startsWith(family.id.slice(0, 3))).length < perField

/** Whether we recommend one of them beside the other. */
export const areNear = (one: Family, other: Family) =>
  one.near.includes(other.id) || other.near.includes(one.id)

const isBeside = (family: Family, ranked: readonly RankedFamily[]) =>
  ranked.some((other) => areNear(other.family, family))

/** What the choices themselves say about a family, beside the subjects they use. */
function standing(family: Family, ranked: readonly RankedFamily[], named: Named): number {
  const word = named.get(family.id)
  // Where nothing was named at all, as in a classic form, there is nothing to hold against a family.
  const asked = word || isBeside(family, ranked) || ranked.length < unquestioned || named.size === 0
  return asked ? 1 + namedBonus * (word?.shared ?? 0) : unasked
}

/** The flattened belief also decides what is asked next and when to stop. */
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

/** How much of the belief these families cover: this is what "sure" means. */
export function coverage(ranked: readonly RankedFamily[], belief: Belief): number {
  const reached = new Set(ranked.flatMap(({ family }) => [...family.candidates]))
  return [...reached].reduce((sum, at) => sum + (belief[at] ?? 0), 0)
}
