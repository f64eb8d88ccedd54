import { collegesSearch } from '#contract/colleges/look-up.ts'
import { call } from './api.ts'

/** Said when none fits. */
export const noSuchCollege = (text: string) => `No college we know is called “${text}”.`

/** Suggestions for a field in which a college's name is typed. */
export async function suggestColleges(q: string, signal: AbortSignal) {
  const hits = await call(collegesSearch, { query: { q }, signal })
  return hits.map(({ id, name, location }) => ({ id: String(id), label: name, detail: location }))
}
