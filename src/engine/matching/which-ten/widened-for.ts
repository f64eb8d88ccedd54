import { nursing } from '#catalog/associates/associates.ts'
import type { MajorReading } from '#catalog/reading.ts'
import { isWithinReach } from '#engine/matching/chance/bands.ts'
import type { Columns } from '#engine/matching/columns.ts'
import type { Scorer } from '#engine/matching/match/scorer.ts'
import { at, only } from '#engine/matching/numbers/curves.ts'
import { isHandful, type Offer, widened } from '#engine/matching/offer/offer.ts'
import type { ProgramIndex } from '#engine/matching/offer/program-index.ts'
import type { Profile } from '#engine/matching/profile.ts'
import { type SeenFrom, zones } from '#engine/matching/where-students-go/seen-from.ts'
import { stateIndex } from '#engine/matching/where-students-go/states.ts'
import { farGpa, listLength } from './places.ts'
import { keeps } from './pool.ts'
import { asksForPeople } from './wished-for.ts'

/** With fewer colleges than this at home or in total, a subject is thin, and related subjects are added. */
export const thin = { home: 5, all: 16 }
const manyAtHome = 8
/** So many of the related subjects are worth leaving home for; the farther ones are for who stays. */
const closest = 4

type Needs = { columns: Columns; programs: ProgramIndex; exact: Offer; seen: SeenFrom; scorer: Scorer }

/** If few colleges of the home state or the chosen states award a subject, related subjects there are added. */
export function widenedFor(
  profile: Profile,
  { near: related, families }: Pick<MajorReading, 'near' | 'families'>,
  { columns, programs, exact, seen, scorer }: Needs,
): Offer {
  const chosen = profile.interestedStates.map(stateIndex)
  const isKept = (i: number) => asksForPeople(profile) && keeps(columns, profile, i)
  // Women's and tribal colleges are for who asks for them.
  const asksForSpecial = profile.community.some((one) => one === 'Women' || one === 'Tribal')
  const counts = (i: number) =>
    !columns.isSpecial[i] || (asksForSpecial && !columns.isVocational[i] && isKept(i))
  const near = related.filter((id) => !id.startsWith(nursing)) // who wants a subject next to it is not admitted to it
  if (chosen.length > 0) {
    const there = (i: number) => chosen.includes(columns.state[i] ?? -1)
    const canBegin = (i: number) => counts(i) && !isHandful(exact, i) && isWithinReach(scorer.band(i))
    const offered = only(exact.colleges, (i) => there(i) && canBegin(i)).length
    const isTaughtElsewhere = !exact.colleges.some(there) && only(exact.colleges, counts).length >= listLength
    return isTaughtElsewhere || offered >= listLength
      ? exact
      : widened(programs, exact, near, (i) => there(i) && counts(i), families)
  }
  let home = 0
  let all = 0
  for (const i of seen.lookedAt) {
    const atHome = seen.zone[i] === zones.home
    if (all >= thin.all && !atHome) continue // enough elsewhere: only home is still counted
    if (!(at(exact.awards, i) > 0) || isHandful(exact, i)) continue
    if (!counts(i) || !isWithinReach(scorer.band(i))) continue
    all++
    if (atHome) home++
    if (home >= thin.home && all >= thin.all) break
  }
  const isEnough = home >= thin.home && all >= thin.all
  if (isEnough && !asksForPeople(profile)) return exact
  // Where the subject itself is hardly taught anywhere, or not within reach of someone who is not sent far, or where a
  // community or faith was asked for, related ones elsewhere fill the list as well; where it is taught enough, only those
  // at home that keep such a wish do: Morgan State's journalism for communication.
  const isRare =
    only(exact.colleges, counts).length < listLength || (all < listLength && (profile.gpa ?? 4) < farGpa)
  const isNear = (i: number, step: number) => {
    const atHome = seen.zone[i] === zones.home
    if (isEnough) return atHome && step < closest && isKept(i)
    return atHome || (step < closest && ((isRare && seen.zone[i] !== zones.notLookedAt) || isKept(i)))
  }
  // Where home alone nearly fills a list, the field around the subject is a related one like any other.
  const branchOf = home < manyAtHome ? families : []
  return widened(programs, exact, near, (i, step) => counts(i) && isNear(i, step), branchOf)
}
