import { collegesSearch, majorsSearch } from '#contract/colleges/look-up.ts'
import { call } from './api.ts'

// Suggestions for a field in which a name is typed.

/** Said when no college fits. */
export const noSuchCollege = (text: string) => `No college we know is called “${text}”.`

export async function suggestColleges(q: string, signal: AbortSignal) {
  const hits = await call(collegesSearch, { query: { q }, signal })
  return hits.map(({ id, name, location }) => ({ id: String(id), label: name, detail: location }))
}

export async function suggestMajors(q: string, signal: AbortSignal) {
  const hits = await call(majorsSearch, { query: { q }, signal })
  return hits.map(({ id, title }) => ({ id, label: title }))
}
