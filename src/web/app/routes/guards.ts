import type { Location } from '#web/platform/address.ts'
import { loginPath } from '#web/platform/return-path.ts'
import { session } from '#web/platform/session.ts'
import { hrefOf } from './app-history.ts'
import { openDocument } from './open-document.ts'
import type { Page } from './pages.ts'

/** Who may open a page: null, or where to go instead. */
type Guard = (location: Location) => Promise<string | null>

/**
 * For the signed-in area: otherwise to /login, keeping the origin (spec §2). Someone whose session has just ended is
 * told why, on / (spec §4).
 */
const signedInOnly: Guard = async (location) => {
  const now = await session.ready()
  if (now.status === 'signed-in') return null
  if (now.status === 'signed-out' && now.notice !== null) return openDocument('/')
  return loginPath(hrefOf(location))
}

/** /login, /signup, /home/reset-password: a signed-in user is redirected to /home (spec §2). */
const signedOutOnly: Guard = async () => {
  const { status } = await session.ready()
  return status === 'signed-in' ? '/home' : null
}

export const guards: Record<Page['area'], Guard> = { 'signed-out': signedOutOnly, 'signed-in': signedInOnly }
