import { Eye, EyeOff } from 'lucide-react'
import { type ComponentProps, useState } from 'react'

export function TextInput({ className = '', ...rest }: ComponentProps<'input'>) {
  return <input type="text" {...rest} className={`field ${className}`} />
}

export function TextArea({ className = '', ...rest }: ComponentProps<'textarea'>) {
  return <textarea {...rest} className={`field ${className}`} />
}

/** A password that can be shown; pasting and password managers work. */
export function PasswordInput({ className = '', ...rest }: Omit<ComponentProps<'input'>, 'type'>) {
  const [shown, setShown] = useState(false)
  const Icon = shown ? EyeOff : Eye
  return (
    <div className="relative">
      <input
        autoCapitalize="none"
        autoCorrect="off"
        spellCheck={false}
        {...rest}
        type={shown ? 'text' : 'password'}
        className={`field pr-12 ${className}`}
      />
      <button
        type="button"
        aria-label={shown ? 'Hide password' : 'Show password'}
        aria-pressed={shown}
        onClick={() => setShown(!shown)}
        className="icon-btn absolute top-1/2 right-0.5 -translate-y-1/2"
      >
        <Icon size={20} aria-hidden />
      </button>
    </div>
  )
}
