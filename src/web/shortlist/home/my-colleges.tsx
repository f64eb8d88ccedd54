import { Bookmark } from 'lucide-react'
import { planLabel, planLimits } from '#contract/plans.ts'
import type { SavedCollege } from '#contract/shortlist/saved-colleges.ts'
import { localDay } from '#web/platform/dates.ts'
import { useHistory } from '#web/platform/history.ts'
import type { Account } from '#web/platform/session.ts'
import { CompareBar } from '#web/shortlist/compare/compare-bar.tsx'
import { useComparison } from '#web/shortlist/compare/use-comparison.ts'
import { ElsewhereNotice } from '#web/shortlist/list/elsewhere-notice.tsx'
import { focusBeside } from '#web/shortlist/list/focus-beside.ts'
import { ListStatus } from '#web/shortlist/list/list-status.tsx'
import { useShortlist } from '#web/shortlist/list/shortlist.ts'
import { useSaving } from '#web/shortlist/list/use-saving.ts'
import { byDeadline } from '#web/shortlist/tracker/tracking.ts'
import { LinkButton } from '#web/ui/button.tsx'
import { Link } from '#web/ui/link.tsx'
import { CollegeRow, editButtonId, removeButtonId } from './college-row.tsx'
import { TrackerHead } from './tracker-head.tsx'

/** The section on /home: saved colleges, the state of each application, and the comparison. */
export function MyColleges({ account }: { account: Account }) {
  const shortlist = useShortlist(account.id)
  const [newest] = useHistory(account.id)
  const ready = shortlist.step === 'ready' ? shortlist.colleges : null
  return (
    <section aria-labelledby="my-colleges" className="grid gap-5">
      <div className="flex flex-wrap items-baseline justify-between gap-3">
        <h2 id="my-colleges" tabIndex={-1} className="text-2xl font-bold tracking-tight outline-none">
          My Colleges
        </h2>
        {ready && (
          <div className="flex flex-wrap gap-x-4 text-[.9375rem] text-muted">
            <p>{countOf(ready.length, account)}</p>
            {ready.length > 0 && (
              <Link to="/my-colleges" className="text-link">
                Decide with them
              </Link>
            )}
          </div>
        )}
      </div>
      <ElsewhereNotice accountId={account.id} />
      <div className="card px-5 sm:px-8">
        <ListStatus accountId={account.id} shortlist={shortlist} className="py-8" />
        {ready?.length === 0 && <Nothing latest={newest?.id ?? null} />}
        {ready && ready.length > 0 && <List account={account} colleges={ready} />}
      </div>
    </section>
  )
}

function countOf(count: number, { plan }: Account): string {
  const { saves } = planLimits[plan]
  if (!Number.isFinite(saves)) return `${count} saved`
  if (count <= saves) return `${count} of ${saves} saved`
  return `${count} saved. Your ${planLabel(plan)} plan adds no more until there are fewer than ${saves}.`
}

function List({ account, colleges }: { account: Account; colleges: readonly SavedCollege[] }) {
  const { tracker } = planLimits[account.plan]
  const { takeOff, track } = useSaving(account)
  const comparison = useComparison(colleges)
  const shown = byDeadline(colleges)
  const today = localDay(new Date())
  const rows = {
    ids: shown.map(({ unitid }) => unitid),
    buttonId: tracker ? editButtonId : removeButtonId,
    headingId: 'my-colleges',
  }
  return (
    <>
      {tracker && <TrackerHead accountId={account.id} colleges={shown} today={today} />}
      <ul className="divide-y divide-border">
        {shown.map((college) => (
          <CollegeRow
            key={college.unitid}
            college={college}
            tracker={tracker}
            today={today}
            compared={comparison.compared(college.unitid)}
            onTrack={(tracking, was) => track(college, tracking, was)}
            onRemove={() => void takeOff(college, colleges.length, () => focusBeside(college.unitid, rows))}
          />
        ))}
      </ul>
      <CompareBar
        comparison={comparison}
        total={colleges.length}
        className={comparison.count > 0 ? '-mx-5 px-5 sm:-mx-8 sm:px-8' : ''}
      />
      {!tracker && (
        <p className="border-t border-border py-5 text-[.9375rem] text-muted">
          {planLabel('gold')} adds unlimited saves and a tracker with status, deadline, notes and a calendar
          file.{' '}
          <Link to="/subscription" className="text-link">
            See plans
          </Link>
        </p>
      )}
    </>
  )
}

/** `latest`: the newest search, whose list has colleges to save. */
function Nothing({ latest }: { latest: string | null }) {
  return (
    <div className="grid justify-items-start gap-4 py-8">
      <span aria-hidden className="grid size-12 place-items-center rounded-2xl bg-accent-soft text-accent">
        <Bookmark size={24} />
      </span>
      <p className="max-w-md text-muted">
        Nothing saved yet.{' '}
        {latest === null
          ? 'Run a college match and press Save on a college you like'
          : 'Press Save on a college of your latest list'}
        : it waits for you here, on every device.
      </p>
      {latest === null ? (
        <LinkButton to="/college-match">Find my matches</LinkButton>
      ) : (
        <LinkButton to={`/college-match?search=${latest}`}>Open my matches</LinkButton>
      )}
    </div>
  )
}
