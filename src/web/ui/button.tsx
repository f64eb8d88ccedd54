import type { ComponentProps } from 'react'
import { Link } from './link.tsx'
import { Spinner } from './spinner.tsx'

type Look = { variant?: 'primary' | 'outline' | 'ghost' | 'danger' | 'navy'; size?: 'md' | 'lg' }

const look = ({ variant = 'primary', size = 'md' }: Look, className = '') =>
  `btn btn-${variant} ${size === 'lg' ? 'btn-lg' : ''} ${className}`

type ButtonProps = ComponentProps<'button'> & Look & { busy?: boolean }

/** `busy` shows a spinner before the label and blocks further presses without losing the focus. */
export function Button({ variant, size, busy = false, className, children, onClick, ...rest }: ButtonProps) {
  return (
    <button
      type="button"
      {...rest}
      aria-disabled={busy || undefined}
      onClick={busy ? (event) => event.preventDefault() : onClick}
      className={look({ ...(variant && { variant }), ...(size && { size }) }, className)}
    >
      {busy && <Spinner />}
      {children}
    </button>
  )
}

type LinkButtonProps = ComponentProps<typeof Link> & Look

/** A link that looks like a button. */
export function LinkButton({ variant, size, className, ...rest }: LinkButtonProps) {
  return (
    <Link {...rest} className={look({ ...(variant && { variant }), ...(size && { size }) }, className)} />
  )
}
