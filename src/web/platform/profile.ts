import { perVisit } from './storage.ts'

// What this device knows of the student and the family, in one place: every page reads it here. It stays in this tab and
// goes at logout; no request carries the income or this ZIP code. The scripts of public pages import this file: keep it small.

/** All as text, '' for unknown. */
export type ProfileText = {
  /** Two letters. */
  home: string
  /** A place in the list of income bands. */
  income: string
  gpa: string
  sat: string
  act: string
  major: string
  year: string
  zip: string
  /** How far from the ZIP code a college may be. */
  miles: string
}

export const profileKey = 'profile'

/** What a search also asks for. */
const searched = ['home', 'gpa', 'sat', 'act', 'major', 'year'] as const
export type Searched = Pick<ProfileText, (typeof searched)[number]>

const nothing: ProfileText = {
  home: '',
  income: '',
  gpa: '',
  sat: '',
  act: '',
  major: '',
  year: '',
  zip: '',
  miles: '',
}

/** `at`: when something that a search also asks for was last said, in milliseconds. */
type Kept = Partial<ProfileText> & { at?: number }

function kept(text: string | null): Kept {
  try {
    const read: unknown = JSON.parse(text ?? '{}')
    const fields = Object.entries(Object(read)).filter(([key, value]) =>
      key === 'at' ? Number.isFinite(value) : key in nothing && typeof value === 'string',
    )
    return Object.fromEntries(fields)
  } catch {
    return {} // not ours, or cut off
  }
}

export const profileIn = (text: string | null): ProfileText => {
  const { at, ...fields } = kept(text)
  return { ...nothing, ...fields }
}
export const profileText = (): ProfileText => profileIn(perVisit.read(profileKey))

/** Only what was said, by a person or a search; '' where it was taken back. */
export function toldIn(text: string | null): Partial<Searched> {
  const said = kept(text)
  return Object.fromEntries(searched.flatMap((field) => (field in said ? [[field, said[field]]] : [])))
}

const keep = (next: Kept) => void perVisit.write(profileKey, JSON.stringify(next))

export function tell(part: Partial<ProfileText>, now: number = Date.now()) {
  const asked = searched.some((field) => field in part)
  keep({ ...kept(perVisit.read(profileKey)), ...part, ...(asked && { at: now }) })
}

/** The later word counts: a search replaces what was said before it, and fills in what was not said after it. */
export function learnFromSearch(answers: Searched, at: number) {
  const before = kept(perVisit.read(profileKey))
  keep(at >= (before.at ?? 0) ? { ...before, ...answers, at } : { ...answers, ...before })
}

/** What searches have taught; the family's own figures stay. */
export function forgetSearches() {
  const { income = '', zip = '', miles = '' } = kept(perVisit.read(profileKey))
  keep({ income, zip, miles })
}
