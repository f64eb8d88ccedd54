import type { ReactNode } from 'react'
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

/** Pressed before the app has loaded, it is pressed again afterwards (app/wake-islands.ts). */
export function Submit({ sending, disabled = false, children, whileSending }: SubmitProps) {
  return (
    <Button type="submit" size="lg" busy={sending} disabled={disabled} className="w-full">
      {sending ? whileSending : children}
    </Button>
  )
}
