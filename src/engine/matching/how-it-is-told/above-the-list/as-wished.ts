import { plural } from '#contract/prose.ts'
import { orList } from '#engine/matching/how-it-is-told/names.ts'
import { keptMin } from '#engine/matching/which-ten/settling/settle.ts'
import { asksForPeople } from '#engine/matching/which-ten/wished-for.ts'
import type { Findings } from './findings.ts'

/** How far a wish for a community or a faith could be followed. */
export function people({ profile, list, ...findings }: Findings): string[] {
  const { community, faith, eitherIsEnough = false } = profile
  if (!asksForPeople(profile)) return []
  const wishes = [orList(community), orList(faith)].filter(Boolean)
  const told = eitherIsEnough
    ? [
        `Too few colleges for this search meet both wishes (${wishes.join('; ')}), so one of the two is enough.`,
      ]
    : []
  const keep = list.filter(({ kept }) => kept).length
  if (keep >= Math.min(keptMin, list.length)) return told
  const found = keep === 0 ? 'No college' : `Only ${plural(keep, 'college')}`
  const wish = eitherIsEnough ? orList([...community, ...faith]) : wishes.join(' and ')
  return [
    ...told,
    `${found} in this list ${keep < 2 ? 'is' : 'are'} as you wished (${wish}): ${whyNotMore(findings, keep === 0)}.`,
  ]
}

function whyNotMore(
  { reading, othersAsWished }: Pick<Findings, 'reading' | 'othersAsWished'>,
  isNone: boolean,
): string {
  const { all, withinReach } = othersAsWished()
  const isDecided = reading.kind === 'understood'
  if (all === 0)
    return `${isNone ? 'none' : 'no other'} ${isDecided ? 'offers the subject' : 'is'} where you would go`
  const others = `${isNone ? 'those' : 'the others'}${isDecided ? ' that offer the subject' : ''}`
  return withinReach === 0
    ? `${others} where you would go are out of your reach`
    : `${others} are out of your reach, too far away or not as you asked otherwise`
}
