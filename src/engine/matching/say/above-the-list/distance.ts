import { count, plural } from '#contract/prose.ts'
import { withThe } from '#engine/matching/say/names.ts'
import type { Findings } from './findings.ts'

/** How far a requested distance could not be kept. */
export function distance({ profile, list }: Pick<Findings, 'profile' | 'list'>): string | null {
  if (profile.maxMiles === null) return null
  const beyond = list.filter(({ within }) => !within)
  if (beyond.length === 0) return null
  // From a town at the border a state next door may be near, and no other.
  const nearer = beyond.filter(({ nearness }) => nearness !== 'farther').length
  const they = beyond.length === 1 ? 'it' : nearer < beyond.length ? 'some' : 'they'
  const tail = nearer > 0 && profile.zipPrefix === null ? `; from your own town ${they} may be nearer` : ''
  const farthest = beyond.reduce((most, one) => (one.miles > most.miles ? one : most))
  // Without it everyone of a state is measured from one place.
  const from =
    profile.zipPrefix === null ? "the middle of where your state's students live" : 'your part of the state'
  const named = `${beyond.length === 1 ? '' : 'the farthest: '}${withThe(farthest.name)}, about ${count(farthest.miles)}`
  return `${plural(beyond.length, 'college')} in this list ${beyond.length === 1 ? 'is' : 'are'} more than ${count(profile.maxMiles)} miles from ${from} (${named})${tail}.`
}
