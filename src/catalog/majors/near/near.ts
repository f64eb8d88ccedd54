import type { Catalog } from '#catalog/catalog.ts'
import type { Major } from '#catalog/majors/major.ts'
import { stems } from '#catalog/majors/reading/words/text.ts'
import { vague } from '#catalog/majors/reading/words/vague-words.ts'
import { nearByHand } from './near-by-hand.ts'

// Subjects related to a major, for when few colleges award the major itself: psychology widens to applied psychology,
// finance to the rest of business. Computed for every family by one rule; near-by-hand.ts corrects it.

/** How far a search may widen. */
const mostNear = 10
/** Weaker relations lead to another subject: a shared division ('health') is not enough on its own. */
const leastTie = 0.5

/** Two-digit series that are one subject in many variants; others ('30', '51' health) are collections. */
const oneSubject = new Set([
  '01',
  '11',
  '13',
  '14',
  '15',
  '16',
  '22',
  '26',
  '27',
  '31',
  '39',
  '42',
  '43',
  '52',
])
/** Filed under business, but taught apart: hospitality, fashion merchandising, construction management. */
const apart = new Set(['52.09', '52.19', '52.20'])
const kindred = new Set(['03', '04', '09', '10', '23', '38', '40', '44', '05', '50', '45'])

/** Families near this one and not reported under the same subject, the nearest first. */
export function nearFamilies(catalog: Catalog): (id: string) => readonly string[] {
  const known = new Map<string, readonly string[]>()
  const leading = occupationsBy(catalog)
  const words = new Map(catalog.majors.map(({ id, title }) => [id, tellingWords(title)]))
  const tie = (own: Major, other: Major) =>
    chosen(own, other) +
    0.5 * alike(leading.get(own.id), leading.get(other.id)) +
    0.4 * alike(words.get(own.id), words.get(other.id)) +
    (own.id.slice(0, 2) === other.id.slice(0, 2) && !apart.has(own.id) && !apart.has(other.id)
      ? seriesTie(own.id)
      : 0) +
    0.05 * Math.log10(1 + other.graduates)
  const computed = (own: Major): string[] =>
    catalog.majors
      .filter((other) => !own.reportedUnder.includes(other.id))
      .map((other) => ({ id: other.id, tie: tie(own, other) }))
      .filter((other) => other.tie >= leastTie)
      .sort((a, b) => b.tie - a.tie || (a.id < b.id ? -1 : 1))
      .map(({ id }) => id)
  return (id) => {
    const ready = known.get(id)
    if (ready) return ready
    const own = catalog.majorById.get(id)
    const byHand = nearByHand[id]
    const found = own ? (byHand?.only ?? [...(byHand?.first ?? []), ...computed(own)]) : []
    const near = [...new Set(found)]
      .filter((other) => catalog.majorById.has(other) && !byHand?.never?.includes(other))
      .slice(0, mostNear)
    known.set(id, near)
    return near
  }
}

/** What is related to several subjects: one of each in turn, so that each keeps its own. */
export function nearTogether(
  near: (id: string) => readonly string[],
  mains: readonly string[],
  families: readonly string[],
): string[] {
  const lists = mains.map(near)
  const longest = Math.max(0, ...lists.map(({ length }) => length))
  const turns = Array.from({ length: longest }, (_, at) => lists.flatMap((list) => list.slice(at, at + 1)))
  return [...new Set(turns.flat())].filter((id) => !families.includes(id)).slice(0, mostNear)
}

/** The majors we recommend beside one were chosen by hand, in order; being recommended back counts too. */
function chosen(own: Major, other: Major): number {
  const at = own.related.indexOf(other.id)
  return (at < 0 ? 0 : 0.75 - 0.08 * at) + (other.related.includes(own.id) ? 0.2 : 0)
}

const seriesTie = (id: string): number => {
  const series = id.slice(0, 2)
  if (oneSubject.has(series)) return 0.4
  return kindred.has(series) ? 0.2 : 0
}

/** Occupations the crosswalk says a family leads to; one that many families lead to says little about any of them. */
function occupationsBy({ occupations }: Catalog): Map<string, Weights> {
  const leading = new Map<string, Map<string, number>>()
  for (const { soc, families } of occupations)
    for (const id of families)
      leading.set(id, (leading.get(id) ?? new Map<string, number>()).set(soc, 1 / families.length))
  return new Map([...leading].map(([id, weights]) => [id, unit(weights)]))
}

/** Cosine of two unit vectors: 0 for nothing in common, 1 for the same. */
function alike(a: Weights | undefined, b: Weights | undefined): number {
  let product = 0
  if (a && b) for (const [one, weight] of a) product += weight * (b.get(one) ?? 0)
  return product
}

function unit(weights: Weights): Weights {
  const length = Math.hypot(...weights.values())
  return new Map([...weights].map(([one, weight]) => [one, weight / length]))
}
type Weights = ReadonlyMap<string, number>

const tellingWords = (title: string): Weights =>
  unit(new Map(stems(title).flatMap((word) => (vague.has(word) ? [] : [[word, 1]]))))
