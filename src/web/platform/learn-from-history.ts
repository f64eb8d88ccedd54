import { stateCode } from '#contract/states.ts'
import { learnFromSearch } from './profile.ts'
import { local, stored } from './storage.ts'

/**
 * What the newest search of this person says goes into the profile. Read by hand: the checks of a whole report are too
 * large for the many pages that need six answers of it.
 */
export function learnFromHistory(userId: string) {
  const searches = searchesIn(local.read(stored.history(userId)))
  const timeOf = (search: Record<string, unknown>) => Date.parse(String(search.timestamp)) || 0
  const newest = searches.reduce((a, b) => (timeOf(b) > timeOf(a) ? b : a), searches[0] ?? {})
  const form: Record<string, unknown> = Object(newest.formData)
  const text = (field: string) => String(form[field] ?? '').slice(0, 160)
  if (!newest.formData) return
  const answers = {
    home: stateCode(text('stateOfResidence')) ?? '',
    gpa: text('gpaUnweighted'),
    sat: text('satScore'),
    act: text('actScore'),
    major: text('major'),
    year: text('gradYear'),
  }
  learnFromSearch(answers, timeOf(newest))
}

function searchesIn(text: string | null): Record<string, unknown>[] {
  try {
    const read: unknown = JSON.parse(text ?? '[]')
    return Array.isArray(read) ? read.map(Object) : []
  } catch {
    return [] // not ours, or cut off
  }
}
