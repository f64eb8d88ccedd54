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
  createRoot(element).render(<SiteTop here={window.location.pathname} />)
  delete document.documentElement.dataset.session
}

/** spec §2: a signed-in user is redirected from / to /home. */
function leaveGuestPages() {
  const forGuests = 'guests' in document.documentElement.dataset
  if (forGuests && session.read().status === 'signed-in') window.location.replace('/home')
}
