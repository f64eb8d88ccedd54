import { lazy, Suspense } from 'react'
import { useHistory } from '#web/platform/history.ts'
import type { Account } from '#web/platform/session.ts'
import { useShortlist } from '#web/shortlist/list/shortlist.ts'
import { FirstSteps } from './first-steps.tsx'

const Nothing = () => <></>
// Loaded once there is a list; the page works without it if loading fails.
const FilledList = lazy(() =>
  import('./filled-list.tsx').then(
    (loaded) => ({ default: loaded.FilledList }),
    () => ({ default: Nothing }),
  ),
)

/** Under the next step on /home: what follows and a summary of the list; without a list, the first steps. */
export function ListOnHome({ account }: { account: Account }) {
  const shortlist = useShortlist(account.id)
  const searched = useHistory(account.id).length > 0
  const unknown = shortlist.step === 'loading'
  if (shortlist.step === 'failed') return null
  if (unknown ? !searched : shortlist.colleges.length === 0)
    return <FirstSteps plan={account.plan} searched={searched} />
  // As high as what comes, so that the page below does not move.
  const room = <div aria-hidden className="min-h-80" />
  return unknown ? (
    room
  ) : (
    <Suspense fallback={room}>
      <FilledList account={account} colleges={shortlist.colleges} />
    </Suspense>
  )
}
