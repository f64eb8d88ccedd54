import { session, useSession } from '#web/platform/session.ts'
import { Header } from './header/header.tsx'
import { Notice } from './notice.tsx'

/** What the top of a page says depends on who is here. `here` is the path the visitor is on. */
export function SiteTop({ here }: { here: string }) {
  const now = useSession()
  return (
    <>
      <Header session={now} here={here} onLogout={session.logout} />
      {now.status === 'signed-out' && now.notice && <Notice>{now.notice}</Notice>}
    </>
  )
}
