import { fireEvent, render, screen } from '@testing-library/react'
import { expect, test, vi } from 'vitest'
import { AccountContext } from '#web/platform/account.ts'
import { account } from '#web/testing/session.ts'
import { AlertProvider } from '#web/ui/alert.tsx'
import { loadCancelModal, useCancelDialog } from './cancel-context.ts'
import { CancelDialog } from './cancel-dialog.tsx'

function Opener() {
  const open = useCancelDialog()
  return (
    <button type="button" onClick={() => open(() => {})}>
      Cancel Subscription
    </button>
  )
}

test('Escape while the code of the dialog is on its way: it does not open afterwards', async () => {
  render(
    <AccountContext value={account({ plan: 'gold' })}>
      <AlertProvider>
        <CancelDialog>
          <Opener />
        </CancelDialog>
      </AlertProvider>
    </AccountContext>,
  )
  const opener = screen.getByRole('button', { name: 'Cancel Subscription' })
  fireEvent.click(opener)
  fireEvent.keyDown(opener, { key: 'Escape' })
  await loadCancelModal()
  await vi.waitFor(() => expect(document.querySelector('dialog')).not.toBeNull())
  expect(screen.queryByRole('dialog')).toBeNull()
  fireEvent.click(opener)
  expect(await screen.findByRole('dialog', { name: 'Cancel your Senior plan?' })).toBeTruthy()
})
