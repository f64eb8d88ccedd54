import { getProfile, logout as logoutCall } from '#contract/accounts.ts'
import { call } from '#web/platform/api.ts'
import { ApiError, explain, messages } from '#web/platform/api-error.ts'
import type { Account, Session, SessionPort } from '#web/platform/session.ts'
import { perVisit, stored, visitKeys } from '#web/platform/storage.ts'
import { accountOf } from './account-of.ts'
import { renewTokens } from './renew.ts'
import { type Tokens, tokens } from './tokens.ts'

// The session of spec §4. The tokens in storage are the truth that all tabs share; what is kept here is what this tab
// has learned about them. Only a refusal ends a session: a server that cannot be reached never does.

export const sessionWords = {
  noRefreshToken: 'No refresh token available.', // spec §8
  noProfile: 'Login succeeded, but failed to retrieve user profile.', // spec §8
  storageBlocked:
    'This browser does not let Lantern keep you signed in. Allow site data for this page and try again.',
} as const

/** Knows nothing beyond the tokens until it is asked: `startAccountSession` does that. */
export function accountSession(): SessionPort {
  let now: Session =
    tokens.refresh() === null
      ? { status: 'signed-out', notice: takeNotice() }
      : { status: 'starting', problem: null }
  // Counts what we were told, so that an answer that comes late does not undo a newer one.
  let told = 0
  const listeners = new Set<() => void>()

  function become(next: Session) {
    now = next
    for (const listener of [...listeners]) listener()
  }

  function subscribe(listener: () => void) {
    listeners.add(listener)
    return () => listeners.delete(listener)
  }

  const ready = () =>
    new Promise<Session>((resolve) => {
      if (now.status !== 'starting') return resolve(now)
      const stop = subscribe(() => {
        if (now.status === 'starting') return
        stop()
        resolve(now)
      })
    })

  function end(notice: string | null) {
    // Nothing of ours to forget: what is in storage now may be another tab's login.
    if (now.status === 'signed-out') return
    told += 1
    tokens.forget()
    // What this person typed is not for the next one. Where nobody logged out, the draft stays for the same person: it
    // knows whose it is.
    perVisit.clear(notice === null ? [] : [visitKeys.searchDraft])
    become({ status: 'signed-out', notice })
  }

  function learn(account: Account) {
    told += 1
    become({ status: 'signed-in', account })
  }

  async function refresh(used: string): Promise<boolean> {
    const renewal = await renewTokens(used)
    if (renewal === 'logged out') end(null)
    if (renewal === 'refused') end(messages.sessionExpired)
    if (renewal === 'no refresh token') end(`${sessionWords.noRefreshToken} ${messages.sessionExpired}`)
    return renewal === 'renewed'
  }

  async function open(fresh: Tokens): Promise<string | null> {
    if (!tokens.keep(fresh)) {
      tokens.forget()
      return sessionWords.storageBlocked
    }
    try {
      learn(accountOf(await call(getProfile)))
      return null
    } catch {
      // Whatever the reason, it is told in these words and leaves nothing behind (spec §4).
      tokens.forget()
      return sessionWords.noProfile
    }
  }

  async function refetch(): Promise<Session> {
    told += 1
    const asked = told
    try {
      const profile = await call(getProfile)
      if (asked === told) learn(accountOf(profile))
    } catch (error) {
      if (asked !== told) return now
      if (error instanceof ApiError && [401, 403].includes(error.status)) end(messages.sessionExpired)
      else if (now.status === 'starting')
        become({ status: 'starting', problem: explain(error, { refused: messages.unexpected }) })
    }
    return now
  }

  function retry() {
    if (now.status !== 'starting') return
    become({ status: 'starting', problem: null })
    void refetch()
  }

  async function logout() {
    const refreshToken = tokens.refresh()
    end(null)
    if (refreshToken === null) return
    try {
      await call(logoutCall, { body: { refresh: refreshToken } })
    } catch {
      // Out is out: the tokens are gone from here, and the server's copy ends by itself.
    }
  }

  return {
    read: () => now,
    subscribe,
    ready,
    accessToken: tokens.access,
    refresh,
    open,
    refetch,
    learn,
    retry,
    end,
    logout,
  }
}

/** What the page before this one wanted to have said here, once. */
function takeNotice(): string | null {
  const notice = perVisit.read(stored.notice)
  if (notice !== null) perVisit.write(stored.notice, null)
  return notice
}
