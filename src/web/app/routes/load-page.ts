/** Set once the first page is drawn: from then on a missing chunk means that a newer release is out. */
let wanted: (() => string) | null = null

/** `url` tells where the visitor is going at that moment. */
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

// A browser that follows a link aborts the page's requests, which looks like a missing file. A link that opens no page
// (mailto:) does not leave, hence the limit. Listens only while code loads: with a `beforeunload` listener the browser
// asks the page before every navigation, and a busy page answers late. (The build, too, loads pages, without a browser.)
const leavingTakesMs = 10_000
let leftAt = Number.NEGATIVE_INFINITY
let fetching = 0
const leave = () => {
  leftAt = Date.now()
}
const comeBack = () => {
  leftAt = Number.NEGATIVE_INFINITY
}

async function watchLeaving<Loaded>(fetched: Promise<Loaded>): Promise<Loaded> {
  globalThis.addEventListener?.('beforeunload', leave)
  globalThis.addEventListener?.('pageshow', comeBack)
  fetching += 1
  try {
    return await fetched
  } finally {
    fetching -= 1
    if (fetching === 0) globalThis.removeEventListener?.('beforeunload', leave)
  }
}

/** The code of a page could not be fetched: no network, or a missing file. */
export class PageUnreachable extends Error {
  override name = 'PageUnreachable'
}

// The browsers' own messages, in this order: Chromium, Firefox; Safari; Vite for a style sheet.
const notFetched = /dynamically imported module|importing a module script failed|unable to preload css/i

function faultOf(error: unknown): unknown {
  const fetched = navigator.onLine && !(error instanceof Error && notFetched.test(error.message))
  return fetched ? error : new PageUnreachable('The page could not be fetched.', { cause: error })
}

/**
 * Loads a page's chunk. After a new release the old chunks are gone: then a full load of the page brings the new
 * release. If that fails as well, it is shown as an error; a failure right after a reload is the second one, so nothing
 * needs to be stored.
 */
export async function loadPage<Module>(
  load: () => Promise<Module>,
  outside: Outside = browser,
): Promise<Module> {
  try {
    return await watchLeaving(load())
  } catch (error) {
    if (!navigator.onLine) throw faultOf(error)
    // A reload now would undo the visitor's own navigation.
    if (outside.isLeaving()) return new Promise(() => {})
    if (wanted) outside.goTo(wanted())
    else if (!outside.isReload()) outside.reload()
    else throw faultOf(error)
    // The browser is leaving, so nobody will wait for this page.
    return new Promise(() => {})
  }
}
