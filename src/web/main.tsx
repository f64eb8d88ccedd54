import { StrictMode } from 'react'
import { createRoot, hydrateRoot } from 'react-dom/client'
import { RouterProvider } from 'react-router/dom'
import { startAccountSession } from '#web/accounts/start-session.ts'
import { initialized, startRouter } from '#web/app/router.ts'
import { session } from '#web/platform/session.ts'
import { local, stored } from '#web/platform/storage.ts'

/** Takes over a prerendered page, or draws the page into the empty shell. */
export async function start(root: HTMLElement) {
  const finished = root.firstElementChild !== null
  // Prerendered for nobody: where someone is signed in the markup would not match, so the page is drawn anew.
  const takeOver = finished && local.read(stored.refresh) === null
  startAccountSession()
  const router = await startRouter({ takeOver })
  const known = session.ready().then(() => {
    delete document.documentElement.dataset.session
  })
  // Drawing replaces what stands there: not before there is something to show instead.
  if (finished && !takeOver) await Promise.all([known, initialized(router)])
  const app = (
    <StrictMode>
      <RouterProvider router={router} />
    </StrictMode>
  )
  if (takeOver) hydrateRoot(root, app)
  else createRoot(root).render(app)
}
