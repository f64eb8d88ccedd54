import { emptySearchForm, SearchForm } from '#contract/matching.ts'
import { perVisit } from '#web/platform/storage.ts'

const key = 'search-draft'

// What was typed so far, for this visit only: a reload loses nothing, a logout clears it.

export function readDraft(): SearchForm | null {
  const text = perVisit.read(key)
  if (text === null) return null
  try {
    const parsed = SearchForm.safeParse(JSON.parse(text))
    return parsed.success ? parsed.data : null
  } catch {
    return null // no JSON: someone else's, or cut off
  }
}

export const keepDraft = (form: SearchForm) => perVisit.write(key, JSON.stringify(form))
export const dropDraft = () => perVisit.write(key, null)

/** What the form starts from: a major handed over begins anew, else the draft, else the defaults (spec §3). */
export function startingForm(studentName: string, major: string | null): SearchForm {
  if (major !== null) return emptySearchForm(studentName, major)
  return readDraft() ?? emptySearchForm(studentName)
}
