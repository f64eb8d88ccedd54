import { Button } from '#web/ui/button.tsx'
import { Failure } from '#web/ui/failure.tsx'

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
  return (
    <Failure title="An Error Occurred" message={message}>
      <div className="flex flex-wrap justify-center gap-3">
        {onSendAgain && <Button onClick={onSendAgain}>Send my last answer again</Button>}
        {onStartOver && <Button onClick={onStartOver}>Start Over</Button>}
        <Button variant={onSendAgain || onStartOver ? 'outline' : 'primary'} onClick={onTryAgain}>
          Try Again
        </Button>
      </div>
      {onSendAgain && <p className="text-[.9375rem] text-muted">Try Again starts from the first question.</p>}
    </Failure>
  )
}
