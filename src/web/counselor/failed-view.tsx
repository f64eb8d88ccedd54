import { CloudOff } from 'lucide-react'
import { useEffect, useRef } from 'react'
import { Button } from '#web/ui/button.tsx'

type FailedProps = {
  message: string
  /** Starts over (spec §4). */
  onTryAgain: () => void
  /** Keeps the answers; null if the server would refuse them again, or there are none. */
  onSendAgain: (() => void) | null
  /** If the answers cannot be continued, for example after an update of the questions. */
  onStartOver: (() => void) | null
}

export function FailedView({ message, onTryAgain, onSendAgain, onStartOver }: FailedProps) {
  const box = useRef<HTMLDivElement>(null)
  useEffect(() => box.current?.focus(), [])
  return (
    <div className="wrap grid min-h-[60vh] place-items-center py-16">
      <div
        ref={box}
        role="alert"
        tabIndex={-1}
        className="card fade-in grid max-w-lg justify-items-center gap-4 px-8 py-12 text-center outline-none"
      >
        <span aria-hidden className="grid size-14 place-items-center rounded-2xl bg-bad-soft text-on-bad">
          <CloudOff size={26} />
        </span>
        <h1 className="text-2xl font-bold tracking-tight">An Error Occurred</h1>
        <p className="text-muted">{message}</p>
        <div className="flex flex-wrap justify-center gap-3">
          {onSendAgain && <Button onClick={onSendAgain}>Send my last answer again</Button>}
          {onStartOver && <Button onClick={onStartOver}>Start Over</Button>}
          <Button variant={onSendAgain || onStartOver ? 'outline' : 'primary'} onClick={onTryAgain}>
            Try Again
          </Button>
        </div>
        {onSendAgain && (
          <p className="text-[.9375rem] text-muted">Try Again starts from the first question.</p>
        )}
      </div>
    </div>
  )
}
