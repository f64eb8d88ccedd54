import type { Major, Occupation } from '#catalog/majors/major.ts'
import { profilesOf } from './profiles.ts'

/** An occupation that the quiz considers, and how much each family leads to it (the shares sum to 1). */
export type Candidate = {
  occupation: Occupation
  families: readonly { id: string; share: number }[]
}

const mostFamilies = 12 // a title linked to more says little about what to study (data/README, careers)
const keptOfBroad = 6
const fewestGraduates = 400 // a family this rare is offered by a handful of colleges: no help as a suggestion
const leftovers = '.99' // programs that fit under no other heading: nobody can picture them
const namesake = 3 // Physics leads to physicist, although the crosswalk lists public health as well

// Job zone 3 contains both degree jobs and trades learned on the job: these groups are mostly the latter.
const tradeGroups = /^(31|37|43|45|47|49|51)-/
// The crosswalk gives every title of an 'all other' group the majors of the whole group: quality control would lead to
// meteorology and criminal justice. Where these lie far apart, they say nothing about the title.
const leftoverGroup = /99\.\d\d$/
const mostAreas = 2
const stage = /^27-/ // no job asks an actor for a degree, but acting is studied

export function candidatesFrom(occupations: readonly Occupation[], majors: readonly Major[]): Candidate[] {
  const majorById = new Map(majors.map((major) => [major.id, major]))
  const linked = occupations.flatMap((occupation) => {
    if (occupation.zone < 3 && !stage.test(occupation.soc)) return []
    if (occupation.zone === 3 && tradeGroups.test(occupation.soc)) return []
    const studied = occupation.families.flatMap((id) => majorById.get(id) ?? [])
    const kept = narrowed(
      occupation,
      studied.filter(({ id, graduates }) => graduates >= fewestGraduates && !id.endsWith(leftovers)),
    )
    if (leftoverGroup.test(occupation.soc) && areasOf(kept).size > mostAreas) return []
    return kept.length > 0 ? [{ occupation, majors: kept }] : []
  })
  return withShares(linked)
}

/** How much one of these majors, or of the majors whose code begins so, leads to a candidate: 1 for its main one. */
export function headedFor(candidates: readonly Candidate[]) {
  const roads = candidates.map(({ families }) => {
    const main = Math.max(...families.map(({ share }) => share))
    return families.map(({ id, share }) => ({ id, leads: share / main }))
  })
  return (at: number, fields: readonly string[]): number =>
    (roads[at] ?? []).reduce(
      (most, { id, leads }) => (leads > most && fields.some((field) => id.startsWith(field)) ? leads : most),
      0,
    )
}

const areasOf = (majors: readonly Major[]) => new Set(majors.map(({ id }) => id.slice(0, 2)))

type Linked = { occupation: Occupation; majors: readonly Major[] }

function narrowed(occupation: Occupation, majors: readonly Major[]): readonly Major[] {
  if (majors.length <= mostFamilies) return majors
  if (occupation.soc.startsWith('11-')) return [] // managers of everything
  const field = occupation.soc.startsWith('25-') ? '13' : commonestField(majors)
  return majors
    .filter(({ id }) => id.startsWith(`${field}.`))
    .sort((a, b) => b.graduates - a.graduates)
    .slice(0, keptOfBroad)
}

function commonestField(majors: readonly Major[]): string {
  const counts = new Map<string, number>()
  for (const { id } of majors) counts.set(id.slice(0, 2), (counts.get(id.slice(0, 2)) ?? 0) + 1)
  return [...counts].reduce((best, entry) => (entry[1] > best[1] ? entry : best), ['', 0] as const)[0]
}

/**
 * A family counts for an occupation by how many study it (as a square root, so that a popular major leads without
 * drowning the others), by how similar the occupation is to the others it leads to, and by sharing its name.
 */
function withShares(linked: readonly Linked[]): Candidate[] {
  const profiles = profilesOf(linked.map(({ occupation }) => occupation))
  const centers = centersOf(linked, profiles)
  return linked.map(({ occupation, majors }, at) => {
    const weights = majors.map(
      (major) =>
        Math.sqrt(major.graduates) *
        likeness(profiles[at] ?? [], centers.get(major.id) ?? []) *
        (shareAName(occupation.title, major.title) ? namesake : 1),
    )
    const total = weights.reduce((sum, weight) => sum + weight, 0)
    return {
      occupation,
      families: majors.map(({ id }, index) => ({ id, share: (weights[index] ?? 0) / total })),
    }
  })
}

function centersOf(linked: readonly Linked[], profiles: readonly (readonly number[])[]) {
  const sums = new Map<string, { sum: number[]; count: number }>()
  linked.forEach(({ majors }, at) => {
    for (const { id } of majors) {
      const found = sums.get(id)
      const profile = profiles[at] ?? []
      if (!found) sums.set(id, { sum: [...profile], count: 1 })
      else {
        found.sum = found.sum.map((value, scale) => value + (profile[scale] ?? 0))
        found.count++
      }
    }
  })
  return new Map([...sums].map(([id, { sum, count }]) => [id, sum.map((value) => value / count)]))
}

/** 1 for the same direction, falling to about 0.02 for the opposite one. */
function likeness(a: readonly number[], b: readonly number[]): number {
  const dot = a.reduce((sum, value, i) => sum + value * (b[i] ?? 0), 0)
  const length = (v: readonly number[]) => Math.sqrt(v.reduce((sum, value) => sum + value * value, 0))
  return Math.exp(2 * (dot / (length(a) * length(b) || 1) - 1))
}

const wordStart = 6 // 'economist' and 'economics', 'historian' and 'history' begin alike

function shareAName(occupation: string, major: string): boolean {
  const starts = (title: string) =>
    (title.toLowerCase().match(/[a-z]{4,}/g) ?? []).map((word) => word.slice(0, wordStart))
  const named = starts(major).filter(
    (start) => !['genera', 'scienc', 'studie', 'techno', 'servic', 'relate', 'manage'].includes(start),
  )
  return starts(occupation).some((start) => named.some((other) => start.startsWith(other.slice(0, 5))))
}
