import { WifiOff } from 'lucide-react'
import { session, useSession } from '#web/platform/session.ts'
import { Button } from '#web/ui/button.tsx'
import { Waiting } from '#web/ui/spinner.tsx'

/** Shown until session and code have loaded. Without a reply from the server: the reason, and a retry. */
export function Loading() {
  const now = useSession()
  if (now.status !== 'starting' || now.problem === null) return <Waiting>Loading Lantern...</Waiting>
  return (
    <div className="wrap grid min-h-dvh place-content-center justify-items-center gap-5 py-16 text-center">
      <span aria-hidden className="grid size-14 place-items-center rounded-2xl bg-accent-soft text-accent">
        <WifiOff size={26} />
      </span>
      <p role="alert" className="font-display text-2xl font-bold tracking-tight">
        {now.problem}
      </p>
      <p className="max-w-md text-muted">
        You are still signed in. Lantern goes on as soon as it gets an answer.
      </p>
      <Button onClick={session.retry}>Try again</Button>
    </div>
  )
}
