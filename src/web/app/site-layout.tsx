import { Outlet } from 'react-router'
import { session, useSession } from '#web/platform/session.ts'
import { Footer } from './footer.tsx'
import { Header } from './header.tsx'
import { Notice } from './notice.tsx'
import { SkipLink } from './skip-link.tsx'

/** Skip link, header, the page, footer. */
export function SiteLayout() {
  const now = useSession()
  return (
    <div className="flex min-h-dvh flex-col">
      <SkipLink />
      <Header session={now} onLogout={session.logout} />
      {now.status === 'signed-out' && now.notice && <Notice>{now.notice}</Notice>}
      <main id="main" tabIndex={-1} className="flex-1 outline-none">
        <Outlet />
      </main>
      <Footer />
    </div>
  )
}
