import { type ReactNode, StrictMode, startTransition, useEffect } from 'react'
import { createRoot, hydrateRoot } from 'react-dom/client'
import { startAccountSession } from '#web/accounts/start-session.ts'
import { session } from '#web/platform/session.ts'
import { isShell } from './app/islands/loading-message.ts'
import { App } from './app/routes/app.tsx'
import { browserHistory, hrefOf } from './app/routes/app-history.ts'
import { followLinks } from './app/routes/follow-links.ts'
import { followSession } from './app/routes/follow-session.ts'
import { loadPage, pageStands } from './app/routes/load-page.ts'
import { pageAt } from './app/routes/pages.ts'
import { createRouter, firstPage, type Opened } from './app/routes/router.ts'

/** The app: takes over a form rendered at build, or draws the page into the empty shell. */
export async function mount(root: HTMLElement) {
  startAccountSession()
  const takeOver = !isShell(root)
  const router = createRouter(browserHistory(), { drawn: takeOver ? await drawnPage() : null })
  followSession(router)
  followLinks(router)
  void firstPage(router).then(() => {
    pageStands(() => hrefOf(router.goingTo() ?? router.read().location))
  })
  void session.ready().then(() => {
    delete document.documentElement.dataset.session
  })
  // The shell says already that it loads.
  if (!takeOver) await Promise.race([firstPage(router), trouble()])
  const drawn = new Promise<void>((done) => {
    const app = (
      <StrictMode>
        <Drawn onDrawn={done}>
          <App router={router} />
        </Drawn>
      </StrictMode>
    )
    if (takeOver) hydrateRoot(root, app)
    // In short pieces, so that a press meanwhile is answered.
    else startTransition(() => createRoot(root).render(app))
  })
  await drawn
}

/** A page that is already drawn must be hydrated in one go, so its code is fetched first. */
async function drawnPage(): Promise<Opened | null> {
  const page = pageAt(window.location.pathname)
  return page && { page, Component: (await loadPage(page.load)).Component }
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
  useEffect(() => void onDrawn(), [onDrawn])
  return children
}
