import { at, only } from '#engine/matching/numbers/curves.ts'
import type { Asking } from '#engine/matching/worth/asking.ts'
import { candidates, mayCome } from '#engine/matching/worth/may-come.ts'
import type { Worth } from '#engine/matching/worth/worth.ts'
import { type Pledge, type PledgeName, pledgesFor } from './pledges.ts'

export const listLength = 10
/** The best without the record, for which the chance is worked out; of these the best, and of each pledge the best few, are tried. */
const looked = { atAll: 150, closely: 30, ofPledge: 4 }
/** Of equals not always the same is shown: how much a lot may add. */
const lotPoints = 0.5
const mostExchanges = 30

/** A pledge that the list does not keep: how many it has, and how many there are that nothing keeps out. */
export type Broken = { pledge: PledgeName; least: number; most: number; has: number; could: number }

export type Ten = {
  colleges: number[]
  /** Those that it was chosen from. */
  compared: readonly number[]
  broken: Broken[]
  /** States were chosen, and none of them has a college that could come. */
  outside: boolean
}

/** The ten that are together worth most: the worth of each, less what the pledges that they break cost. */
export function tenOf(worth: Worth, asking: Asking, asked: number | null, draw: string): Ten {
  const worths = worth.withoutRecord(asking)
  const { colleges: offered, outside } = candidates(asking)
  const best = largestOf(offered, worths, looked.atAll)
  const lot = lotFor(draw)
  const free = best.filter((i) => i !== asked && mayCome(asking, i))
  for (const i of free)
    worths[i] = at(worths, i) + worth.ofRecord(asking, i) + lotPoints * lot(asking.columns.unitid[i] ?? 0)
  free.sort((a, b) => at(worths, b) - at(worths, a) || a - b)

  const pledges = pledgesFor(asking)
  const closely = new Set(free.slice(0, looked.closely))
  for (const { counts } of pledges) for (const i of firstOf(free, counts, looked.ofPledge)) closely.add(i)
  const compared = [...closely]
  const colleges = together(compared, worths, pledges, asked)
  const all = asked === null ? colleges : [asked, ...colleges]
  const broken = pledges.flatMap((pledge): Broken[] => {
    const { name, least, most, counts } = pledge
    const has = all.filter(counts).length
    if (has >= least && has <= most) return []
    const could = only(offered, (i) => counts(i) && mayCome(asking, i)).length
    return [{ pledge: name, least, most, has, could }]
  })
  return { colleges, compared, broken, outside }
}

/** Greedily, then by exchanging one for one until nothing more is gained. */
function together(
  compared: readonly number[],
  worths: Float64Array,
  pledges: readonly Pledge[],
  asked: number | null,
): number[] {
  const counted = compared.map((i) => Uint8Array.from(pledges, ({ counts }) => Number(counts(i))))
  const have = pledges.map(({ counts }) => Number(asked !== null && counts(asked)))
  const taken: number[] = []
  const worthOf = (k: number) => (k < 0 ? 0 : at(worths, compared[k] ?? 0))
  /** What is gained when one comes and one leaves; -1 is nobody. */
  function gain(comes: number, leaves: number): number {
    let sum = worthOf(comes) - worthOf(leaves)
    for (let p = 0; p < pledges.length; p++) {
      const change = (counted[comes]?.[p] ?? 0) - (counted[leaves]?.[p] ?? 0)
      const pledge = pledges[p]
      if (change !== 0 && pledge) sum += cost(pledge, have[p] ?? 0) - cost(pledge, (have[p] ?? 0) + change)
    }
    return sum
  }
  function count(k: number, by: 1 | -1) {
    for (let p = 0; p < pledges.length; p++) have[p] = (have[p] ?? 0) + by * (counted[k]?.[p] ?? 0)
  }
  const best = (leaves: number) => {
    let found = -1
    let most = Number.NEGATIVE_INFINITY
    for (let k = 0; k < compared.length; k++) {
      if (taken.includes(k)) continue
      const gained = gain(k, leaves)
      if (gained > most) {
        found = k
        most = gained
      }
    }
    return { found, most }
  }

  const wanted = Math.min(listLength - Number(asked !== null), compared.length)
  while (taken.length < wanted) {
    const { found } = best(-1)
    taken.push(found)
    count(found, 1)
  }
  for (let round = 0; round < mostExchanges; round++) {
    const trials = taken.map((leaves, place) => ({ place, leaves, ...best(leaves) }))
    const [first] = trials.sort((a, b) => b.most - a.most || a.place - b.place)
    if (!first || first.found < 0 || first.most < 1e-9) break
    count(first.leaves, -1)
    taken[first.place] = first.found
    count(first.found, 1)
  }
  return taken.map((k) => compared[k] ?? 0)
}

const cost = ({ points, least, most }: Pledge, have: number) =>
  points * (Math.max(0, least - have) + Math.max(0, have - most))

function firstOf(sorted: readonly number[], counts: (i: number) => boolean, most: number): number[] {
  const found: number[] = []
  for (const i of sorted) {
    if (counts(i)) found.push(i)
    if (found.length === most) break
  }
  return found
}

/** At least so many with the largest values. Sorted as numbers: with a function that compares, it would take longer than all the rest. */
function largestOf(colleges: Int32Array, values: Float64Array, count: number): number[] {
  const sorted = new Float64Array(colleges.length)
  for (let k = 0; k < colleges.length; k++) sorted[k] = at(values, colleges[k] ?? 0)
  sorted.sort()
  const least = sorted[Math.max(0, sorted.length - count)] ?? 0
  return Array.from(colleges).filter((i) => at(values, i) >= least)
}

/** 0 to 1, the same for the same text and college. */
function lotFor(text: string) {
  let seed = 0x811c9dc5
  for (let k = 0; k < text.length; k++) seed = Math.imul(seed ^ text.charCodeAt(k), 0x01000193)
  return (unitid: number) => {
    let h = Math.imul(seed ^ unitid, 0x9e3779b1)
    h = Math.imul(h ^ (h >>> 15), 0x85ebca6b)
    return ((h ^ (h >>> 13)) >>> 0) / 4294967296
  }
}
