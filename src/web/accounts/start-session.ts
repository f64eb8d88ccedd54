import { learnFromHistory } from '#web/platform/learn-from-history.ts'
import { provideSession, type SessionPort } from '#web/platform/session.ts'
import { stored } from '#web/platform/storage.ts'
import { accountSession } from './session.ts'
import { tokens } from './tokens.ts'

type Started = { session: SessionPort; stop: () => void }

let started: Started | null = null

/**
 * On startup, if a refresh token exists the profile is fetched (spec §4); then changes in other tabs are followed. Every
 * island of a page starts it; a second session would never tell those who listen to the first that someone is signed in.
 */
export function startAccountSession(): Started {
  if (started) return started
  const session = accountSession()
  provideSession(session) // first: the call below asks it for the token
  const unlearn = session.subscribe(learnOnce(session))
  if (session.read().status === 'starting') void session.refetch()
  const unfollow = followBrowser(session)
  const stop = () => {
    started = null
    unlearn()
    unfollow()
  }
  started = { session, stop }
  return started
}

/** Whoever signs in is known by their newest search on this device. */
function learnOnce(session: SessionPort) {
  let known: string | null = null
  return () => {
    const now = session.read()
    const id = now.status === 'signed-in' ? now.account.id : null
    if (id !== null && id !== known) learnFromHistory(id)
    known = id
  }
}

function followBrowser(session: SessionPort): () => void {
  /** The tab is visible again (spec §4). */
  function onVisible() {
    if (document.visibilityState !== 'visible') return
    const signedIn = session.read().status === 'signed-in'
    if (signedIn && tokens.access() === null) void session.logout()
    else if (signedIn || tokens.refresh() !== null) void session.refetch()
  }

  /** Another tab has logged out or in. A renewal only replaces one token by the next and is ignored. */
  function onOtherTab({ key, oldValue, newValue }: StorageEvent) {
    if (key !== stored.refresh && key !== null) return
    const isRenewal = oldValue !== null && newValue !== null
    if (tokens.refresh() === null) session.end(null)
    else if (!isRenewal || session.read().status === 'signed-out') void session.refetch()
  }

  document.addEventListener('visibilitychange', onVisible)
  window.addEventListener('storage', onOtherTab)
  window.addEventListener('online', session.retry)
  return () => {
    document.removeEventListener('visibilitychange', onVisible)
    window.removeEventListener('storage', onOtherTab)
    window.removeEventListener('online', session.retry)
  }
}
