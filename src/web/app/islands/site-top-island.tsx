import { createRoot } from 'react-dom/client'
import { startAccountSession } from '#web/accounts/start-session.ts'
import { SiteTop } from '#web/app/layout/site-top.tsx'
import { session } from '#web/platform/session.ts'

/** The header of a public page for signed-in visitors, or with a notice for those who just were. */
export async function mount(element: HTMLElement) {
  startAccountSession()
  await session.ready()
  leaveGuestPages()
  session.subscribe(leaveGuestPages)
  session.subscribe(markSession)
  createRoot(element).render(<SiteTop here={window.location.pathname} />)
  markSession()
}

/** Said before the first paint from what was stored (first-paint.js); from here on as it is. */
function markSession() {
  const { dataset } = document.documentElement
  if (session.read().status === 'signed-in') dataset.session = 'in'
  else delete dataset.session
}

/** spec §2: a signed-in user is redirected from / to /home. */
function leaveGuestPages() {
  const forGuests = 'guests' in document.documentElement.dataset
  if (forGuests && session.read().status === 'signed-in') window.location.replace('/home')
}
