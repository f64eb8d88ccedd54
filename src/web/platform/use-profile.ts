import { useMemo } from 'react'
import type { SearchForm } from '#contract/matching/find-college.ts'
import { statePlaceholder } from '#contract/matching/search-fields.ts'
import { type StateCode, stateCode, stateName } from '#contract/states.ts'
import { type Income, incomes } from './income-bands.ts'
import { type ProfileText, profileIn, profileKey, type Searched, tell, toldIn } from './profile.ts'
import { perVisit } from './storage.ts'
import { useStored } from './use-stored.ts'

export type Profile = Omit<ProfileText, 'home' | 'income' | 'miles'> & {
  home: StateCode | null
  income: Income | null
  miles: number | null
}

/** The profile of this device, kept up to date. During hydration nothing is known, as at build. */
export function useProfile(): Profile {
  const text = useStored(perVisit, profileKey)
  return useMemo(() => profileOf(profileIn(text)), [text])
}

/** Said where the income is asked for: a new tab knows nothing of it. */
export const incomeStays = 'Sets the prices; never leaves this tab.'

export const chooseIncome = (income: Income | null) => tell({ income: income === null ? '' : String(income) })

export const useIncome = (): Income | null => useProfile().income

const profileOf = (text: ProfileText): Profile => ({
  ...text,
  home: stateCode(text.home),
  income: incomes.find((income) => String(income) === text.income) ?? null,
  miles: Number(text.miles) > 0 ? Number(text.miles) : null,
})

/** The part of a search that the profile has too. */
export const searchedIn = (form: SearchForm): Searched => ({
  home: stateCode(form.stateOfResidence) ?? '',
  gpa: form.gpaUnweighted,
  sat: form.satScore,
  act: form.actScore,
  major: form.major,
  year: form.gradYear,
})

/** A search with what the profile says now, where it says something. */
function withProfile(form: SearchForm, told: Partial<Searched>): SearchForm {
  const home = told.home === undefined ? null : stateCode(told.home)
  return {
    ...form,
    ...(told.home !== undefined && { stateOfResidence: home ? stateName(home) : statePlaceholder }),
    gpaUnweighted: told.gpa ?? form.gpaUnweighted,
    satScore: told.sat ?? form.satScore,
    actScore: told.act ?? form.actScore,
    major: told.major ?? form.major,
    gradYear: told.year ?? form.gradYear,
  }
}

/** The answers that chances and matches go by: those of the search with what the profile says now. */
export function useAnswers(form: SearchForm | null): SearchForm | null {
  const text = useStored(perVisit, profileKey)
  return useMemo(() => form && withProfile(form, toldIn(text)), [form, text])
}
