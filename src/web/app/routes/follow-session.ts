import { returnPath } from '#web/platform/return-path.ts'
import { session } from '#web/platform/session.ts'
import { openDocument } from './open-document.ts'
import { type Page, pageAt, pages } from './pages.ts'
import type { Router } from './router.ts'

/**
 * Redirects when the session changes, here or in another tab: out of the signed-in area to / (spec §4), and from a page
 * for guests to where the visitor wanted to go.
 */
export function followSession(
  router: Pick<Router, 'navigate' | 'read' | 'goingTo' | 'subscribe'>,
  table: readonly Page[] = pages,
): () => void {
  function follow() {
    const { opened, location } = router.read()
    // During a navigation the guards decide; afterwards the session may have changed.
    if (!opened || router.goingTo()) return
    const area = pageAt(location.pathname, table)?.area
    const { status } = session.read()
    if (status === 'signed-out' && area === 'signed-in') void openDocument('/')
    else if (status === 'signed-in' && area === 'signed-out')
      void router.navigate(returnPath(location.search), { replace: true })
  }

  const stops = [session.subscribe(follow), router.subscribe(follow)]
  return () => {
    for (const stop of stops) stop()
  }
}
