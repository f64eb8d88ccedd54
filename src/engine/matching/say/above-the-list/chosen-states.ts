import type { Profile } from '#engine/matching/profile.ts'
import { spokenState } from '#engine/matching/say/names.ts'

/** More names than this are a list to skip. */
export const namedAtMost = 4

/** The chosen states by name, or their number if there are many. */
export function chosenStates(
  { interestedStates }: Profile,
  list: (names: readonly string[]) => string,
): string {
  const names = interestedStates.map(spokenState)
  return names.length > namedAtMost ? `the ${names.length} states you chose` : list(names)
}
