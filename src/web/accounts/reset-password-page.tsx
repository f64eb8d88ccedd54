import { ShieldCheck } from 'lucide-react'
import { useState } from 'react'
import { confirmReset, resetInvalid } from '#contract/accounts.ts'
import { useSearchParams } from '#web/platform/address.ts'
import { call } from '#web/platform/api.ts'
import { ApiError, explain } from '#web/platform/api-error.ts'
import { useForm } from '#web/platform/use-form.ts'
import { LinkButton } from '#web/ui/button.tsx'
import { Link } from '#web/ui/link.tsx'
import { Message } from '#web/ui/message.tsx'
import { FormHead, Submit } from './form-parts.tsx'
import { PasswordField } from './password-field.tsx'
import { passwordsMatch } from './passwords-match.ts'
import { ResultView } from './result-view.tsx'

export function Component() {
  const [changed, setChanged] = useState(false)
  if (!changed) return <ResetForm onChanged={() => setChanged(true)} />
  return (
    <ResultView
      icon={<ShieldCheck size={28} />}
      title="Password changed"
      says="Your new password is set. For your safety every device has been signed out."
    >
      <LinkButton to="/login" size="lg" className="mt-4 w-full">
        Go to login
      </LinkButton>
    </ResultView>
  )
}

function ResetForm({ onChanged }: { onChanged: () => void }) {
  const [params] = useSearchParams()
  const token = params.get('token') ?? ''
  const { form, errors, failure, sending } = useForm({
    schema: confirmReset.body,
    check: passwordsMatch('password', 'password2'),
    send: async ({ password = '' }) => {
      await call(confirmReset, { body: { token, password } })
      onChanged()
    },
    explain: words,
  })
  const said = token === '' || errors.token !== undefined ? resetInvalid : failure
  return (
    <>
      <FormHead title="Choose a new password">It replaces the old one at once, on all your devices.</FormHead>
      <form {...form} className="grid gap-5">
        {said !== null && (
          <Message tone="bad">
            {said}{' '}
            {said === resetInvalid && (
              <Link to="/login?mode=forgot" className="font-semibold underline underline-offset-2">
                Ask for a new link
              </Link>
            )}
          </Message>
        )}
        <input type="hidden" name="token" value={token} />
        <PasswordField
          id="password"
          name="password"
          label="New password"
          autoComplete="new-password"
          error={errors.password}
          rules
        />
        <PasswordField
          id="password2"
          name="password2"
          label="Confirm new password"
          autoComplete="new-password"
          error={errors.password2}
        />
        <Submit sending={sending} disabled={token === ''} whileSending="Saving...">
          Set new password
        </Submit>
      </form>
    </>
  )
}

/** Any failure shows the invalid-token message (spec §7), unless it is clearly not about the link. */
function words(error: unknown): string {
  if (error instanceof ApiError && error.status !== 429) return resetInvalid
  return explain(error, { refused: resetInvalid })
}
