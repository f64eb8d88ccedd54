import { type ReactNode, StrictMode, useEffect } from 'react'
import { createRoot, hydrateRoot } from 'react-dom/client'
import { RouterProvider } from 'react-router/dom'
import { startAccountSession } from '#web/accounts/start-session.ts'
import { session } from '#web/platform/session.ts'
import { followLinks } from './app/routes/follow-links.ts'
import { initialized, startRouter } from './app/routes/router.ts'

/** The app: takes over a form rendered at build, or draws the page into the empty shell. */
export async function mount(root: HTMLElement) {
  startAccountSession()
  const takeOver = root.firstElementChild !== null
  const router = await startRouter({ takeOver })
  followLinks(router)
  void session.ready().then(() => {
    delete document.documentElement.dataset.session
  })
  // The shell says already that it loads.
  if (!takeOver) await Promise.race([initialized(router), trouble()])
  const drawn = new Promise<void>((done) => {
    const app = (
      <StrictMode>
        <Drawn onDrawn={done}>
          <RouterProvider router={router} />
        </Drawn>
      </StrictMode>
    )
    if (takeOver) hydrateRoot(root, app)
    else createRoot(root).render(app)
  })
  await drawn
}

/** Settles when the session could not be fetched: the page then says why. */
function trouble(): Promise<void> {
  return new Promise((told) => {
    const look = () => {
      const now = session.read()
      if (now.status === 'starting' && now.problem !== null) told()
    }
    session.subscribe(look)
    look()
  })
}

/** Reports when the page is drawn and can be used. */
function Drawn({ onDrawn, children }: { onDrawn: () => void; children: ReactNode }) {
  useEffect(onDrawn, [onDrawn])
  return children
}
