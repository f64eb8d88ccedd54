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

type Part = 'safe' | 'likely' | 'target' | 'reach'
type Where = 'home' | 'region' | 'anywhere'

/** Points off by role, in the order of `roles`. */
export const partLacks: Record<Part, readonly number[]> = {
  safe: [0, 8, 10, 20, 42, 70, 480, 30, 300, 500],
  likely: [0, 0, 6, 16, 40, 70, 480, 25, 300, 500],
  target: [22, 20, 8, 0, 16, 50, 480, 18, 300, 500],
  reach: [38, 36, 26, 16, 0, 10, 480, 25, 300, 500],
}

/** Points off by zone, in the order of `zones`. */
const whereLacks: Record<Where, readonly number[]> = {
  home: [100, 0, 26, 34],
  region: [80, 5, 0, 2],
  anywhere: [80, 4, 0, 0],
}

/** Points off by tier, in the order of `tiers`. */
const tierLacks: readonly number[] = [0, 12, 34, 100, 60, 250]

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
    (ofPart[role] ?? 500) + (ofWhere[zone] ?? 60) + (tierLacks[tier] ?? 250)
}
