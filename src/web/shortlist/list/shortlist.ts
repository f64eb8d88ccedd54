import { useEffect, useSyncExternalStore } from 'react'
import {
  listSaved,
  removeSaved,
  type SavedCollege,
  saveCollege,
  type Tracking,
  trackedFields,
} from '#contract/shortlist/saved-colleges.ts'
import { call } from '#web/platform/api.ts'
import { ApiError, explain, messages } from '#web/platform/api-error.ts'
import { session } from '#web/platform/session.ts'
import { changedElsewhere, type Elsewhere, together } from './elsewhere.ts'
import { type Change, changed, replayed } from './replay.ts'

// The saved colleges of one account, loaded once and shared by every button and list that shows them. A change shows at
// once and is undone if the server refuses; changes are sent one after the other.

export type Shortlist =
  | { step: 'loading' }
  | { step: 'failed'; message: string }
  | { step: 'ready'; colleges: readonly SavedCollege[] }

export type Named = Pick<SavedCollege, 'unitid' | 'collegeName' | 'location'>

/** Why a change was refused; `status` is null without a reply. */
export type Refusal = { message: string; status: number | null }
type Outcome = Promise<Refusal | null>
/** Values from elsewhere that a change has overwritten unseen. */
type Replaced = { replaced: Tracking }

const unreached = 'Your colleges could not be reached. Please try again.'
const unchanged = 'Your colleges could not be changed. Please try again.'
const patienceMs = 20_000
/** Another device may be changing the list too. */
const lookEveryMs = 30_000
const nothing: readonly Elsewhere[] = []
const loading: Shortlist = { step: 'loading' }
const fresh = { status: 'Considering', deadline: null, note: '' } as const

/** When the page is being left, perhaps for good: what still waits for its turn must go now or never. */
function leaving(): Promise<void> {
  if (document.visibilityState === 'hidden') return Promise.resolve()
  return new Promise((leave) => document.addEventListener('visibilitychange', () => leave(), { once: true }))
}

