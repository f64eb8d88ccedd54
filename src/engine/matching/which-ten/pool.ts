import type { StateCode } from '#contract/states.ts'
import type { Columns } from '#engine/matching/columns.ts'
import {
  controlFits,
  sizeAndSettingFit,
  type Wishes,
} from '#engine/matching/how-well-it-fits/college-type.ts'
import type { Offer } from '#engine/matching/how-well-it-fits/offer.ts'
import { flagsFrom } from '#engine/matching/numbers/curves.ts'
import type { Profile } from '#engine/matching/profile.ts'
import { middleOf, miles, stateIndex } from '#engine/matching/where-students-go/places.ts'

/** The colleges a list may be made of. */
export type Pool = {
  colleges: Int32Array
  /** 0 meets every wish that filters; 1 is of the other control; 2 is special and comes when little else fits. */
  tier: Uint8Array
  /** Of the size and setting asked for. */
  wished: Uint8Array
  /** In the home state, where no state was chosen: a list should look further than that. */
  atHome: Uint8Array
  /** How many offer the subject in the states chosen, or anywhere where none was. */
  offered: number
  /** None of the chosen states has the major: these are the nearest colleges that do. */
  outside: boolean
}

const nearest = 18

/** `except`: the college asked for, which has its place already. */
export function poolFor(
  profile: Profile,
  columns: Columns,
  offer: Offer,
  wishes: Wishes,
  except: number | null,
): Pool {
  const chosen = profile.interestedStates.map(stateIndex)
  const inside =
    chosen.length > 0 ? offer.colleges.filter((i) => chosen.includes(columns.state[i] ?? -1)) : offer.colleges
  const outside = inside.length === 0
  const near = outside ? nearestTo(profile.interestedStates, columns, offer.colleges) : inside
  const colleges = except === null ? near : near.filter((i) => i !== except)
  const home = chosen.length > 0 ? -1 : stateIndex(profile.state)
  return {
    colleges,
    tier: flagsFrom(colleges, (i) =>
      isOutOfPlace(profile, columns, i) ? 2 : controlFits(columns, wishes, i) ? 0 : 1,
    ),
    wished: flagsFrom(colleges, (i) => (sizeAndSettingFit(columns, wishes, i) ? 1 : 0)),
    atHome: flagsFrom(colleges, (i) => (columns.state[i] === home ? 1 : 0)),
    offered: inside.length,
    outside,
  }
}

/** A service academy is out of place in most lists, but not for a student who asks for ROTC. */
const isOutOfPlace = ({ activities }: Profile, columns: Columns, i: number) =>
  columns.isSpecial[i] === 1 && !(columns.isAcademy[i] === 1 && activities.includes('ROTC'))

function nearestTo(states: readonly StateCode[], columns: Columns, offering: Int32Array): Int32Array {
  const middle = middleOf(columns.colleges.filter(({ state }) => states.includes(state)))
  if (!middle) return offering
  const away = new Map(Array.from(offering, (i) => [i, distance(columns, middle, i)]))
  const general = offering.filter((i) => !columns.isSpecial[i])
  return (general.length > 0 ? general : offering)
    .sort((a, b) => (away.get(a) ?? 0) - (away.get(b) ?? 0))
    .slice(0, nearest)
}

function distance(columns: Columns, from: { latitude: number; longitude: number }, i: number): number {
  const college = columns.colleges[i]
  return college ? miles(from, college) : Number.POSITIVE_INFINITY
}

/** The same pool, fewer colleges. */
export function narrowed(pool: Pool, positions: Int32Array): Pool {
  return {
    ...pool,
    colleges: positions.map((k) => pool.colleges[k] ?? 0),
    tier: flagsFrom(positions, (k) => pool.tier[k] ?? 0),
    wished: flagsFrom(positions, (k) => pool.wished[k] ?? 0),
    atHome: flagsFrom(positions, (k) => pool.atHome[k] ?? 0),
  }
}
