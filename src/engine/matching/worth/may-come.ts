import type { Columns } from '#engine/matching/columns.ts'
import { only } from '#engine/matching/numbers/curves.ts'
import type { Profile } from '#engine/matching/profile.ts'
import { isOfCommunity, isOfFaith } from '#engine/matching/wished-for.ts'
import type { Asking } from './asking.ts'

/** With fewer that teach the subject itself, related ones fill a list. */
const someMore = 20

/**
 * The offered colleges that nothing keeps out. A college is kept out by facts: it closes, a published minimum is not met,
 * it is for others than the student, or of another church's own than was asked for; and where states were chosen and one of them teaches the subject, by these.
 */
export function candidates(asking: Asking): { colleges: Int32Array; outside: boolean } {
  const { offer, columns, student } = asking
  if (student.chosen.size === 0) return { colleges: offer.colleges, outside: false }
  const inside = only(offer.colleges, (i) => student.chosen.has(columns.state[i] ?? -1))
  const isTaught = inside.some((i) => !offer.near.has(i) && mayCome(asking, i))
  if (isTaught) return { colleges: inside, outside: false }
  const elsewhere = only(offer.colleges, (i) => !offer.near.has(i))
  return { colleges: elsewhere.length < someMore ? offer.colleges : elsewhere, outside: true }
}

export function mayCome({ scorer, columns, student }: Asking, i: number): boolean {
  const { gone, decides, inDoubt, condition } = scorer.verdict(i)
  if (gone || inDoubt || decides === 'below the published minimum') return false
  const { faith } = student.profile
  const its = columns.people[i]
  if (faith.length > 0 && its?.isForItsOwnChurch && !isOfFaith(its, student.profile)) return false
  return condition === null || isAskedFor(student.profile, columns, i, condition)
}

/** A college that is not for everyone comes for who asks for it. */
function isAskedFor(profile: Profile, { people }: Columns, i: number, condition: string): boolean {
  const its = people[i]
  if (!its) return false
  if (condition === 'cadets') return profile.activities.includes('ROTC')
  // A wish for a faith says nothing of a college of one sex; Spelman and Morehouse are what many mean by an HBCU.
  if (condition === 'one sex')
    return (
      profile.community.some((wish) => wish === 'Women' || wish === 'HBCU') &&
      isOfCommunity(its, profile) &&
      !(profile.community.includes('Women') && !its.communities.includes('Women'))
    )
  return isOfCommunity(its, profile) || isOfFaith(its, profile)
}
