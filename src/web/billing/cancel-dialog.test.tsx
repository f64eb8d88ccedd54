import { fireEvent, render, screen } from '@testing-library/react'
import { expect, test, vi } from 'vitest'
import { account } from '#web/testing/session.ts'

/** Fresh modules: other tests of the run may have loaded the dialog's code already. */
async function freshPage() {
  vi.resetModules()
  const { AccountContext } = await import('#web/platform/account.ts')
  const { AlertProvider } = await import('#web/ui/alert.tsx')
  const { loadCancelModal, useCancelDialog } = await import('./cancel-context.ts')
  const { CancelDialog } = await import('./cancel-dialog.tsx')
  function Opener() {
    const open = useCancelDialog()
    return (
      <button type="button" onClick={() => open(() => {})}>
        Cancel Subscription
      </button>
    )
  }
  render(
    <AccountContext value={account({ plan: 'gold' })}>
      <AlertProvider>
        <CancelDialog>
          <Opener />
        </CancelDialog>
      </AlertProvider>
    </AccountContext>,
  )
  return loadCancelModal
}

test('Escape while the code of the dialog is on its way: it does not open afterwards', async () => {
  const codeArrives = await freshPage()
  const opener = screen.getByRole('button', { name: 'Cancel Subscription' })
  fireEvent.click(opener)
  fireEvent.keyDown(opener, { key: 'Escape' })
  await codeArrives()
  await vi.waitFor(() => expect(document.querySelector('dialog')).not.toBeNull())
  expect(screen.queryByRole('dialog')).toBeNull()
  fireEvent.click(opener)
  expect(await screen.findByRole('dialog', { name: 'Cancel your Senior plan?' })).toBeTruthy()
})
