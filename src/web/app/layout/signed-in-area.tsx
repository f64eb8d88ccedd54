import type { ReactNode } from 'react'
import { CancelDialog } from '#web/billing/cancel-dialog.tsx'
import { AccountContext } from '#web/platform/account.ts'
import { useSession } from '#web/platform/session.ts'
import { ToastRegion } from '#web/ui/toast-region.tsx'
import { Loading } from './loading.tsx'

/**
 * What the pages of the signed-in area share: the account, and the dialogs that any of them may open. Another account
 * gets fresh pages, so that nothing typed by one person is shown to the next.
 */
export function SignedInArea({ children }: { children: ReactNode }) {
  const now = useSession()
  // Only until the visitor has been redirected.
  if (now.status !== 'signed-in') return <Loading />
  return (
    <AccountContext value={now.account}>
      <CancelDialog key={now.account.id}>
        {children}
        <ToastRegion />
      </CancelDialog>
    </AccountContext>
  )
}
