import { useEffect, useSyncExternalStore } from 'react'
import {
  listSaved,
  removeSaved,
  type SavedCollege,
  saveCollege,
  trackApplication,
} from '#contract/shortlist.ts'
import { call } from '#web/platform/api.ts'
import { explain } from '#web/platform/api-error.ts'

// The saved colleges of whoever is signed in, loaded once and shared by every button and list that shows them.

export type Shortlist =
  | { step: 'loading' }
  | { step: 'failed'; message: string }
  | { step: 'ready'; colleges: readonly SavedCollege[]; limit: number | null; tracker: boolean }

export type Tracking = Partial<Pick<SavedCollege, 'status' | 'deadline' | 'note'>>

const failed = 'Your saved colleges could not be reached. Please try again.'
const loading: Shortlist = { step: 'loading' }

let owner: string | null = null
let state: Shortlist = loading
const listeners = new Set<() => void>()

function become(next: Shortlist) {
  state = next
  for (const listener of listeners) listener()
}

const replaceIn = (change: (colleges: readonly SavedCollege[]) => readonly SavedCollege[]) => {
  if (state.step === 'ready') become({ ...state, colleges: change(state.colleges) })
}

/** What a list belongs to: another plan is another list. */
export const ownerOf = (accountId: string, plan: string) => `${accountId}:${plan}`

/** Reads the list again; answers for someone who has left meanwhile are dropped. */
export async function loadShortlist(of: string) {
  owner = of
  become(loading)
  try {
    const { colleges, limit, tracker } = await call(listSaved, { query: {} })
    if (owner === of) become({ step: 'ready', colleges, limit, tracker })
  } catch (error) {
    if (owner === of) become({ step: 'failed', message: explain(error, { refused: failed }) })
  }
}

/** The words of a refusal, or null when it went well. */
type Outcome = Promise<string | null>

async function attempt(work: () => Promise<void>): Outcome {
  try {
    await work()
    return null
  } catch (error) {
    return explain(error, { refused: failed })
  }
}

export const save = (unitid: number): Outcome =>
  attempt(async () => {
    const saved = await call(saveCollege, { body: { unitid } })
    replaceIn((colleges) => [saved, ...colleges.filter((college) => college.unitid !== unitid)])
  })

export const remove = (unitid: number): Outcome =>
  attempt(async () => {
    await call(removeSaved, { params: { id: String(unitid) } })
    replaceIn((colleges) => colleges.filter((college) => college.unitid !== unitid))
  })

export const track = (unitid: number, tracking: Tracking): Outcome =>
  attempt(async () => {
    const changed = await call(trackApplication, { params: { id: String(unitid) }, body: tracking })
    replaceIn((colleges) => colleges.map((college) => (college.unitid === unitid ? changed : college)))
  })

const subscribe = (listener: () => void) => {
  listeners.add(listener)
  return () => listeners.delete(listener)
}

/** The list of this account, loaded on first use and after a change of account or plan. */
export function useShortlist(accountId: string, plan: string): Shortlist {
  const key = ownerOf(accountId, plan)
  useEffect(() => {
    if (owner !== key) void loadShortlist(key)
  }, [key])
  return useSyncExternalStore(
    subscribe,
    () => state,
    () => loading,
  )
}
