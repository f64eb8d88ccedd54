import { type MiddlewareFunction, redirect } from 'react-router'
import { loginPath } from '#web/platform/return-path.ts'
import { session } from '#web/platform/session.ts'
import { openDocument } from './open-document.ts'

/**
 * For the signed-in area: otherwise to /login, keeping the origin (spec §2). Someone whose session has just ended is
 * told why, on / (spec §4).
 */
export const signedInOnly: MiddlewareFunction = async ({ request }) => {
  const now = await session.ready()
  if (now.status === 'signed-in') return
  if (now.status === 'signed-out' && now.notice !== null) return openDocument('/')
  const { pathname, search, hash } = new URL(request.url)
  throw redirect(loginPath(pathname + search + hash))
}

/** /login, /signup, /home/reset-password: a signed-in user is redirected to /home (spec §2). */
export const signedOutOnly: MiddlewareFunction = async () => {
  const { status } = await session.ready()
  if (status === 'signed-in') throw redirect('/home')
}
