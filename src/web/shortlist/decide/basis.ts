import type { SearchForm } from '#contract/matching/find-college.ts'
import { type Round, rounds } from '#contract/matching/search-fields.ts'
import { andList, gpaText } from '#contract/prose.ts'
import type { outlook } from '#contract/shortlist/outlook.ts'
import { stateCode, stateName } from '#contract/states.ts'
import type { Sent } from '#contract/wire/endpoint.ts'
import { searchTitle } from '#web/platform/history.ts'

// The answers of the newest search on this device, and the what-if values in their place.

export type AskedAnswers = Omit<Sent<(typeof outlook)['body']>, 'colleges' | 'answered'>

/** The values that can be tried out; text as in the form, '' for none. `at`: the college where the round counts. */
export type WhatIf = { gpa: string; sat: string; act: string; state: string; round: string; at: string }

export const realNumbers = (form: SearchForm): WhatIf => ({
  gpa: form.gpaUnweighted,
  sat: form.satScore,
  act: form.actScore,
  state: form.stateOfResidence,
  round: rounds.find((round) => round === form.round) ?? '',
  at: form.specificCollege,
})

export const isReal = (tried: WhatIf, form: SearchForm) => {
  const real = realNumbers(form)
  return (Object.keys(real) as (keyof WhatIf)[]).every((part) => tried[part] === real[part])
}

/** The answers that decide a chance. */
export const answersOf = (form: SearchForm, { gpa, sat, act, state, round, at }: WhatIf) => ({
  gpa_unweighted: gpa,
  sat_score: sat,
  act_score: act,
  class_rank: form.classRank,
  state_of_residence: state,
  major: form.major,
  specific_college: at,
  round: round || null,
})

/** The same with the wishes of the search, which move a match. */
export const askedOf = (form: SearchForm, tried: WhatIf): AskedAnswers => ({
  ...answersOf(form, tried),
  interested_states: form.interestedStates,
  college_type: form.collegeType,
  extracurricular_activities: form.extracurricularActivities,
  special_campus_programs: form.specialCampusPrograms,
  community: form.community,
  faith: form.faith,
  max_miles: form.maxMiles,
})

export const isEarly = (round: string) => round !== '' && round !== 'RD'

export const roundWords: Record<Round, string> = {
  ED: 'early decision',
  REA: 'restrictive early action',
  EA: 'early action',
  RD: 'regular decision',
}

/** 'early decision at Duke University'. */
function roundTried(tried: string, at: string): string {
  const round = rounds.find((one) => one === tried)
  if (!round) return 'no round'
  return isEarly(round) && at ? `${roundWords[round]} at ${at}` : roundWords[round]
}

/** 'With a GPA of 3.9 and an SAT of 1360'. `at`: how the college of the round is called. */
export function triedWords(form: SearchForm, tried: WhatIf, at: string): string {
  const own = realNumbers(form)
  const parts = [
    tried.gpa !== own.gpa && `a GPA of ${gpaText(tried.gpa)}`,
    tried.sat !== own.sat && `an SAT of ${tried.sat}`,
    tried.act !== own.act && `an ACT of ${tried.act}`,
    (tried.round !== own.round || tried.at !== own.at) && roundTried(tried.round, at),
    tried.state !== own.state && `a home in ${tried.state}`,
  ].filter((part) => part !== false)
  return `With ${andList(parts)}`
}

/** 'Biology · Oregon · GPA 3.7 · SAT 1290'. */
export function basisWords(form: SearchForm): string[] {
  const { gpaUnweighted, satScore, actScore, stateOfResidence } = form
  const home = stateCode(stateOfResidence)
  return [
    searchTitle(form),
    home ? stateName(home) : '',
    gpaUnweighted && `GPA\u00a0${gpaText(gpaUnweighted)}`,
    satScore && `SAT\u00a0${satScore}`,
    actScore && `ACT\u00a0${actScore}`,
  ].filter((word) => word !== '')
}
