import { createRoot } from 'react-dom/client'
import { startAccountSession } from '#web/accounts/start-session.ts'
import { session } from '#web/platform/session.ts'
import { SaveButton } from '#web/shortlist/list/save-button.tsx'
import { AlertProvider } from '#web/ui/alert.tsx'
import { ToastRegion } from '#web/ui/toast-region.tsx'

/**
 * The Save button on a college's page, below its name and at the bottom of a phone. Without an account there is a link
 * to the login instead.
 */
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
