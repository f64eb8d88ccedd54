import { type KeyboardEvent, type ReactNode, useRef, useState } from 'react'
import { useTakeOver } from '#web/platform/use-take-over.ts'
import { Field } from '#web/ui/field.tsx'
import { PasswordInput } from '#web/ui/text-input.tsx'
import { PasswordRules } from './password-rules.tsx'

type PasswordFieldProps = {
  id: string
  name: string
  label: string
  /** `new-password` lets a password manager offer one. */
  autoComplete: 'current-password' | 'new-password'
  error: string | undefined
  aside?: ReactNode
  /** Shows what a new password needs. */
  rules?: boolean
  autoFocus?: boolean
}

/** A password, with a warning if caps lock is on. */
export function PasswordField({
  id,
  name,
  label,
  autoComplete,
  error,
  aside,
  rules = false,
  autoFocus = false,
}: PasswordFieldProps) {
  const [typed, setTyped] = useState('')
  const [capsLock, setCapsLock] = useState(false)
  const input = useRef<HTMLInputElement>(null)
  useTakeOver(input, ({ value }) => setTyped(value))
  const look = (event: KeyboardEvent) => setCapsLock(event.getModifierState('CapsLock'))
  return (
    <div>
      <Field
        id={id}
        label={label}
        error={error}
        aside={aside}
        hint={rules ? <PasswordRules password={typed} /> : undefined}
      >
        {(control) => (
          <PasswordInput
            {...control}
            ref={input}
            name={name}
            autoComplete={autoComplete}
            autoFocus={autoFocus}
            required
            onInput={(event) => setTyped(event.currentTarget.value)}
            onKeyDown={look}
            onKeyUp={look}
            onBlur={() => setCapsLock(false)}
          />
        )}
      </Field>
      <p role="status" className={capsLock ? 'mt-1.5 text-[.9375rem] font-medium text-on-warn' : 'sr-only'}>
        {capsLock && 'Caps Lock is on.'}
      </p>
    </div>
  )
}
