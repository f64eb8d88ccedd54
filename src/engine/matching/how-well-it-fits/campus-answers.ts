import type { Answer, College, Mission } from '#catalog/facts.ts'
import type { CampusLifeFact } from '#contract/colleges/campus-life.ts'

// Questions with three answers: yes, no, and unknown (null). Unknown never becomes no.

export const awardsIn = ({ programs }: Pick<College, 'programs'>, families: readonly string[]): Answer =>
  programs.length === 0 ? null : awardsAmong(programs, families)

/** Degrees awarded mean yes; a family not reported means no; one without graduates may be new or dormant. */
export function awardsAmong(programs: College['programs'], families: readonly string[]): Answer {
  let listed = false
  for (const { family, awards } of programs) {
    if (!families.includes(family)) continue
    if (awards > 0) return true
    listed = true
  }
  return listed ? null : false
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
