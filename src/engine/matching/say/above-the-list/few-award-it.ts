import type { ChanceBand } from '#contract/matching/report.ts'
import { andList } from '#contract/prose.ts'
import { degreeIn, eitherOf, spokenState, titles, withThe } from '#engine/matching/say/names.ts'
import { listLength } from '#engine/matching/ten/ten.ts'
import { asksForPeople } from '#engine/matching/wished-for.ts'
import { chosenStates } from './chosen-states.ts'
import type { AwardedThere, Findings } from './findings.ts'

// Why a list has other subjects, or no college at home: too few award the subject there, or take a student like this one.

/** From so many on, it is not for want of colleges that a list has others. */
const enoughAtHome = 5

/** The related subjects that a thin subject was widened to. */
export function near({ profile, reading, list, awardedThere }: Findings): string | null {
  const instead = list.filter((entry) => entry.near)
  if (reading.trade || instead.length === 0) return null // of a trade it is told already
  const all = [...new Set(instead.flatMap((entry) => entry.near ?? []))]
  const home = spokenState(profile.state)
  const where = profile.interestedStates.length > 0 ? chosenStates(profile, andList) : home
  const some = instead.length === list.length ? 'those here' : 'some here'
  const there = awardedThere()
  const isForWish = asksForPeople(profile) && instead.every(({ kept }) => kept)
  const why =
    isForWish && there.withinReach >= enoughAtHome
      ? `To meet your wish, ${some} award a subject next to ${eitherOf(reading)}`
      : `${lack(there, where, degreeIn(reading))}, so ${some} award a subject next to it`
  // As many as fit.
  const told = [4, 2, 1].map((most) => `${why}: ${titles(all.slice(0, most))}. Each card says which.`)
  return told.find((note) => note.length <= mostLetters) ?? `${why}.`
}

const mostLetters = 400 // contract: Report.notes

/** Why none of the list is at home, where nobody chose to leave it. */
export function away({ profile, reading, list, awardedThere }: Findings): string | null {
  const { interestedStates, state } = profile
  if (reading.kind !== 'understood' || reading.trade || interestedStates.length > 0) return null
  if (list.some(({ nearness, near: instead }) => nearness === 'home' || instead)) return null
  return `${lack(awardedThere(), spokenState(state), degreeIn(reading))}, so the list looks beyond it.`
}

/** Many may award it, and few of them take a student like this one. Colleges for profit, for example, are not listed. */
function lack(
  { control, ofControl: all, withinReach, leftOut }: AwardedThere,
  where: string,
  degree: string,
): string {
  const kind = control ? `${control} ` : ''
  const subject = `a ${degree}`
  if (all === 0) return `No ${kind}college we list in ${where} awards ${subject}`
  if (all === 1)
    return `Only 1 ${kind}college we list in ${where} awards ${subject}${leftOut ? whichOne(leftOut) : ''}`
  if (withinReach >= listLength)
    return `Not many ${kind}colleges near you award more than a few ${degree.replace('degree', 'degrees')} a year`
  if (withinReach === all) return `Only ${all} ${kind}colleges we list in ${where} award ${subject}`
  const few = withinReach > 0 ? `Only ${withinReach}` : all === 2 ? 'Neither' : 'None'
  return `${few} of the ${all} ${kind}colleges we list in ${where} that award ${subject} ${withinReach < 2 ? 'is' : 'are'} more than a far reach for you`
}

/** A family that knows of it should learn why it is missing. */
function whichOne({ name, band }: NonNullable<AwardedThere['leftOut']>): string {
  const why = band === null ? undefined : whyLeftOut[band]
  return ` (${withThe(name)}${why ? `, ${why}` : ''})`
}
const whyLeftOut: Partial<Record<ChanceBand, string>> = {
  'far reach': 'a far reach for you',
  'below the published minimum': 'whose published minimum you are below',
}
