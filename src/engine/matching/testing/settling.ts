import type { ChanceBand } from '#contract/matching/report.ts'
import { zones } from '#engine/matching/where-students-go/seen-from.ts'
import { roles } from '#engine/matching/which-ten/places.ts'
import type { Setting } from '#engine/matching/which-ten/settling/setting.ts'
import { tiers } from '#engine/matching/which-ten/tiers.ts'

/** What a test says of one college; the rest is ordinary. */
export type Option = {
  zone?: keyof typeof zones
  tier?: keyof typeof tiers
  role?: keyof typeof roles
  band?: ChanceBand
  match?: number
  score?: number
  price?: number
  finishing?: number
  fame?: number
  choosers?: number
  isKept?: boolean
  isPrivate?: boolean
}

/** A pool of these, by position. */
export const settingOf = (options: readonly Option[], changes: Partial<Setting> = {}): Setting => {
  const count = options.length
  const of = (k: number) => options[k] ?? {}
  return {
    pool: {
      colleges: Int32Array.from(options.keys()),
      tier: Uint8Array.from(options, ({ tier = 'fits' }) => tiers[tier]),
      zone: Uint8Array.from(options, ({ zone = 'home' }) => zones[zone]),
      wished: new Uint8Array(count).fill(1),
      kept: Uint8Array.from(options, ({ isKept = true }) => Number(isKept)),
      outside: false,
      maxMiles: null,
    },
    judged: {
      score: Float64Array.from(options, ({ score = 50 }) => score),
      chance: new Float64Array(count).fill(0.5),
      role: Uint8Array.from(options, ({ role = 'target' }) => roles[role]),
    },
    bandOf: (k) => of(k).band ?? 'target',
    matchOf: (k) => of(k).match ?? 80,
    priceFitOf: (k) => of(k).price ?? 0.6,
    finishingOf: (k) => of(k).finishing ?? 60,
    fameOf: (k) => of(k).fame ?? 0.5,
    firstYearsOf: (k) => of(k).choosers ?? 50,
    choosersOf: (k) => of(k).choosers ?? 50,
    keepsSome: (k) => of(k).isKept ?? true,
    isPrivate: (k) => of(k).isPrivate ?? false,
    isForEveryone: () => true,
    isHandful: () => false,
    hasFewPlaces: () => false,
    isOpenInName: () => false,
    isOfClass: () => true,
    isKnownNear: () => false,
    own: [],
    awaited: [],
    destinations: [],
    chosenAtHome: [],
    city: { isInIt: () => false, isKnownElsewhere: () => false, degreesOf: () => 0 },
    gpa: 3,
    wishes: false,
    people: false,
    distance: false,
    subjects: [],
    chosen: [],
    stateOf: () => null,
    asked: { likely: false, withinMeans: false, safe: false, reach: false },
    ...changes,
  }
}
export const always = () => true

/** The list, by position, once it started with the first college. */
export function after(
  exchangeIn: (list: number[], setting: Setting, mayGo: () => boolean) => void,
  setting: Setting,
): number[] {
  const list = [0]
  exchangeIn(list, setting, always)
  return list
}
