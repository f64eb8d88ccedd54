import type { Line } from '#catalog/build/reading/sources.ts'
import { stateCode } from '#contract/states.ts'

export type Lines = {
  directory: Line<'directory'>
  characteristics: Line<'characteristics'> | undefined
  scorecard: Line<'scorecard'> | undefined
}

/** In the order of checking: the first that applies is the reason. */
export const dropReasons = [
  'closed or not active in 2024-25',
  'for-profit or unknown control',
  "awards no bachelor's degree",
  'enrolls no full-time first-years',
  'outside the 50 states and D.C.',
  'no longer operating (Scorecard)',
] as const
/** Our own reasons, on top of the universe that the sources' README recommends. */
export const beyondUniverse = dropReasons.slice(4)
export type DropReason = (typeof dropReasons)[number]

/** Why a college is left out, or null: the recommended universe, then our states, then what closed since (trap 7). */
export function dropReason({ directory, characteristics, scorecard }: Lines): DropReason | null {
  if (directory.CYACTIVE !== '1' || /^\d/.test(directory.CLOSEDAT)) return dropReasons[0]
  if (directory.CONTROL !== '1' && directory.CONTROL !== '2') return dropReasons[1]
  if (characteristics?.LEVEL5 !== '1') return dropReasons[2]
  if (characteristics.FT_FTUG !== '1') return dropReasons[3]
  if (!stateCode(directory.STABBR)) return dropReasons[4]
  if (scorecard?.CURROPER === '0') return dropReasons[5]
  return null
}