function shortlistFor(accountId: string) {
  let state: Shortlist = loading
  let started = false
  /** As last loaded from the server. */
  let kept: readonly SavedCollege[] = []
  /** What others changed meanwhile, until closed. */
  let elsewhere = nothing
  let onTheirWay: readonly Change[] = []
  let settled = 0
  let made = 0
  /**
   * The newest answered change of each college: on leaving, two may be under way, and the older reply may come last.
   */
  const newest = new Map<number, number>()
  let line: Promise<unknown> = Promise.resolve()
  const listeners = new Set<() => void>()

  function become(next: Shortlist) {
    state = next
    for (const listener of listeners) listener()
  }
  const show = () => become({ step: 'ready', colleges: replayed(kept, onTheirWay) })
  const isReady = () => state.step === 'ready'

  /** The person may have signed out before the change was sent: it must not be sent as the next person. */
  const isHere = () => {
    const now = session.read()
    return now.status === 'signed-in' && now.account.id === accountId
  }

  async function load() {
    become(loading)
    try {
      kept = await call(listSaved)
      show()
    } catch (error) {
      become({ step: 'failed', message: explain(error, { refused: unreached }) })
    }
  }

  /** Loads it on first use. */
  function start() {
    if (!started) void load()
    started = true
  }

  function learn(answer: readonly SavedCollege[], known = kept) {
    elsewhere = together(elsewhere, changedElsewhere(known, answer))
    kept = answer
  }

  /** Loads what another tab or device did meanwhile, without a loading state. */
  async function lookAgain({ report = true } = {}) {
    const before = settled
    if (document.visibilityState !== 'visible' || !isReady() || !isHere()) return
    try {
      const answer = await call(listSaved)
      // This reply is older than one of our own changes and would undo it.
      if (settled !== before || onTheirWay.length > 0) return
      if (report) learn(answer)
      else kept = answer
      show()
    } catch {
      // A background check: the screen stays as it is, and the next change reports what is wrong.
    }
  }

  async function send(one: Change, turn: number, request: () => Promise<SavedCollege | null>): Outcome {
    let refusal: Refusal | null = null
    try {
      if (!isHere()) throw new ApiError(401, messages.sessionExpired)
      const answer = await request()
      if (turn > (newest.get(one.unitid) ?? 0)) {
        newest.set(one.unitid, turn)
        learn(changed(kept, { ...one, to: () => answer }), changed(kept, one))
      }
    } catch (error) {
      const status = error instanceof ApiError ? error.status : null
      refusal = { message: explain(error, { refused: unchanged }), status }
    }
    settled += 1
    onTheirWay = onTheirWay.filter((other) => other !== one)
    if (isReady()) show()
    else if (refusal === null && isHere()) void load()
    // A change without a reply may have succeeded: then the difference is our own.
    if (refusal) void lookAgain({ report: false })
    return refusal
  }

  function change(one: Change, request: () => Promise<SavedCollege | null>): Outcome {
    onTheirWay = [...onTheirWay, one]
    if (isReady()) show()
    const before = Promise.race([line, leaving()])
    made += 1
    const turn = made
    const outcome = before.then(() => send(one, turn, request))
    line = outcome
    return outcome
  }

  /** Sent even if the page is closed; given up without a reply. */
  const request = (unitid: number) => ({
    params: { unitid: String(unitid) },
    keepalive: true as const,
    signal: AbortSignal.timeout(patienceMs),
  })

  /** `tracking` restores what an undone removal had. */
  function save({ unitid, collegeName, location }: Named, tracking: Tracking = {}): Outcome {
    const savedAt = new Date().toISOString()
    const next: SavedCollege = { unitid, collegeName, location, savedAt, ...fresh, ...tracking }
    return change({ unitid, to: () => next }, () => call(saveCollege, { ...request(unitid), body: tracking }))
  }

  const remove = (unitid: number): Outcome =>
    change({ unitid, to: () => null }, async () => {
      await call(removeSaved, request(unitid))
      return null
    })

  /** `was`: what the writer saw in these fields; by default as last loaded. */
  async function track(
    unitid: number,
    tracking: Tracking,
    was?: Tracking,
  ): Promise<Refusal | Replaced | null> {
    // Removed meanwhile: a late edit must not save it again.
    if (!replayed(kept, onTheirWay).some((college) => college.unitid === unitid)) return null
    const lost: Tracking[] = []
    const refusal = await change(
      { unitid, to: (before) => before && { ...before, ...tracking } },
      async () => {
        const seen = was ?? kept.find((one) => one.unitid === unitid)
        const body = { ...tracking, ...(seen && { was: fieldsOf(seen, tracking) }) }
        const { replaced, ...answer } = await call(saveCollege, { ...request(unitid), body, ifThere: true })
        if (replaced) lost.push(replaced)
        return answer
      },
    )
    const [replaced] = lost
    return refusal ?? (replaced ? { replaced } : null)
  }

  function putAway() {
    elsewhere = nothing
    for (const listener of listeners) listener()
  }

  let looking: ReturnType<typeof setInterval> | null = null
  const look = () => void lookAgain()
  function subscribe(listener: () => void) {
    if (listeners.size === 0) {
      document.addEventListener('visibilitychange', look)
      looking = setInterval(look, lookEveryMs)
    }
    listeners.add(listener)
    return () => {
      listeners.delete(listener)
      if (listeners.size > 0) return
      document.removeEventListener('visibilitychange', look)
      if (looking !== null) clearInterval(looking)
    }
  }

  const readElsewhere = () => elsewhere
  return { accountId, read: () => state, readElsewhere, putAway, start, load, subscribe, save, remove, track }
}
type Store = ReturnType<typeof shortlistFor>

/** Of the fields that are written, what they contained. */
const fieldsOf = (seen: Tracking, written: Tracking): Tracking =>
  Object.fromEntries(trackedFields.filter((field) => field in written).map((field) => [field, seen[field]]))

let current: Store | null = null

/** This account's list. Another account gets its own: nobody sees or changes someone else's. */
export function shortlistOf(accountId: string): Store {
  if (current?.accountId !== accountId) current = shortlistFor(accountId)
  return current
}

/** The list of this account, loaded on first use. */
export function useShortlist(accountId: string): Shortlist {
  const store = shortlistOf(accountId)
  useEffect(() => {
    return store.start()
  }, [store])
  return useSyncExternalStore(store.subscribe, store.read, () => loading)
}

/** What others did to the list while it was open here. */
export function useElsewhere(accountId: string): readonly Elsewhere[] {
  const store = shortlistOf(accountId)
  return useSyncExternalStore(store.subscribe, store.readElsewhere, () => nothing)
}
