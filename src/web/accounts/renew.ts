import { refreshSession } from '#contract/accounts.ts'
import { call } from '#web/platform/api.ts'
import { ApiError } from '#web/platform/api-error.ts'
import { stored } from '#web/platform/storage.ts'
import { tokens } from './tokens.ts'

// A refresh token works once. Tabs share it, so one of them refreshes at a time and the others find its result.

type Renewal = 'renewed' | 'refused' | 'no refresh token' | 'logged out'

/** A new pair in place of the refused access token. Throws if the server gave no proper reply. */
export async function renewTokens(used: string): Promise<Renewal> {
  const locks: LockManager | null | undefined = navigator.locks
  // Missing on plain http: the server's grace period covers the race.
  if (!locks) return renew(used)
  const atOnce = await locks.request(turn, { ifAvailable: true }, (lock) => (lock ? renew(used) : null))
  if (atOnce !== null) return atOnce
  return locks.request(turn, async () => {
    if (tokens.access() === used) await newsFromOtherTab()
    return renew(used)
  })
}

const turn = 'lantern-refresh'
const newsTakesMs = 1000

/** What another tab has written may arrive here a moment after its lock ends. */
function newsFromOtherTab(): Promise<void> {
  return new Promise((resolve) => {
    const done = () => {
      clearTimeout(timer)
      window.removeEventListener('storage', onStorage)
      resolve()
    }
    const onStorage = ({ key }: StorageEvent) => {
      if (key === stored.access) done()
    }
    const timer = setTimeout(done, newsTakesMs)
    window.addEventListener('storage', onStorage)
  })
}

async function renew(used: string): Promise<Renewal> {
  const access = tokens.access()
  const refresh = tokens.refresh()
  // Another tab, or another call of this one, was faster.
  if (access !== null && access !== used) return 'renewed'
  if (refresh === null) return access === null ? 'logged out' : 'no refresh token'
  const fresh = await ask(refresh)
  const kept = tokens.refresh()
  // Removed or replaced meanwhile: that must not be overwritten.
  if (kept !== refresh) return kept === null ? 'logged out' : 'renewed'
  if (fresh === null) {
    tokens.forget()
    return 'refused'
  }
  tokens.keep({ access: fresh.access, refresh: fresh.refresh ?? refresh })
  return 'renewed'
}

// Every call with a 401 waits for this one, in every tab.
const patienceMs = 15_000

/** Null: refused. */
async function ask(refresh: string) {
  try {
    return await call(refreshSession, { body: { refresh }, signal: AbortSignal.timeout(patienceMs) })
  } catch (error) {
    if (error instanceof ApiError && [400, 401, 403].includes(error.status)) return null
    throw error
  }
}
