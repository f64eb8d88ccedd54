import type { Answer, College, Mission } from '#catalog/facts.ts'
import type { CampusLifeFact } from '#contract/colleges/campus-life.ts'

// Questions with three answers: yes, no, and unknown (null). Unknown never becomes no.

const laidOut = new WeakMap<College['programs'], ReadonlyMap<string, number>>()

/** Degrees by family, laid out once: a report asks each of its colleges for a dozen families, of some fifty. */
export function degreesByFamily({ programs }: Pick<College, 'programs'>): ReadonlyMap<string, number> {
  const known = laidOut.get(programs)
  if (known) return known
  const degrees = new Map(Array.from(programs, ({ family, awards }) => [family, awards]))
  laidOut.set(programs, degrees)
  return degrees
}

/**
 * Degrees awarded mean yes; a family not reported means no; one without graduates may be new or dormant. It lays nothing
 * out: at the start all colleges are asked, of which few are ever in a report.
 */
export function awardsIn({ programs }: Pick<College, 'programs'>, families: readonly string[]): Answer {
  let [isListed, isUnclear] = [false, false]
  for (const { family, awards } of programs) {
    isListed = true
    if (!families.includes(family)) continue
    if (awards > 0) return true
    isUnclear = true
  }
  return isListed && !isUnclear ? false : null
}

/** The same, for many questions about one college. */
export function awardsAmong(degrees: ReadonlyMap<string, number>, families: readonly string[]): Answer {
  let unclear = degrees.size === 0
  for (const family of families) {
    const awards = degrees.get(family)
    if (awards === undefined) continue
    if (awards > 0) return true
    unclear = true
  }
  return unclear ? null : false
}

const stageFamilies = ['50.03', '50.05', '50.09'] // dance, theater, music
const mediaFamilies = ['09.04', '09.07', '10.02', '50.06'] // journalism, radio and television, audiovisual, film
const servingMissions: readonly Mission[] = ['HBCU', 'HSI', 'Tribal', 'AANAPISI', 'PBI', 'ANNH', 'NASNTI']

function hasMission({ missions, flags }: College): Answer {
  if (missions.some((mission) => servingMissions.includes(mission))) return true
  return flags.includes('missions not listed') ? null : false
}

export const campusAnswers: Record<CampusLifeFact, (college: College) => Answer> = {
  rotc: ({ anyRotc }) => anyRotc,
  football: ({ athletics }) => athletics.football,
  ncaa: ({ athletics }) => athletics.ncaa,
  abroad: ({ studyAbroad }) => studyAbroad,
  research: ({ undergraduateResearch }) => undergraduateResearch,
  stage: (college) => awardsIn(college, stageFamilies),
  media: (college) => awardsIn(college, mediaFamilies),
  faith: ({ religion }) => (religion === null ? null : religion !== false),
  mission: hasMission,
}
