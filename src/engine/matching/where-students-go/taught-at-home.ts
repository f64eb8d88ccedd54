import type { MajorReading } from '#catalog/reading.ts'
import type { StateCode } from '#contract/states.ts'
import type { Columns } from '#engine/matching/columns.ts'
import type { Offer } from '#engine/matching/offer/offer.ts'
import { stateIndex } from './states.ts'

/**
 * Whether public colleges of the home state award the subject, or all of several: some exchanges are only for subjects that
 * none of them has. For who has not chosen yet it counts as taught, since such an exchange is for one subject.
 */
export function isTaughtAtHome(
  { state, isPublic }: Columns,
  home: StateCode,
  { kind }: MajorReading,
  offer: Offer,
): boolean {
  if (kind !== 'understood') return true
  const here = stateIndex(home)
  const subjects = offer.each.length > 0 ? offer.each : [offer]
  return subjects.every(({ colleges, near, beside }) =>
    colleges.some((i) => state[i] === here && isPublic[i] === 1 && !near.has(i) && !beside.has(i)),
  )
}
