import { session, useSession } from '#web/platform/session.ts'
import { Header } from './header/header.tsx'
import { Notice } from './notice.tsx'

/** The top of a page depends on who is signed in. `here` is the current path. */
export function SiteTop({ here }: { here: string }) {
  const now = useSession()
  return (
    <>
      <Header session={now} here={here} onLogout={session.logout} />
      {now.status === 'signed-out' && now.notice && <Notice>{now.notice}</Notice>}
    </>
  )
}
