import { useState } from 'react'
import { changePassword } from '#contract/accounts.ts'
import { PasswordField } from '#web/accounts/password-field.tsx'
import { passwordsMatch } from '#web/accounts/passwords-match.ts'
import { call } from '#web/platform/api.ts'
import { explain } from '#web/platform/api-error.ts'
import { useForm } from '#web/platform/use-form.ts'
import { Button } from '#web/ui/button.tsx'
import { Message } from '#web/ui/message.tsx'
import { Setting } from './setting.tsx'

type Step = 'closed' | 'open' | 'changed'

export function PasswordCard({ email }: { email: string }) {
  const [step, setStep] = useState<Step>('closed')
  return (
    <Setting title="Password">
      {step === 'open' ? (
        <PasswordForm email={email} onChanged={() => setStep('changed')} onCancel={() => setStep('closed')} />
      ) : (
        <div className="grid justify-items-start gap-5">
          {step === 'changed' ? (
            <Message tone="ok">Your password has been changed. Other devices have been signed out.</Message>
          ) : (
            <p className="text-muted">A new password signs out every other device.</p>
          )}
          <Button variant="outline" onClick={() => setStep('open')}>
            Change password
          </Button>
        </div>
      )}
    </Setting>
  )
}

type PasswordFormProps = { email: string; onChanged: () => void; onCancel: () => void }

function PasswordForm({ email, onChanged, onCancel }: PasswordFormProps) {
  const { form, errors, failure, sending } = useForm({
    schema: changePassword.body,
    check: passwordsMatch('new', 'confirm'),
    send: async ({ old = '', new: next = '' }) => {
      await call(changePassword, { body: { old, new: next } })
      onChanged()
    },
    explain,
  })
  return (
    <form {...form} className="fade-in grid gap-5">
      {failure !== null && <Message tone="bad">{failure}</Message>}
      {/* Tells a password manager whose password this is. */}
      <input type="email" autoComplete="username" value={email} readOnly hidden />
      <PasswordField
        id="old-password"
        name="old"
        label="Current password"
        autoComplete="current-password"
        error={errors.old}
        autoFocus
      />
      <PasswordField
        id="new-password"
        name="new"
        label="New password"
        autoComplete="new-password"
        error={errors.new}
        rules
      />
      <PasswordField
        id="confirm-password"
        name="confirm"
        label="Confirm new password"
        autoComplete="new-password"
        error={errors.confirm}
      />
      <div className="flex flex-wrap gap-3">
        <Button type="submit" busy={sending}>
          {sending ? 'Saving...' : 'Save password'}
        </Button>
        <Button variant="ghost" onClick={onCancel}>
          Cancel
        </Button>
      </div>
    </form>
  )
}
