import { type DataRouter, type MiddlewareFunction, redirect } from 'react-router'
import { loginPath } from '#web/platform/return-path.ts'
import { session } from '#web/platform/session.ts'
import { type Page, pages } from './pages.ts'

/** Signed-in area: otherwise to /login, keeping the origin (spec §2). */
export const signedInOnly: MiddlewareFunction = async ({ request }) => {
  const { status } = await session.ready()
  if (status === 'signed-in') return
  const { pathname, search, hash } = new URL(request.url)
  throw redirect(loginPath(pathname + search + hash))
}

/** /, /login, /signup, /home/reset-password: a signed-in user is taken to /home (spec §2). */
export const signedOutOnly: MiddlewareFunction = async () => {
  const { status } = await session.ready()
  if (status === 'signed-in') throw redirect('/home')
}

/** Logged out in this tab or another, or a session that cannot be healed: leave the signed-in area for / (spec §4). */
export function leaveWhenSignedOut(
  router: Pick<DataRouter, 'navigate' | 'state'>,
  table: readonly Page[] = pages,
): () => void {
  return session.subscribe(() => {
    const here = router.state.location.pathname
    const guarded = table.some((page) => page.area === 'signed-in' && page.path === here)
    if (guarded && session.read().status === 'signed-out') void router.navigate('/')
  })
}
