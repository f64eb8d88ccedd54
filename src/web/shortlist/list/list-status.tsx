import { Button } from '#web/ui/button.tsx'
import { Spinner } from '#web/ui/spinner.tsx'
import { type Shortlist, shortlistOf } from './shortlist.ts'

type Props = { accountId: string; shortlist: Shortlist; className: string }

/** Says that the list is being loaded, or why it could not be. */
export function ListStatus({ accountId, shortlist, className }: Props) {
  if (shortlist.step === 'loading')
    return (
      <p role="status" className={`flex items-center gap-3 text-muted ${className}`}>
        <Spinner /> Loading your colleges
      </p>
    )
  if (shortlist.step === 'ready') return null
  return (
    <div role="alert" className={`grid justify-items-start gap-3 ${className}`}>
      <p className="text-muted">{shortlist.message}</p>
      <Button variant="outline" onClick={() => void shortlistOf(accountId).load()}>
        Try Again
      </Button>
    </div>
  )
}
