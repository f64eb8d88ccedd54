import { useEffect, useRef, useState } from 'react'
import { SupportLink } from '#web/ui/support-link.tsx'
import { ForgotForm } from './forgot-form.tsx'
import { ForgotSent } from './forgot-sent.tsx'
import { useLoginAddress } from './login-address.ts'
import { LoginForm } from './login-form.tsx'

/** Login, forgot and forgot_sent (spec §2). An email typed into one form is kept in the next. */
export function Component() {
  const address = useLoginAddress()
  const [email, setEmail] = useState<string | null>(null)
  useFocusOnChange(address.mode)
  const given = { email: email ?? address.email, onEmail: setEmail }
  return (
    <>
      {address.mode === 'login' && <LoginForm key={address.email} {...given} />}
      {address.mode === 'forgot' && <ForgotForm {...given} />}
      {address.mode === 'forgot_sent' && <ForgotSent />}
      <p className="mt-8 text-[.9375rem] text-muted">
        Trouble signing in? Write to <SupportLink />.
      </p>
    </>
  )
}

/** The link that was followed is gone with its form, so the next form gets the focus. */
function useFocusOnChange(mode: string) {
  const shown = useRef(mode)
  useEffect(() => {
    if (shown.current === mode) return
    shown.current = mode
    const field = document.querySelector<HTMLInputElement>('#email')
    if (!field) return
    field.focus()
    // Puts the cursor after the last letter: in a field of type email only a new value moves it there.
    const typed = field.value
    field.value = ''
    field.value = typed
  }, [mode])
}
