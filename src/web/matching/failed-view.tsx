import { CloudOff } from 'lucide-react'
import { useEffect, useRef } from 'react'
import { Button } from '#web/ui/button.tsx'

/** A title, the message, and a retry that resets the search (spec §4). What was typed is still in the form. */
export function FailedView({ message, onRetry }: { message: string; onRetry: () => void }) {
  const box = useRef<HTMLDivElement>(null)
  useEffect(() => box.current?.focus(), [])
  return (
    <div className="wrap grid min-h-[60vh] place-items-center py-16">
      <div
        ref={box}
        role="alert"
        tabIndex={-1}
        className="card grid max-w-lg justify-items-center gap-4 px-8 py-12 text-center outline-none"
      >
        <span aria-hidden className="grid size-14 place-items-center rounded-2xl bg-bad-soft text-on-bad">
          <CloudOff size={26} />
        </span>
        <h1 className="text-2xl font-bold tracking-tight">We could not get your matches</h1>
        <p className="text-muted">{message}</p>
        <Button onClick={onRetry}>Try Again</Button>
      </div>
    </div>
  )
}
