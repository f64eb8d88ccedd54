import { requestReset } from '#contract/accounts.ts'
import { useNavigate } from '#web/platform/address.ts'
import { call } from '#web/platform/api.ts'
import { explain } from '#web/platform/api-error.ts'
import { useForm } from '#web/platform/use-form.ts'
import { Link } from '#web/ui/link.tsx'
import { Message } from '#web/ui/message.tsx'
import { TextField } from '#web/ui/text-field.tsx'
import { FormHead, Submit } from './form-parts.tsx'
import { useLoginAddress } from './login-address.ts'
import type { EmailProps } from './login-form.tsx'

export function ForgotForm({ email, onEmail }: EmailProps) {
  const { to } = useLoginAddress()
  const navigate = useNavigate()
  const { form, errors, failure, sending } = useForm({
    schema: requestReset.body,
    send: async ({ email = '' }) => {
      await call(requestReset, { body: { email } })
      await navigate(to('/login', 'forgot_sent'), { replace: true })
    },
    explain,
  })
  return (
    <>
      <FormHead title="Forgot your password?">
        Enter the email of your account. We will send you a link to choose a new one.
      </FormHead>
      <form {...form} className="grid gap-5">
        {failure !== null && <Message tone="bad">{failure}</Message>}
        <TextField
          id="email"
          label="Email"
          error={errors.email}
          name="email"
          type="email"
          autoComplete="username"
          defaultValue={email}
          required
          onInput={(event) => onEmail(event.currentTarget.value)}
        />
        <Submit sending={sending} whileSending="Sending...">
          Send reset link
        </Submit>
        <Link to={to('/login')} className="justify-self-center text-link">
          Back to login
        </Link>
      </form>
    </>
  )
}
