import type { Location } from '#web/platform/address.ts'

/** The entries that Back and Forward go through. */
export type AppHistory = {
  read: () => Location
  push: (location: Location) => void
  replace: (location: Location) => void
  /** By a number of entries; `listen` tells when it has happened. */
  go: (by: number) => void
  listen: (onMove: () => void) => () => void
}

export const hrefOf = ({ pathname, search, hash }: Location) => pathname + search + hash

/** The key of an entry that the app did not make: the first of a document. */
export const firstKey = 'first'

export function locationAt(url: URL, state: Location['state'] = null, key: string = firstKey): Location {
  const { pathname, search, hash } = url
  return { pathname, search, hash, state, key }
}

export const newKey = () => Math.random().toString(36).slice(2, 10)

/** The browser's own. */
export function browserHistory(): AppHistory {
  const { history, location } = window
  const entryOf = ({ state, key }: Location) => ({ state, key })
  return {
    read: () => locationAt(new URL(location.href), history.state?.state, history.state?.key),
    push: (next) => {
      try {
        history.pushState(entryOf(next), '', hrefOf(next))
      } catch {
        location.assign(hrefOf(next)) // Safari allows a hundred entries in half a minute
      }
    },
    replace: (next) => history.replaceState(entryOf(next), '', hrefOf(next)),
    go: (by) => history.go(by),
    listen: (onMove) => {
      window.addEventListener('popstate', onMove)
      return () => window.removeEventListener('popstate', onMove)
    },
  }
}

/** Without a browser: for tests, and for the forms that the build renders. */
export function memoryHistory(path: string): AppHistory {
  const entries = [locationAt(new URL(path, 'http://localhost'))]
  let at = 0
  const listeners = new Set<() => void>()
  return {
    read: () => entries[at] as Location, // `at` stays within the entries
    push: (next) => {
      at += 1
      entries.splice(at, entries.length, next)
    },
    replace: (next) => {
      entries[at] = next
    },
    go: (by) => {
      if (!entries[at + by]) return
      at += by
      for (const listener of listeners) listener()
    },
    listen: (onMove) => {
      listeners.add(onMove)
      return () => listeners.delete(onMove)
    },
  }
}
