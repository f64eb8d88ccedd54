import { count, plural } from '#contract/prose.ts'
import type { Profile } from '#engine/matching/profile.ts'
import { orList } from '#engine/matching/say/names.ts'
import { owed } from '#engine/matching/ten/pledges.ts'
import { asksForPeople } from '#engine/matching/wished-for.ts'
import type { Findings } from './findings.ts'

/** How far a wish for a community or a faith could be followed. */
export function people({ profile, list, ...findings }: Findings): string[] {
  const { community, faith, eitherIsEnough = false } = profile
  if (!asksForPeople(profile)) return []
  const faiths = faith.map((name) => (name === 'Other' ? 'another faith' : name))
  // More than a few would be a list to skip.
  const isMany = community.length + faith.length > 3
  const wishes = isMany
    ? ['the communities and faiths you chose']
    : [orList(community), orList(faiths)].filter(Boolean)
  const told = eitherIsEnough
    ? [
        `Too few colleges for this search meet both wishes (${wishes.join('; ')}), so one of the two is enough.`,
      ]
    : []
  const keep = list.filter(({ kept }) => kept).length
  if (keep >= Math.min(owed.people.least, list.length)) return told
  const found = keep === 0 ? 'No college' : `Only ${plural(keep, 'college')}`
  const wish = eitherIsEnough && !isMany ? orList([...community, ...faiths]) : wishes.join('; ')
  return [
    ...told,
    `${found} in this list ${keep < 2 ? 'is' : 'are'} as you wished (${wish}): ${whyNotMore(profile, findings, keep === 0)}.`,
  ]
}

function whyNotMore(
  { maxMiles, collegeType, interestedStates }: Profile,
  { reading, othersAsWished }: Pick<Findings, 'reading' | 'othersAsWished'>,
  isNone: boolean,
): string {
  const { all, outOfReach, tooFar, ofOtherControl, hardlyTaught } = othersAsWished()
  const isDecided = reading.kind === 'understood'
  if (all === 0)
    return `${isNone ? 'none' : 'no other'} ${isDecided ? 'offers the subject' : 'is'} where you would go`
  const others = `${isNone ? 'those' : 'the others'}${isDecided ? ' that offer the subject' : ''}`
  const where = interestedStates.length > 0 ? ' where you would go' : ''
  const rest = all - outOfReach - tooFar - ofOtherControl - hardlyTaught
  const reasons = [
    ...(outOfReach > 0 ? ['out of your reach'] : []),
    ...(tooFar > 0 ? [maxMiles === null ? 'too far away' : `more than ${count(maxMiles)} miles away`] : []),
    ...(ofOtherControl > 0 ? [collegeType.includes('Public') ? 'private' : 'public'] : []),
    ...(hardlyTaught > 0 ? ['too small to plan with'] : []),
    ...(rest > 0 ? ['less suited to you otherwise'] : []),
  ]
  return `${others}${where} are ${orList(reasons)}`
}
