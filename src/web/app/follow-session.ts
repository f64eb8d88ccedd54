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
  const areaOf = (pathname: string) => table.find((page) => page.path === pathname)?.area
  const dismiss = dismissAfterReading((pathname) => areaOf(pathname) !== 'signed-in')

  const stopSession = session.subscribe(() => {
    const { pathname, search } = router.state.location
    const { status } = session.read()
    if (status === 'signed-out' && areaOf(pathname) === 'signed-in') void router.navigate('/')
    if (status === 'signed-in' && areaOf(pathname) === 'signed-out')
      void router.navigate(returnPath(search), { replace: true })
    dismiss(router.state.location)
  })
  const stopRouter = router.subscribe((state) => dismiss(state.location))
  return () => {
    stopSession()
    stopRouter()
  }
}

/** A notice is said on the page the visitor lands on, and gone on the next one. */
function dismissAfterReading(isLanding: (pathname: string) => boolean) {
  let readAt: string | null = null
  return ({ key, pathname }: { key: string; pathname: string }) => {
    const now = session.read()
    if (now.status !== 'signed-out' || now.notice === null) readAt = null
    else if (readAt === null && isLanding(pathname)) readAt = key
    else if (readAt !== null && readAt !== key) session.dismissNotice()
  }
}
