/**
 * Everything the browser stores for us. localStorage holds the first five and nothing else (spec §3); what belongs to a
 * visit (search draft, quiz turns, selected plan, a pending notice) goes to sessionStorage. On a shared computer so does
 * what belongs to the account. first-paint.js reads some by name; the privacy page lists all (stored-in-browser.ts).
 */
export const stored = {
  access: 'access',
  refresh: 'refresh',
  theme: 'theme',
  cookieConsent: 'cookie-consent',
  /** Per user, so that people who share a computer each see their own. */
  history: (userId: string) => `history:${userId}`,
  /** Per visit: shown once on the next page. */
  notice: 'notice',
  /** Per visit: nothing of the account is to stay on this computer. */
  shared: 'shared-computer',
} as const

/** Keys of sessionStorage that more than one folder uses. */
export const visitKeys = { searchDraft: 'search-draft' } as const

type Area = 'localStorage' | 'sessionStorage'

const isOfAccount = (key: string) =>
  key === stored.access || key === stored.refresh || key.startsWith(stored.history(''))
const placeOf = (area: Area, key: string): Storage =>
  globalThis[isOfAccount(key) && globalThis.sessionStorage?.getItem(stored.shared) ? 'sessionStorage' : area]

function storage(area: Area) {
  const listeners = new Set<() => void>()
  const notify = () => {
    for (const listener of listeners) listener()
  }

  // Even touching the property throws if storage is blocked: then nothing is stored, and nothing breaks.
  function attempt<T>(use: (store: Storage) => T, otherwise: T): T {
    try {
      return use(globalThis[area])
    } catch {
      return otherwise
    }
  }

  return {
    read: (key: string): string | null => attempt(() => placeOf(area, key).getItem(key), null),

    /** Null removes. False: it could not be stored (storage blocked or full). */
    write(key: string, value: string | null): boolean {
      const kept = attempt(() => {
        const store = placeOf(area, key)
        if (value === null) store.removeItem(key)
        else store.setItem(key, value)
        return true
      }, false)
      notify()
      return kept
    },

    /** Everything, except these keys. */
    clear(but: readonly string[] = []) {
      attempt((store) => {
        const kept = but.map((key) => [key, store.getItem(key)] as const)
        store.clear()
        for (const [key, value] of kept) if (value !== null) store.setItem(key, value)
      }, undefined)
      notify()
    },

    /** Called on every change, in this tab and, for localStorage, in the others. */
    subscribe(listener: () => void): () => void {
      listeners.add(listener)
      const fromOtherTab = (event: StorageEvent) => {
        if (area === 'localStorage' && event.storageArea !== globalThis.sessionStorage) listener()
      }
      globalThis.addEventListener?.('storage', fromOtherTab)
      return () => {
        listeners.delete(listener)
        globalThis.removeEventListener?.('storage', fromOtherTab)
      }
    },
  }
}

export const local = storage('localStorage')
export const perVisit = storage('sessionStorage')
export type Storing = typeof local

/** From here on what belongs to the account lives for this visit. What an earlier visit left of it goes the same way. */
export function shareComputer(userId: string) {
  const key = stored.history(userId)
  try {
    const left = globalThis.localStorage.getItem(key)
    if (left !== null) globalThis.sessionStorage.setItem(key, left)
    globalThis.localStorage.removeItem(key)
  } catch {
    // Storage is blocked: nothing was left there.
  }
}
