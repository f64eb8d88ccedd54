import type { ReactNode } from 'react'

/** What a control needs to belong to its label, hint and error. */
export type Control = {
  id: string
  'aria-invalid': true | undefined
  'aria-describedby': string | undefined
  'aria-required'?: true
}

export type FieldProps = {
  /** Also the target of an ErrorSummary entry. */
  id: string
  label: string
  hint?: ReactNode
  /** The error message; '' marks the field if the message is elsewhere. */
  error?: string | null | undefined
  optional?: boolean | undefined
  /** At the end of the label's line: 'Forgot Password?'. */
  aside?: ReactNode
  children: (control: Control) => ReactNode
}

/** A label, its control, hint and error: `<Field id="email" label="Email">{(c) => <TextInput {...c} />}</Field>` */
export function Field({ id, label, hint, error, optional = false, aside, children }: FieldProps) {
  const hintId = `${id}-hint`
  const errorId = `${id}-error`
  const described = [error && errorId, hint && hintId].filter(Boolean).join(' ')
  return (
    <div className="relative min-w-0">
      <label htmlFor={id} className="mb-1.5 block font-semibold">
        {label}
        {optional && <span className="font-normal text-muted"> (optional)</span>}
      </label>
      {children({
        id,
        'aria-invalid': typeof error === 'string' ? true : undefined,
        'aria-describedby': described || undefined,
      })}
      {/* After the control, so that Tab goes from control to control. */}
      {aside && <div className="absolute top-0 right-0">{aside}</div>}
      {error && (
        <p id={errorId} className="mt-1.5 text-[.9375rem] font-medium text-on-bad">
          {error}
        </p>
      )}
      {hint && (
        <div id={hintId} className="mt-1.5 text-[.9375rem] text-muted">
          {hint}
        </div>
      )}
    </div>
  )
}
