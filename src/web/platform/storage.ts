/**
 * Everything the browser stores for us. localStorage holds these five and nothing else (spec §3); what belongs to a
 * visit (search draft, quiz turns, selected plan, a pending notice) goes to sessionStorage. first-paint.js reads three
 * of them by name.
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
} as const

/** Keys of sessionStorage that more than one folder uses. */
export const visitKeys = { searchDraft: 'search-draft' } as const

type Area = 'localStorage' | 'sessionStorage'

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
    read: (key: string): string | null => attempt((store) => store.getItem(key), null),

    /** Null removes. False: it could not be stored (storage blocked or full). */
    write(key: string, value: string | null): boolean {
      const kept = attempt((store) => {
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
