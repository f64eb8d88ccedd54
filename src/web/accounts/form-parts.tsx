import type { ReactNode } from 'react'
import { useHydrated } from '#web/platform/use-hydrated.ts'
import { Button } from '#web/ui/button.tsx'

/** The top of an auth form. */
export function FormHead({ title, children }: { title: string; children: ReactNode }) {
  return (
    <div className="mb-8">
      <h1 className="text-3xl font-bold tracking-tight">{title}</h1>
      <p className="mt-2 text-muted">{children}</p>
    </div>
  )
}

type SubmitProps = { sending: boolean; disabled?: boolean; children: string; whileSending: string }

/** Disabled until a script is there to send the form; without the look of it, since that is a matter of a moment. */
export function Submit({ sending, disabled = false, children, whileSending }: SubmitProps) {
  const hydrated = useHydrated()
  return (
    <Button
      type="submit"
      size="lg"
      busy={sending}
      disabled={disabled || !hydrated}
      className={`w-full ${hydrated ? '' : 'disabled:opacity-100'}`}
    >
      {sending ? whileSending : children}
    </Button>
  )
}
