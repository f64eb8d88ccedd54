import { register } from '#contract/accounts.ts'
import { useNavigate } from '#web/platform/address.ts'
import { call } from '#web/platform/api.ts'
import { explain } from '#web/platform/api-error.ts'
import { useForm } from '#web/platform/use-form.ts'
import { Link } from '#web/ui/link.tsx'
import { Message } from '#web/ui/message.tsx'
import { TextField } from '#web/ui/text-field.tsx'
import { FormHead, Submit } from './form-parts.tsx'
import { useLoginAddress } from './login-address.ts'
import { PasswordField } from './password-field.tsx'
import { passwordsMatch } from './passwords-match.ts'
import { TermsLine } from './terms-line.tsx'

const refused = 'Failed to create account. Please try again.' // spec §5

export function Component() {
  const { to } = useLoginAddress()
  const navigate = useNavigate()
  const { form, errors, failure, sending } = useForm({
    schema: register.body,
    check: passwordsMatch('password', 'password2'),
    send: async ({ email = '', password = '', password2 = '', first_name = '', last_name = '' }) => {
      const { email: kept } = await call(register, {
        body: { email, password, password2, first_name, last_name },
      })
      await navigate(to('/login'), { state: { created: true, email: kept ?? email } })
    },
    joinFieldErrors: true, // spec §5
    explain: (error) => explain(error, { refused }),
  })
  const name = (field: 'first_name' | 'last_name', label: string, autoComplete: string) => (
    <TextField
      id={field}
      label={label}
      error={errors[field]}
      name={field}
      autoComplete={autoComplete}
      required
    />
  )
  return (
    <>
      <FormHead title="Create your account">
        Already have one?{' '}
        <Link to={to('/login')} className="text-link">
          Login
        </Link>
      </FormHead>
      <form {...form} className="grid gap-5">
        {failure !== null && <Message tone="bad">{failure}</Message>}
        <div className="grid items-start gap-5 sm:grid-cols-2 sm:gap-4">
          {name('first_name', 'First name', 'given-name')}
          {name('last_name', 'Last name', 'family-name')}
        </div>
        <TextField
          id="email"
          label="Email"
          error={errors.email}
          name="email"
          type="email"
          autoComplete="username"
          required
        />
        <PasswordField
          id="password"
          name="password"
          label="Password"
          autoComplete="new-password"
          error={errors.password}
          rules
        />
        <PasswordField
          id="password2"
          name="password2"
          label="Confirm password"
          autoComplete="new-password"
          error={errors.password2}
        />
        <Submit sending={sending} whileSending="Creating your account...">
          Sign Up
        </Submit>
        <TermsLine />
      </form>
    </>
  )
}
