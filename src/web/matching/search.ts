import type { SearchField, SearchForm } from '#contract/matching/find-college.ts'
import type { SavedSearch } from '#web/platform/history.ts'

export type FormErrors = Partial<Record<SearchField, string>>

/** The state of a search (spec §4: form, loading, results or error). */
export type Search =
  | { step: 'form'; errors: FormErrors }
  | { step: 'searching'; form: SearchForm }
  | { step: 'results'; saved: SavedSearch }
  | { step: 'failed'; message: string }

export type SearchEvent =
  | { type: 'refused'; errors: FormErrors }
  | { type: 'started'; form: SearchForm }
  | { type: 'found'; saved: SavedSearch }
  | { type: 'kept'; saved: SavedSearch }
  | { type: 'failed'; message: string }
  | { type: 'given up' }
  | { type: 'reset' }

export const emptyStep: Search = { step: 'form', errors: {} }

export function nextStep(search: Search, event: SearchEvent): Search {
  switch (event.type) {
    case 'refused':
      return { step: 'form', errors: event.errors }
    case 'started':
      return { step: 'searching', form: event.form }
    // A reply that comes after the student gave up is not shown.
    case 'found':
      return search.step === 'searching' ? { step: 'results', saved: event.saved } : search
    // Tried out on the results and kept, without a new search.
    case 'kept':
      return { step: 'results', saved: event.saved }
    case 'failed':
      return search.step === 'searching' ? { step: 'failed', message: event.message } : search
    case 'given up':
    case 'reset':
      return emptyStep
  }
}
