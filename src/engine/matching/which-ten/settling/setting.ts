import type { ChanceBand } from '#contract/matching/report.ts'
import type { StateCode } from '#contract/states.ts'
import { isLikely } from '#engine/matching/chance/bands.ts'
import { at } from '#engine/matching/numbers/curves.ts'
import { zones } from '#engine/matching/where-students-go/seen-from.ts'
import { roles } from '#engine/matching/which-ten/places.ts'
import type { Pool } from '#engine/matching/which-ten/pool.ts'
import type { Judged } from '#engine/matching/which-ten/selection.ts'
import { tiers } from '#engine/matching/which-ten/tiers.ts'

/** The colleges of the city where a state's students live, by position in the pool. */
export type City = {
  isInIt: (k: number) => boolean
  isKnownElsewhere: (k: number) => boolean
  degreesOf: (k: number) => number
}

/** What is read of a list and of the positions of its pool while it is settled. */
export type Setting = {
  pool: Pool
  /** By the true record. */
  judged: Judged
  bandOf: (k: number) => ChanceBand | null
  matchOf: (k: number) => number
  /** How its price compares, 0 to 1; NaN if unknown. */
  priceFitOf: (k: number) => number
  /** In percent, within six years; NaN if unknown. */
  finishingOf: (k: number) => number
  fameOf: (k: number) => number
  /** From the home state. */
  firstYearsOf: (k: number) => number
  /** Of these, as many as are likely to choose the subject. */
  choosersOf: (k: number) => number
  /** Of the requested community or faith, or of one of the two. */
  keepsSome: (k: number) => boolean
  isPrivate: (k: number) => boolean
  /** Neither mostly chosen for a community nor for a faith. */
  isForEveryone: (k: number) => boolean
  /** Awards hardly any degrees in the subject. */
  isHandful: (k: number) => boolean
  /** The subject has fewer places than the college says. */
  hasFewPlaces: (k: number) => boolean
  /** Admits everyone, but not to the subject. */
  isOpenInName: (k: number) => boolean
  /** The record is no stranger to its class: not of the lowest quarter by the score, or else by the grades. */
  isOfClass: (k: number) => boolean
  /** A public college that everyone in the state knows, with the subject closest to the requested one. */
  isKnownNear: (k: number) => boolean
  /** The state's own university and its largest program. */
  own: readonly number[]
  /** The same, without a place of their own: a university that is a reach by its word alone, a program just far ahead. */
  awaited: readonly number[]
  /** Those of the region that many from home go to, and those at home. */
  destinations: readonly number[]
  chosenAtHome: readonly number[]
  city: City
  /** NaN without one. */
  gpa: number
  /** Whether a size or setting was requested. */
  wishes: boolean
  /** Whether a community or a faith was requested. */
  people: boolean
  /** Whether a greatest distance was requested. */
  distance: boolean
  /** Of several subjects, each: whether a position awards it. */
  subjects: readonly ((k: number) => boolean)[]
  /** The chosen states, and the state of a position. */
  chosen: readonly StateCode[]
  stateOf: (k: number) => StateCode | null
  /** What the named college, which is in the list already, counts toward. */
  asked: { likely: boolean; withinMeans: boolean; safe: boolean; reach: boolean }
}

/** Whether the list can do without a college if another one comes in. */
export type MayGo = (outgoing: number, incoming: number) => boolean

export const isHome = ({ pool }: Pick<Setting, 'pool'>, k: number) => pool.zone[k] === zones.home

export type Even = 'far' | 'near subject'

/** Never what was left out on purpose or is far, unless `even` lets it in. */
export const isFree = ({ pool, judged }: Pick<Setting, 'pool' | 'judged'>, k: number, even?: Even) =>
  ((pool.tier[k] ?? tiers.conditional) <= tiers.lessAtHome ||
    (even === 'near subject' && pool.tier[k] === tiers.nearSubject)) &&
  judged.role[k] !== roles.remote &&
  judged.role[k] !== roles.ruledOut &&
  (even === 'far' || (judged.role[k] !== roles.tooFar && pool.zone[k] !== zones.notLookedAt))

/** Whether the mix stays if one goes and the other comes; a target may take the place of a likely one too many. */
export const isAsLikely = (outgoing: ChanceBand | null, incoming: ChanceBand | null) =>
  isLikely(outgoing) ? isLikely(incoming) || incoming === 'target' : outgoing === incoming

export const grades = { average: 3.4, lowish: 3, low: 2.75, lowest: 2.5 } as const

/** Points of choice: what speaks against a college, and Match does not know. */
const farBehind = 20
export const isFarBehind = ({ judged: { score }, bandOf, gpa }: Setting, k: number, other: number) => {
  const isWorthIt = gpa < grades.average && isLikely(bandOf(k)) && !isLikely(bandOf(other)) // a safe place
  return at(score, k) < at(score, other) - farBehind && !isWorthIt
}

const outsideMin = { usual: 3, average: 2, lowGrades: 0 } as const
/** How many stay outside the home state; lower grades leave home for less. */
export const outsideLeast = (gpa: number) =>
  gpa < grades.low ? outsideMin.lowGrades : gpa < grades.average ? outsideMin.average : outsideMin.usual

/** By points of choice. */
export function best(
  { pool, judged }: Pick<Setting, 'pool' | 'judged'>,
  passes: (k: number) => boolean,
): number | null {
  const { score } = judged
  let found: number | null = null
  for (let k = 0; k < pool.colleges.length; k++) {
    if ((found === null || at(score, k) > at(score, found)) && passes(k)) found = k
  }
  return found
}

export const least = (list: readonly number[], value: (k: number) => number): number | null =>
  list.reduce<number | null>((low, k) => (low === null || value(k) < value(low) ? k : low), null)

export function exchange(list: number[], outgoing: number, incoming: number) {
  list.splice(list.indexOf(outgoing), 1, incoming)
}
