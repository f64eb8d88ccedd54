import { useMemo } from 'react'
import * as z from 'zod/mini'
import { SearchForm } from '#contract/matching/find-college.ts'
import { Report } from '#contract/matching/report.ts'
import { capital } from '#contract/prose.ts'
import { forgetSearches, learnFromSearch } from './profile.ts'
import { local, stored } from './storage.ts'
import { searchedIn } from './use-profile.ts'
import { useStored } from './use-stored.ts'

// The searches of one person, stored only in this browser. What is read back may be broken, cut off, or written by an
// older release: every entry is parsed, and one that no longer fits is left out.

const historyLimit = 3 // spec §9

/** ISO 8601; a number is converted. */
const Timestamp = z.pipe(
  z.union([z.string().check(z.maxLength(40)), z.number()]),
  z.transform((time, ctx): string => {
    const at = new Date(time)
    if (!Number.isNaN(at.getTime())) return at.toISOString()
    ctx.issues.push({ code: 'custom', message: 'not a time', input: time })
    return z.NEVER
  }),
)

/** A search history entry (spec §3). `id` is the time of the search as text, `timestamp` the same in ISO 8601 UTC. */
export const SavedSearch = z.object({
  id: z.string().check(z.regex(/^(\d{1,16}|\d{4}-\d\d-\d\dT[\d:.]{5,12}Z)$/)),
  timestamp: Timestamp,
  formData: SearchForm,
  report: Report,
})
export type SavedSearch = z.infer<typeof SavedSearch>

const newestFirst = (a: SavedSearch, b: SavedSearch) =>
  Date.parse(b.timestamp) - Date.parse(a.timestamp) || b.id.localeCompare(a.id)

/** Newest first. */
export const savedSearches = (userId: string): readonly SavedSearch[] =>
  parse(local.read(stored.history(userId)))

/** Only the requested entry is checked, since each is long. */
export const findSearch = (userId: string, id: string): SavedSearch | null =>
  parse(local.read(stored.history(userId)), (entry) => entry.id === id)[0] ?? null

/** Saved if the browser allows it. The oldest are removed for the limit and if storage is full. */
export function saveSearch(
  userId: string,
  { formData, report }: Pick<SavedSearch, 'formData' | 'report'>,
  now: number = Date.now(),
): SavedSearch {
  const others = savedSearches(userId)
  const saved = { ...named(now, others), formData, report }
  learnFromSearch(searchedIn(formData), now)
  const all = [saved, ...others].slice(0, historyLimit)
  while (all.length > 0 && !write(userId, all)) all.pop()
  return saved
}

/** Undoes `removeSearch`, if there is room. */
export function restoreSearch(userId: string, search: SavedSearch) {
  const others = savedSearches(userId).filter((other) => other.id !== search.id)
  const all = [...others, search].sort(newestFirst)
  write(userId, all.slice(0, historyLimit))
}

export function removeSearch(userId: string, id: string) {
  write(
    userId,
    savedSearches(userId).filter((search) => search.id !== id),
  )
}

export function clearHistory(userId: string) {
  forgetSearches()
  local.write(stored.history(userId), null)
}

/** The same list, kept up to date. */
export function useHistory(userId: string): readonly SavedSearch[] {
  const text = useStored(local, stored.history(userId))
  return useMemo(() => parse(text), [text])
}

/** 'Biology', or a label if no major was given; the first letter is always a capital (spec §2, §4). */
export function searchTitle({ major }: Pick<SearchForm, 'major'>): string {
  const title = major.trim()
  return title === '' ? 'General search' : capital(title)
}

function write(userId: string, searches: readonly SavedSearch[]) {
  if (searches.length === 0) forgetSearches()
  return local.write(stored.history(userId), searches.length === 0 ? null : JSON.stringify(searches))
}

/** Two searches in one millisecond get different ids. */
function named(now: number, others: readonly SavedSearch[]) {
  let at = now
  while (others.some((other) => other.id === String(at))) at += 1
  return { id: String(at), timestamp: new Date(at).toISOString() }
}

function parse(text: string | null, wanted = (_entry: { id?: unknown }) => true): SavedSearch[] {
  const entries = json(text)
  if (!Array.isArray(entries)) return []
  const searches = entries
    .filter((entry) => wanted(Object(entry)))
    .flatMap((entry) => {
      const parsed = z.safeParse(SavedSearch, entry)
      return parsed.success ? [parsed.data] : []
    })
  const unique = searches.filter((search, i) => searches.findIndex((other) => other.id === search.id) === i)
  return unique.sort(newestFirst).slice(0, historyLimit)
}

function json(text: string | null): unknown {
  try {
    return JSON.parse(text ?? 'null')
  } catch {
    return null // cut off or not ours: ignored
  }
}
