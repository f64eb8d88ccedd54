import type { College } from '#catalog/facts.ts'
import type { ExtracurricularActivity, SpecialCampusProgram } from '#contract/matching/search-fields.ts'
import { at } from '#engine/matching/numbers/curves.ts'
import { spokenFaith } from '#engine/matching/say/names.ts'
import { type CampusFact, name, type Said, say } from '#words/messages.ts'
import { campusAnswers } from './campus-answers.ts'

// Only facts from the catalog. What no open source records (Greek life, bands, clubs) is "not verified".

export type CampusWish = ExtracurricularActivity | SpecialCampusProgram
/** 0 to 1, or null if nothing is known. */
export type CampusFit = { fit: number; said: Said } | null

const found = (fit: number, fact: CampusFact): CampusFit => ({ fit, said: say('campus.fact', { fact }) })

function rotc(college: College): CampusFit {
  if (college.anyRotc === null) return null
  if (!college.anyRotc) return found(0, 'no rotc')
  return { fit: 1, said: say('campus.rotc', { services: college.rotc.map(name) }) }
}

function band({ athletics }: College): CampusFit {
  if (athletics.football === null) return null
  if (athletics.football) return found(1, 'football')
  if (athletics.ncaa === null) return null
  return athletics.ncaa ? found(0.5, 'sports without football') : found(0, 'no football')
}

function faith({ religion }: College): CampusFit {
  if (religion === null) return null
  if (!religion) return found(0, 'no faith')
  const named = spokenFaith(religion)
  return named ? { fit: 1, said: say('campus.faith', { faith: name(named) }) } : found(1, 'a faith')
}

function cultural(college: College): CampusFit {
  if (campusAnswers.mission(college)) return found(1, 'mission')
  return college.studyAbroad ? found(0.6, 'study abroad') : null
}

function stage(college: College): CampusFit {
  const awards = campusAnswers.stage(college)
  if (awards === null) return null
  return awards ? found(1, 'stage') : found(0.3, 'no stage')
}

function media(college: College): CampusFit {
  const awards = campusAnswers.media(college)
  if (awards === null) return null
  return awards ? found(1, 'media') : found(0.3, 'no media')
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
