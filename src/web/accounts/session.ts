import { getProfile, logout as logoutCall } from '#contract/accounts.ts'
import { call } from '#web/platform/api.ts'
import { ApiError, explain, messages } from '#web/platform/api-error.ts'
import type { Account, Session, SessionPort } from '#web/platform/session.ts'
import { perVisit, shareComputer, stored, visitKeys } from '#web/platform/storage.ts'
import { accountOf } from './account-of.ts'
import { renewTokens } from './renew.ts'
import { type Tokens, tokens } from './tokens.ts'

// The session of spec §4. The tokens in storage are shared by all tabs; this file holds what this tab has learned about
// them. Only a refusal ends a session: an unreachable server never does.

const sessionWords = {
  noRefreshToken: 'No refresh token available.', // spec §8
  noProfile: 'Login succeeded, but failed to retrieve user profile.', // spec §8
  storageBlocked:
    'This browser does not let Lantern keep you signed in. Allow site data for this page and try again.',
} as const

/** Knows nothing beyond the tokens until `startAccountSession` asks the server. */
export function accountSession(): SessionPort {
  let now: Session =
    tokens.refresh() === null
      ? { status: 'signed-out', notice: takeNotice() }
      : { status: 'starting', problem: null }
  // Counts replies, so that a late one does not undo a newer one.
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
    // Nothing of ours to remove: the tokens in storage may belong to a login in another tab.
    if (now.status === 'signed-out') return
    told += 1
    tokens.forget()
    // What this person typed is not for the next one. If the session expired, the draft stays for the same person: it
    // records its owner. On a shared computer nothing stays.
    const isShared = perVisit.read(stored.shared) !== null
    perVisit.clear(notice === null || isShared ? [] : [visitKeys.searchDraft])
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

  async function open(fresh: Tokens, computer: 'own' | 'shared' = 'own'): Promise<string | null> {
    const leave = (problem: string) => {
      tokens.forget()
      perVisit.write(stored.shared, null)
      return problem
    }
    perVisit.write(stored.shared, computer === 'shared' ? 'yes' : null) // first: it decides where the tokens go
    if (!tokens.keep(fresh)) return leave(sessionWords.storageBlocked)
    try {
      const account = accountOf(await call(getProfile))
      if (computer === 'shared') shareComputer(account.id)
      learn(account)
      return null
    } catch {
      // Whatever the reason, this message is shown and nothing is left behind (spec §4).
      return leave(sessionWords.noProfile)
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
      else if (now.status === 'starting') become({ status: 'starting', problem: explain(error) })
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
      // Logged out here in any case: the tokens are gone, and the server's session expires by itself.
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

/** A notice of the previous page, shown once. */
function takeNotice(): string | null {
  const notice = perVisit.read(stored.notice)
  if (notice !== null) perVisit.write(stored.notice, null)
  return notice
}
