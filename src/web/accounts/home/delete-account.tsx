import { deleteAccount } from '#contract/accounts.ts'
import { PasswordField } from '#web/accounts/password-field.tsx'
import { call } from '#web/platform/api.ts'
import { explain } from '#web/platform/api-error.ts'
import { clearHistory } from '#web/platform/history.ts'
import { type Account, session } from '#web/platform/session.ts'
import { perVisit } from '#web/platform/storage.ts'
import { useForm } from '#web/platform/use-form.ts'
import { Button } from '#web/ui/button.tsx'
import { Message } from '#web/ui/message.tsx'
import { Modal } from '#web/ui/modal.tsx'

type DeleteAccountProps = { account: Account; open: boolean; onClose: () => void }

export function DeleteAccount({ account, open, onClose }: DeleteAccountProps) {
  return (
    <Modal open={open} onClose={onClose} title="Delete your account?" role="alertdialog">
      <DeleteForm account={account} onClose={onClose} />
    </Modal>
  )
}

function DeleteForm({ account, onClose }: Omit<DeleteAccountProps, 'open'>) {
  const { form, errors, failure, sending } = useForm({
    schema: deleteAccount.body,
    send: async ({ password = '' }) => {
      await call(deleteAccount, { body: { password } })
      clearHistory(account.id)
      // A session that ends with a notice leaves the draft of a search to its owner; there is none any more.
      perVisit.clear()
      session.end('Your account has been deleted.')
    },
    explain,
  })
  return (
    <form {...form} className="grid gap-5">
      <p className="text-muted">
        This removes your account, your saved colleges and your messages, and ends a paid plan at once. The
        searches kept in this browser go too. It cannot be undone.
      </p>
      {failure !== null && <Message tone="bad">{failure}</Message>}
      <input type="email" autoComplete="username" value={account.email} readOnly hidden />
      <PasswordField
        id="delete-password"
        name="password"
        label="Your password"
        autoComplete="current-password"
        error={errors.password}
        autoFocus
      />
      <div className="flex flex-wrap justify-end gap-3">
        <Button variant="outline" onClick={onClose}>
          Keep my account
        </Button>
        <Button type="submit" variant="danger" busy={sending}>
          {sending ? 'Deleting...' : 'Delete my account'}
        </Button>
      </div>
    </form>
  )
}
