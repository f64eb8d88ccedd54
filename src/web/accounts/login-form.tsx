import { useRef } from 'react'
import { login } from '#contract/accounts.ts'
import { call } from '#web/platform/api.ts'
import { explain } from '#web/platform/api-error.ts'
import { session } from '#web/platform/session.ts'
import { useForm } from '#web/platform/use-form.ts'
import { useTakeOver } from '#web/platform/use-take-over.ts'
import { Link } from '#web/ui/link.tsx'
import { Message } from '#web/ui/message.tsx'
import { TextField } from '#web/ui/text-field.tsx'
import { FormHead, Submit } from './form-parts.tsx'
import { useLoginAddress } from './login-address.ts'
import { PasswordField } from './password-field.tsx'

const refused = 'Login failed. Please check your credentials.' // spec §8

export type EmailProps = { email: string; onEmail: (email: string) => void }

/** The tokens were valid, yet nobody is signed in. */
class NotOpened extends Error {}

export function LoginForm({ email, onEmail }: EmailProps) {
  const { to, created } = useLoginAddress()
  const field = useRef<HTMLInputElement>(null)
  // The address may ask for another of the three forms; what was typed is taken along.
  useTakeOver(field, ({ value }) => {
    if (value !== '') onEmail(value)
  })
  const { form, errors, failure, sending } = useForm({
    schema: login.body,
    send: async ({ email = '', password = '', shared }) => {
      const tokens = await call(login, { body: { email, password } })
      // The router redirects a signed-in visitor to where they wanted to go.
      const problem = await session.open(tokens, shared === undefined ? 'own' : 'shared')
      if (problem !== null) throw new NotOpened(problem)
    },
    explain: (error) => (error instanceof NotOpened ? error.message : explain(error, { refused })),
  })
  return (
    <>
      {created ? (
        <FormHead title="Welcome to Lantern">One more step: sign in with your new password.</FormHead>
      ) : (
        <FormHead title="Welcome back">
          New here?{' '}
          <Link to={to('/signup')} className="text-link">
            Create an account
          </Link>
        </FormHead>
      )}
      <form {...form} className="grid gap-5">
        {created && failure === null && (
          <Message tone="ok">Account created successfully! Please sign in.</Message>
        )}
        {failure !== null && <Message tone="bad">{failure}</Message>}
        <TextField
          id="email"
          label="Email"
          error={errors.email}
          ref={field}
          name="email"
          type="email"
          autoComplete="username"
          defaultValue={email}
          required
          onInput={(event) => onEmail(event.currentTarget.value)}
        />
        <PasswordField
          id="password"
          name="password"
          label="Password"
          autoComplete="current-password"
          error={errors.password}
          autoFocus={created}
          aside={
            <Link to={to('/login', 'forgot')} className="text-[.9375rem] text-link">
              Forgot Password?
            </Link>
          }
        />
        <label className="flex items-start gap-3">
          <input type="checkbox" name="shared" className="tick mt-1" />
          <span>
            This is a shared computer
            <span className="block text-sm text-muted">
              Your searches and drafts are kept in this tab only, and go when you log out or close it.
            </span>
          </span>
        </label>
        <Submit sending={sending} whileSending="Logging in...">
          Login
        </Submit>
      </form>
    </>
  )
}
