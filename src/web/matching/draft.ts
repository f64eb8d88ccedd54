import * as z from 'zod/mini'
import { emptySearchForm, SearchForm } from '#contract/matching/find-college.ts'
import { perVisit, visitKeys } from '#web/platform/storage.ts'

const key = visitKeys.searchDraft

// What was typed so far, for this visit only. It belongs to whoever typed it: a session that ends by itself leaves it for
// the same person after the next login, a logout takes it away.

const Draft = z.object({
  /** null: typed before there was an account, on the landing page. */
  owner: z.nullable(z.string()),
  /** The major that a suggestion handed over when this draft was begun. */
  handed: z.nullable(z.string()),
  form: SearchForm,
})
type Draft = z.infer<typeof Draft>

function readDraft(owner: string): Draft | null {
  try {
    const parsed = Draft.safeParse(JSON.parse(perVisit.read(key) ?? 'null'))
    const draft = parsed.success ? parsed.data : null
    return draft && (draft.owner === null || draft.owner === owner) ? draft : null
  } catch {
    return null // no JSON: someone else's, or cut off
  }
}

export const keepDraft = (draft: Draft) => perVisit.write(key, JSON.stringify(draft))
export const dropDraft = () => perVisit.write(key, null)

/** What the page that led here hands over: a major, or the college they have in mind. */
type Handed = { major: string | null; college: string | null }

/** What the form starts from: a major handed over begins anew (once), else the draft, else the defaults (spec §3). */
export function startingForm(owner: string, studentName: string, { major, college }: Handed): SearchForm {
  const draft = readDraft(owner)
  const form =
    draft && (major === null || draft.handed === major)
      ? { ...draft.form, studentName: draft.form.studentName || studentName }
      : emptySearchForm(studentName, major ?? '')
  return college === null ? form : { ...form, specificCollege: college.slice(0, 160) }
}
