/** Known once the first page stands: from then on a missing chunk means that a newer release is out. */
let wanted: (() => string) | null = null

/** `url` tells where the visitor is heading at that moment. */
export function pageStands(url: () => string) {
  wanted = url
}

type Outside = {
  goTo: (url: string) => void
  reload: () => void
  isReload: () => boolean
  isLeaving: () => boolean
}

const browser: Outside = {
  goTo: (url) => window.location.assign(url),
  reload: () => window.location.reload(),
  isReload: () => {
    const [visit] = performance.getEntriesByType('navigation')
    return visit instanceof PerformanceNavigationTiming && visit.type === 'reload'
  },
  isLeaving: () => Date.now() - leftAt < leavingTakesMs,
}

// A browser that follows a link stops what the page was fetching, which looks like a file that is gone. Asked by a
// link that opens no page (mailto:), it stays after all: hence the limit. (The build, too, loads this file, without any.)
const leavingTakesMs = 10_000
let leftAt = Number.NEGATIVE_INFINITY
globalThis.addEventListener?.('beforeunload', () => {
  leftAt = Date.now()
})
globalThis.addEventListener?.('pageshow', () => {
  leftAt = Number.NEGATIVE_INFINITY
})

/** The code of a page could not be fetched: no network, or a file that is gone. */
export class PageUnreachable extends Error {
  override name = 'PageUnreachable'
}

// The browsers' own words, in this order: Chromium, Firefox; Safari; Vite for a style sheet.
const notFetched = /dynamically imported module|importing a module script failed|unable to preload css/i

function faultOf(error: unknown): unknown {
  const fetched = navigator.onLine && !(error instanceof Error && notFetched.test(error.message))
  return fetched ? error : new PageUnreachable('The page could not be fetched.', { cause: error })
}

/**
 * Loads a page's chunk. After a new release the old chunks are gone: the visitor is then taken to the page by a full
 * load, which brings the new release along. If that fails as well it is a fault like any other, and shown as one;
 * being itself a reload is how the second failure is told from the first, so nothing needs to be stored.
 */
export async function loadPage<Module>(
  load: () => Promise<Module>,
  outside: Outside = browser,
): Promise<Module> {
  try {
    return await load()
  } catch (error) {
    if (!navigator.onLine) throw faultOf(error)
    // A reload now would undo the visitor's own choice.
    if (outside.isLeaving()) return new Promise(() => {})
    if (wanted) outside.goTo(wanted())
    else if (!outside.isReload()) outside.reload()
    else throw faultOf(error)
    // The browser is leaving; whoever waits for this page will not be here any more.
    return new Promise(() => {})
  }
}
