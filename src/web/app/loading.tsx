import { session, useSession } from '#web/platform/session.ts'
import { Button } from '#web/ui/button.tsx'
import { Waiting } from '#web/ui/spinner.tsx'

/** Until it is known who is here and the page's code has arrived. Without an answer from the server: why, and a retry. */
export function Loading() {
  const now = useSession()
  if (now.status !== 'starting' || now.problem === null) return <Waiting>Loading Lantern...</Waiting>
  return (
    <div className="wrap grid justify-items-center gap-6 py-28 text-center">
      <p role="alert" className="text-lg font-medium">
        {now.problem}
      </p>
      <Button onClick={session.retry}>Try again</Button>
    </div>
  )
}
