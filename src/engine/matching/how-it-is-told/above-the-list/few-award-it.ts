import type { ChanceBand } from '#contract/matching/report.ts'
import { andList } from '#contract/prose.ts'
import { eitherOf, spokenState, titles, withThe } from '#engine/matching/how-it-is-told/names.ts'
import { listLength } from '#engine/matching/which-ten/places.ts'
import { chosenStates } from './chosen-states.ts'
import type { Findings } from './findings.ts'

// Why a list has other subjects, or no college at home: too few award the subject there, or take a student like this one.

/** The related subjects that a thin subject was widened to. */
export function near({ profile, reading, list, awardedThere }: Findings): string | null {
  if (reading.trade || !list.some((entry) => entry.near)) return null // of a trade it is told already
  const subjects = [...new Set(list.flatMap((entry) => entry.near ?? []))]
  const home = spokenState(profile.state)
  const where = profile.interestedStates.length > 0 ? chosenStates(profile, andList) : home
  const some = list.every((entry) => entry.near) ? 'those here' : 'some here'
  return `${lack(awardedThere(), where, eitherOf(reading))}, so ${some} award a subject next to it: ${titles(subjects.slice(0, 4))}. Each card says which.`
}

/** Why none of the list is at home, where nobody chose to leave it. */
export function away({ profile, reading, list, awardedThere }: Findings): string | null {
  const { interestedStates, state } = profile
  if (reading.kind !== 'understood' || reading.trade || interestedStates.length > 0) return null
  if (list.some(({ atHome, near: instead }) => atHome || instead)) return null
  return `${lack(awardedThere(), spokenState(state), eitherOf(reading))}, so the list looks beyond it.`
}

/** Many may award it, and few of them take a student like this one. */
function lack(
  { all, withinReach, leftOut }: ReturnType<Findings['awardedThere']>,
  where: string,
  title: string,
): string {
  const subject = `a bachelor's degree in ${title}`
  if (all === 0) return `No college in ${where} awards ${subject}`
  if (all === 1) return `Only 1 college in ${where} awards ${subject}${leftOut ? whichOne(leftOut) : ''}`
  if (all < listLength) return `Only ${all} colleges in ${where} award ${subject}`
  if (withinReach >= listLength) return `Not many colleges near you award ${subject}`
  const few = withinReach === 0 ? 'None' : `Only ${withinReach}`
  return `${few} of the ${all} colleges in ${where} that award ${subject} ${withinReach < 2 ? 'is' : 'are'} within your reach`
}

/** A family that knows of it should learn why it is missing. */
function whichOne({ name, band }: NonNullable<ReturnType<Findings['awardedThere']>['leftOut']>): string {
  const why = band === null ? undefined : whyLeftOut[band]
  return ` (${withThe(name)}${why ? `, ${why}` : ''})`
}
const whyLeftOut: Partial<Record<ChanceBand, string>> = {
  'far reach': 'a far reach for you',
  'below the published minimum': 'whose published minimum you are below',
}
