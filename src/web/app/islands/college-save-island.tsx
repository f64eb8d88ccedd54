import { createRoot } from 'react-dom/client'
import { startAccountSession } from '#web/accounts/start-session.ts'
import { session } from '#web/platform/session.ts'
import { SaveButton } from '#web/shortlist/list/save-button.tsx'
import { AlertProvider } from '#web/ui/alert.tsx'
import { ToastRegion } from '#web/ui/toast-region.tsx'

/** Save on a college's page, below its name and in the dock of a phone; who has no account has a link to the login there. */
export async function mount(element: HTMLElement) {
  startAccountSession()
  const now = await session.ready()
  if (now.status !== 'signed-in') return
  const { collegeId = '', collegeName = '', collegePlace = '', look } = element.dataset
  const inDock = look === 'dock'
  createRoot(element).render(
    <AlertProvider>
      <SaveButton
        account={now.account}
        college={{ unitid: Number(collegeId), collegeName, location: collegePlace }}
        look={inDock ? 'primary' : 'large'}
      />
      {!inDock && <ToastRegion />}
    </AlertProvider>,
  )
}
