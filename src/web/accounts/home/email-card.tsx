import { useState } from 'react'
import { changeEmail } from '#contract/accounts.ts'
import { PasswordField } from '#web/accounts/password-field.tsx'
import { call } from '#web/platform/api.ts'
import { explain } from '#web/platform/api-error.ts'
import { useForm } from '#web/platform/use-form.ts'
import { Button } from '#web/ui/button.tsx'
import { Message } from '#web/ui/message.tsx'
import { TextField } from '#web/ui/text-field.tsx'
import { Setting } from './setting.tsx'

type Step = { at: 'closed' } | { at: 'open' } | { at: 'asked'; email: string }

export function EmailCard({ email }: { email: string }) {
  const [step, setStep] = useState<Step>({ at: 'closed' })
  return (
    <Setting title="Email address">
      {step.at === 'open' ? (
        <EmailForm
          onAsked={(next) => setStep({ at: 'asked', email: next })}
          onCancel={() => setStep({ at: 'closed' })}
        />
      ) : (
        <div className="grid justify-items-start gap-5">
          {step.at === 'asked' ? (
            <Message tone="ok">
              We sent a link to {step.email}. Until you follow it, you sign in with {email}.
            </Message>
          ) : (
            <p className="text-muted wrap-anywhere">You sign in with {email}.</p>
          )}
          <Button variant="outline" onClick={() => setStep({ at: 'open' })}>
            Change email address
          </Button>
        </div>
      )}
    </Setting>
  )
}

type EmailFormProps = { onAsked: (email: string) => void; onCancel: () => void }

function EmailForm({ onAsked, onCancel }: EmailFormProps) {
  const { form, errors, failure, sending } = useForm({
    schema: changeEmail.body,
    send: async ({ email = '', password = '' }) => {
      await call(changeEmail, { body: { email, password } })
      onAsked(email)
    },
    explain,
  })
  return (
    <form {...form} className="fade-in grid gap-5">
      {failure !== null && <Message tone="bad">{failure}</Message>}
      <TextField
        id="new-email"
        label="New email address"
        error={errors.email}
        name="email"
        type="email"
        autoComplete="email"
        required
      />
      <PasswordField
        id="email-password"
        name="password"
        label="Your password"
        autoComplete="current-password"
        error={errors.password}
      />
      <div className="flex flex-wrap gap-3">
        <Button type="submit" busy={sending}>
          {sending ? 'Sending...' : 'Send the link'}
        </Button>
        <Button variant="ghost" onClick={onCancel}>
          Cancel
        </Button>
      </div>
    </form>
  )
}
