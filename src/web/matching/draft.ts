import * as z from 'zod/mini'
import { emptySearchForm, SearchForm } from '#contract/matching/find-college.ts'
import { perVisit, visitKeys } from '#web/platform/storage.ts'

const key = visitKeys.searchDraft

// What was typed so far, for this visit only. It belongs to the person who typed it: if a session expires, it is there
// after the same person's next login; a logout deletes it.

const Draft = z.object({
  /** null: typed on the landing page, before there was an account. */
  owner: z.nullable(z.string()),
  /** The suggested major with which this draft began. */
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
    return null // not JSON: written by someone else, or cut off
  }
}

export const keepDraft = (draft: Draft) => perVisit.write(key, JSON.stringify(draft))
export const dropDraft = () => perVisit.write(key, null)

/** What the previous page passes on: a major or a college. */
type Handed = { major: string | null; college: string | null }

/** The form's start: a suggested major starts a new form (once), else the draft, else the defaults (spec §3). */
export function startingForm(owner: string, studentName: string, { major, college }: Handed): SearchForm {
  const draft = readDraft(owner)
  const form =
    draft && (major === null || draft.handed === major)
      ? { ...draft.form, studentName: draft.form.studentName || studentName }
      : emptySearchForm(studentName, major ?? '')
  return college === null ? form : { ...form, specificCollege: college.slice(0, 160) }
}
