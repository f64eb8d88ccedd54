import { ChevronDown } from 'lucide-react'
import type { ComponentProps } from 'react'

/** A value that is its own label, or a value with a label. */
export type Choice = string | { value: string; label: string }

type SelectProps = ComponentProps<'select'> & {
  options: readonly Choice[]
  /** Shown first and not selectable; also its value, as the form's default (spec §3). */
  placeholder?: string
}

const worded = (choice: Choice) => (typeof choice === 'string' ? { value: choice, label: choice } : choice)

/** The native select: it works with every keyboard, touch screen and screen reader. */
export function Select({ options, placeholder, className = '', ...rest }: SelectProps) {
  return (
    <div className="relative">
      <select {...rest} className={`field ${className}`}>
        {placeholder !== undefined && (
          <option value={placeholder} disabled>
            {placeholder}
          </option>
        )}
        {options.map(worded).map(({ value, label }) => (
          <option key={value} value={value}>
            {label}
          </option>
        ))}
      </select>
      <ChevronDown
        size={18}
        aria-hidden
        className="pointer-events-none absolute top-1/2 right-3.5 -translate-y-1/2"
      />
    </div>
  )
}
