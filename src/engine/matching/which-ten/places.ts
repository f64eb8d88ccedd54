import { zones } from '#engine/matching/where-students-go/seen-from.ts'
import { tiers } from './tiers.ts'

// The ten places of a list as a counselor would plan them: five at home, three in the region, two anywhere; three
// likely, four target, three reach. A place goes to the college with the most points after subtracting what it lacks
// for the place, so that no place stays empty and a clearly better college from home may take a place farther away.

/** The role that a college can have in a balanced list. */
export const roles = {
  /** Likely, and it admits at least 60 % of everyone: really safe. */
  safe: 0,
  likely: 1,
  /** So near the edge of likely that a rounded record cannot tell. */
  almostLikely: 2,
  target: 3,
  reach: 4,
  farReach: 5,
  remote: 6,
  unknown: 7,
  /** Too far from home for this GPA. */
  tooFar: 8,
  /** By grades below a published minimum. */
  ruledOut: 9,
} as const

export const farReachMax = 2
/** Of all prices as seen from the home state. */
export const cheaperHalf = 0.5
/** A student below this GPA is not sent far for a regional college; a rounded record may be 0.06 too high. */
export const farGpa = 3.26

type Part = 'safe' | 'likely' | 'target' | 'reach'
type Where = 'home' | 'region' | 'anywhere'

type Points<Names extends object> = Record<keyof Names, number>

/** Points off by the numbers of these names, for a search to read at once. */
const byNumber = <Names extends Record<string, number>>(
  names: Names,
  points: Points<Names>,
): readonly number[] =>
  Object.entries(names)
    .sort(([, a], [, b]) => a - b)
    .map(([name]) => points[name as keyof Names]) // its own keys

/** No place is for these: they come in only if nothing else is left, in this order. */
const last = { tooFar: 300, remote: 480, ruledOut: 500 } as const

export const partLacks: Record<Part, readonly number[]> = {
  safe: byNumber(roles, {
    safe: 0,
    likely: 8,
    almostLikely: 10,
    target: 20,
    reach: 42,
    farReach: 70,
    unknown: 30,
    ...last,
  }),
  likely: byNumber(roles, {
    safe: 0,
    likely: 0,
    almostLikely: 6,
    target: 16,
    reach: 40,
    farReach: 70,
    unknown: 25,
    ...last,
  }),
  target: byNumber(roles, {
    safe: 22,
    likely: 20,
    almostLikely: 8,
    target: 0,
    reach: 16,
    farReach: 50,
    unknown: 18,
    ...last,
  }),
  reach: byNumber(roles, {
    safe: 38,
    likely: 36,
    almostLikely: 26,
    target: 16,
    reach: 0,
    farReach: 10,
    unknown: 25,
    ...last,
  }),
}

const whereLacks: Record<Where, readonly number[]> = {
  home: byNumber(zones, { home: 0, region: 26, anywhere: 34, notLookedAt: 100 }),
  region: byNumber(zones, { home: 5, region: 0, anywhere: 2, notLookedAt: 80 }),
  anywhere: byNumber(zones, { home: 4, region: 0, anywhere: 0, notLookedAt: 80 }),
}

const tierLacks = byNumber(tiers, {
  fits: 0,
  lessAtHome: 12,
  nearSubject: 34,
  nearSubjectAway: 55,
  special: 60,
  notAsAsked: 100,
  conditional: 250,
})

export type Place = { part: Part; where: Where }

/**
 * A list must not change because a student retook the SAT and gained ten points. So the places come in five pairs, and
 * each pair rounds the record to its own grid (./compose.ts).
 */
export const pairs: readonly (readonly [Place, Place])[] = [
  [
    { part: 'safe', where: 'home' },
    { part: 'target', where: 'home' },
  ],
  [
    { part: 'target', where: 'home' },
    { part: 'reach', where: 'region' },
  ],
  [
    { part: 'safe', where: 'home' },
    { part: 'target', where: 'region' },
  ],
  [
    { part: 'reach', where: 'home' },
    { part: 'target', where: 'anywhere' },
  ],
  [
    { part: 'likely', where: 'region' },
    { part: 'reach', where: 'anywhere' },
  ],
]
export const listLength = 2 * pairs.length

export function lackingFor({ part, where }: Place) {
  const ofPart = partLacks[part]
  const ofWhere = whereLacks[where]
  return (role: number, zone: number, tier: number) =>
    (ofPart[role] ?? 0) + (ofWhere[zone] ?? 0) + (tierLacks[tier] ?? 0)
}
