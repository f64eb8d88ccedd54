import type { DataRouter } from 'react-router'
import { returnPath } from '#web/platform/return-path.ts'
import { session } from '#web/platform/session.ts'
import { type Page, pages } from './pages.ts'

/**
 * Takes the visitor along when the session changes, here or in another tab: out of the signed-in area to / (spec §4),
 * and from a page for guests on to where they wanted to go.
 */
export function followSession(
  router: Pick<DataRouter, 'navigate' | 'state' | 'subscribe'>,
  table: readonly Page[] = pages,
): () => void {
  const areaOf = (pathname: string) =>
    table.find((page) => page.path === pathname.replace(/(.)\/+$/, '$1'))?.area
  const dismissOnceRead = dismisser()

  function follow() {
    const { initialized, navigation, location } = router.state
    // Under way the guards decide; once there, the session may have changed since they did.
    if (!initialized || navigation.state !== 'idle') return
    const area = areaOf(location.pathname)
    const { status } = session.read()
    if (status === 'signed-out' && area === 'signed-in') void router.navigate('/')
    else if (status === 'signed-in' && area === 'signed-out')
      void router.navigate(returnPath(location.search), { replace: true })
    else dismissOnceRead(location.key)
  }

  const stops = [session.subscribe(follow), router.subscribe(follow)]
  return () => {
    for (const stop of stops) stop()
  }
}

/** A notice is said on the page where the visitor lands, and gone on the next one. */
function dismisser() {
  let readAt: string | null = null
  return (page: string) => {
    const now = session.read()
    if (now.status !== 'signed-out' || now.notice === null) readAt = null
    else if (readAt === null) readAt = page
    else if (readAt !== page) session.dismissNotice()
  }
}
