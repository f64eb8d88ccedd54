import { useEffect, useSyncExternalStore } from 'react'
import { listSaved, removeSaved, type SavedCollege, saveCollege } from '#contract/shortlist.ts'
import { call } from '#web/platform/api.ts'
import { explain } from '#web/platform/api-error.ts'

// The saved colleges of whoever is signed in, loaded once and shared by every button and list that shows them. A change
// shows at once and is taken back if the server refuses; changes are sent one after the other, in the order they were made.

export type Shortlist =
  | { step: 'loading' }
  | { step: 'failed'; message: string }
  | { step: 'ready'; colleges: readonly SavedCollege[] }

export type Tracking = Partial<Pick<SavedCollege, 'status' | 'deadline' | 'note'>>
export type Named = Pick<SavedCollege, 'unitid' | 'collegeName' | 'location'>

const unreached = 'Your colleges could not be reached. Please try again.'
const unchanged = 'Your colleges could not be changed. Please try again.'
const loading: Shortlist = { step: 'loading' }

let owner: string | null = null
let state: Shortlist = loading
let line: Promise<unknown> = Promise.resolve()
let waiting = 0
const listeners = new Set<() => void>()

function become(next: Shortlist) {
  state = next
  for (const listener of listeners) listener()
}

/** Reads the list. Answers for someone who has left meanwhile are dropped. */
export async function loadShortlist(accountId: string) {
  owner = accountId
  become(loading)
  try {
    const colleges = await call(listSaved)
    if (owner === accountId) become({ step: 'ready', colleges })
  } catch (error) {
    if (owner === accountId) become({ step: 'failed', message: explain(error, { refused: unreached }) })
  }
}

/** What another tab or device did meanwhile, without a loading state. Our own changes come first. */
async function lookAgain() {
  const of = owner
  if (document.visibilityState !== 'visible' || of === null || state.step !== 'ready' || waiting > 0) return
  try {
    const colleges = await call(listSaved)
    if (owner === of && waiting === 0) become({ step: 'ready', colleges })
  } catch {
    // Nobody asked for this look: what is on the screen stays, and the next change says what is wrong.
  }
}

const find = (unitid: number) =>
  (state.step === 'ready' && state.colleges.find((college) => college.unitid === unitid)) || null

/** Puts a college on the list as shown, in its place; null takes it off. */
function show(unitid: number, college: SavedCollege | null, at = 0) {
  if (state.step !== 'ready') return
  const { colleges } = state
  const place = colleges.findIndex((one) => one.unitid === unitid)
  const others = colleges.filter((one) => one.unitid !== unitid)
  const where = place < 0 ? at : place
  become({
    step: 'ready',
    colleges: college ? [...others.slice(0, where), college, ...others.slice(where)] : others,
  })
}

/** The words of a refusal, or null when it went well. */
type Outcome = Promise<string | null>

function change(
  unitid: number,
  next: SavedCollege | null,
  send: () => Promise<SavedCollege | null>,
): Outcome {
  const of = owner
  const before = find(unitid)
  const place = state.step === 'ready' ? state.colleges.findIndex((one) => one.unitid === unitid) : 0
  show(unitid, next)
  waiting += 1
  const outcome = line.then(async () => {
    try {
      const sent = await send()
      // A later change to the same college is already on the screen: its own answer will settle it.
      if (owner === of && find(unitid) === next) show(unitid, sent)
      return null
    } catch (error) {
      if (owner === of && find(unitid) === next) show(unitid, before, Math.max(0, place))
      return explain(error, { refused: unchanged })
    } finally {
      waiting -= 1
    }
  })
  line = outcome.then((problem) => {
    // Taken back, or never loaded: the server knows better than this page.
    if (owner === of && of !== null && state.step !== 'ready') return loadShortlist(of)
    return problem === null ? undefined : lookAgain()
  })
  return outcome
}

const fresh = { status: 'Considering', deadline: null, note: '' } as const

/** Saves a college; `tracking` brings back what an undone removal had. */
export function save({ unitid, collegeName, location }: Named, tracking: Tracking = {}): Outcome {
  const savedAt = new Date().toISOString()
  const next: SavedCollege = { unitid, collegeName, location, savedAt, ...fresh, ...tracking }
  return change(unitid, next, () => call(saveCollege, { params: { unitid: String(unitid) }, body: tracking }))
}

export const remove = (unitid: number): Outcome =>
  change(unitid, null, async () => {
    await call(removeSaved, { params: { unitid: String(unitid) } })
    return null
  })

export function track(college: SavedCollege, tracking: Tracking): Outcome {
  const { unitid } = college
  return change(unitid, { ...(find(unitid) ?? college), ...tracking }, () =>
    call(saveCollege, { params: { unitid: String(unitid) }, body: tracking }),
  )
}

function subscribe(listener: () => void) {
  if (listeners.size === 0) document.addEventListener('visibilitychange', lookAgain)
  listeners.add(listener)
  return () => {
    listeners.delete(listener)
    if (listeners.size === 0) document.removeEventListener('visibilitychange', lookAgain)
  }
}

/** The list of this account, loaded on first use and after a change of account. */
export function useShortlist(accountId: string): Shortlist {
  useEffect(() => {
    if (owner !== accountId) void loadShortlist(accountId)
  }, [accountId])
  return useSyncExternalStore(
    subscribe,
    // Somebody else's list is never shown, not even until the right one is there.
    () => (owner === accountId ? state : loading),
    () => loading,
  )
}
