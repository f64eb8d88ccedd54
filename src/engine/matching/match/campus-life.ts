import type { College } from '#catalog/facts.ts'
import type { ExtracurricularActivity, SpecialCampusProgram } from '#contract/matching/search-fields.ts'
import { andList } from '#contract/prose.ts'
import { at } from '#engine/matching/numbers/curves.ts'
import { spokenFaith } from '#engine/matching/say/names.ts'
import { campusAnswers } from './campus-answers.ts'

// Only facts from the catalog. What no open source records (Greek life, bands, clubs) is "not verified".

export type CampusWish = ExtracurricularActivity | SpecialCampusProgram
/** 0 to 1, or null if nothing is known; `fact` is the text of the line. */
export type CampusFit = { fit: number; fact: string } | null

function rotc(college: College): CampusFit {
  if (college.anyRotc === null) return null
  const services = college.rotc.length > 0 ? `${andList(college.rotc)} ROTC` : 'ROTC'
  return college.anyRotc ? { fit: 1, fact: `offers ${services}` } : { fit: 0, fact: 'reports no ROTC' }
}

function band({ athletics }: College): CampusFit {
  if (athletics.football === null) return null
  if (athletics.football)
    return {
      fit: 1,
      fact: `fields ${athletics.ncaa ? 'an NCAA' : 'a'} football team (the band itself is not verified)`,
    }
  if (athletics.ncaa === null) return null
  if (athletics.ncaa) return { fit: 0.5, fact: 'plays NCAA sports but reports no NCAA or NAIA football' }
  return { fit: 0, fact: 'reports no NCAA or NAIA football' }
}

function faith({ religion }: College): CampusFit {
  if (religion === null) return null
  if (!religion) return { fit: 0, fact: 'has no religious affiliation' }
  const name = spokenFaith(religion)
  return { fit: 1, fact: name ? `is affiliated with a faith: ${name}` : 'is affiliated with a faith' }
}

function cultural(college: College): CampusFit {
  if (campusAnswers.mission(college))
    return { fit: 1, fact: 'has a federally recognized mission to serve students of many backgrounds' }
  return college.studyAbroad ? { fit: 0.6, fact: 'offers study abroad' } : null
}

function stage(college: College): CampusFit {
  const awards = campusAnswers.stage(college)
  if (awards === null) return null
  return awards
    ? { fit: 1, fact: 'awards degrees in music, theater or dance' }
    : { fit: 0.3, fact: 'awards no degree in music, theater or dance' }
}

function media(college: College): CampusFit {
  const awards = campusAnswers.media(college)
  if (awards === null) return null
  return awards
    ? { fit: 1, fact: 'awards degrees in journalism, film or broadcasting' }
    : { fit: 0.3, fact: 'awards no degree in journalism, film or broadcasting' }
}

const unknown = (): CampusFit => null

export const wishFits: Record<CampusWish, (college: College) => CampusFit> = {
  ROTC: rotc,
  'Performing Arts': stage,
  'Marching Band / Pep Band': band,
  'Leadership Development Programs': unknown,
  'Volunteer Programs': unknown,
  'Broadcasting / Media Production': media,
  'Greek Life': unknown,
  'Cultural & Diversity Programs / Affinity Groups': cultural,
  'Faith-Based / Religious Life Programs': faith,
  'Outdoor Adventure / Recreation Clubs': unknown,
}

/** The mean over the wishes that are known; NaN if none is. */
export function campusFit(wished: readonly Float64Array[], i: number): number {
  let sum = 0
  let count = 0
  for (const column of wished) {
    const fit = at(column, i)
    if (Number.isNaN(fit)) continue
    sum += fit
    count++
  }
  return count === 0 ? Number.NaN : sum / count
}
