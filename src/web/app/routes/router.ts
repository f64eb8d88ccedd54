import type { ComponentType } from 'react'
import type { Address, Location, Move, Shown } from '#web/platform/address.ts'
import { type AppHistory, hrefOf, locationAt, newKey } from './app-history.ts'
import { guards } from './guards.ts'
import { loadPage } from './load-page.ts'
import { openDocument } from './open-document.ts'
import { type Page, pageAt, pages } from './pages.ts'
import { leaveScroll } from './scroll-position.tsx'

/** The page at the address: its code, or why there is none. */
export type Opened = { page: Page } & ({ Component: ComponentType } | { error: unknown })

/** What is on the screen. `opened` is null until the first page's guard has decided and its code has loaded. */
type Screen = Shown & { opened: Opened | null }

export type Router = Omit<Address, 'read'> & {
  read: () => Screen
  /** Where the visitor is going while a page loads; null otherwise. */
  goingTo: () => Location | null
  /** Loads the page again whose code could not be fetched. */
  retry: () => Promise<void>
}

type Wishes = {
  table?: readonly Page[]
  /** The page that is drawn already: it is taken over as it is, and its guard does not run. */
  drawn?: Opened | null
}

/**
 * Opens pages: first the guard, then the code, then the address and the screen change together. Until then the page
 * before stays. A newer navigation calls off an older one.
 */
export function createRouter(history: AppHistory, { table = pages, drawn = null }: Wishes = {}): Router {
  let screen: Screen = {
    location: history.read(),
    cameBy: 'back or forward',
    keepScroll: false,
    opened: drawn,
  }
  let goingTo: Location | null = null
  let turn = 0
  /** A move that the browser was asked for and may not make: there may be no page behind. */
  let asked: { from: Location; by: number } | null = null
  const listeners = new Set<() => void>()

  function show(next: Screen) {
    leaveScroll(screen.location)
    if (next.cameBy === 'push') history.push(next.location)
    if (next.cameBy === 'replace') history.replace(next.location)
    goingTo = null
    asked = null
    screen = next
    for (const listener of listeners) listener()
  }

  async function go(location: Location, cameBy: Shown['cameBy'], keepScroll = false): Promise<void> {
    turn += 1
    const mine = turn
    const page = pageAt(location.pathname, table)
    const { opened } = screen
    // Another query of the same page: nothing to load, and drawn at once.
    if (page && opened?.page === page && 'Component' in opened)
      return show({ location, cameBy, keepScroll, opened })
    goingTo = location
    if (!page) return openDocument(hrefOf(location))
    page.load().catch(() => {}) // while the guard asks for the session; `codeOf` reports a failure
    const redirect = await guards[page.area](location)
    if (mine !== turn) return
    if (redirect !== null) return navigate(redirect, { replace: cameBy !== 'push' })
    const next = await codeOf(page)
    if (mine === turn) show({ location, cameBy, keepScroll, opened: next })
  }

  async function navigate(to: string | number, { replace, state = null, keepScroll }: Move = {}) {
    if (typeof to === 'number') {
      // The browser moves a little later: a second press meanwhile means the same move.
      if (asked?.from === screen.location && asked.by === to) return
      asked = { from: screen.location, by: to }
      return history.go(to)
    }
    const here = hrefOf(screen.location)
    const location = locationAt(new URL(to, `http://localhost${here}`), state, newKey())
    await go(location, replace || hrefOf(location) === here ? 'replace' : 'push', keepScroll)
  }

  const open = () => go(history.read(), 'back or forward')
  history.listen(() => {
    asked = null
    void open()
  })
  if (!drawn) void open()

  return {
    read: () => screen,
    navigate,
    goingTo: () => goingTo,
    subscribe: (listener) => {
      listeners.add(listener)
      return () => listeners.delete(listener)
    },
    retry: open,
  }
}

/** A page with its code. Not cached here: a page asked for while offline can be asked for again. */
async function codeOf(page: Page): Promise<Opened> {
  try {
    return { page, Component: (await loadPage(page.load)).Component }
  } catch (error) {
    return { page, error }
  }
}

/** Resolves when the first page is there. */
export function firstPage(router: Router): Promise<void> {
  if (router.read().opened) return Promise.resolve()
  return new Promise((done) => {
    const stop = router.subscribe(() => {
      stop()
      done()
    })
  })
}
