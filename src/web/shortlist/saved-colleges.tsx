import { Bookmark } from 'lucide-react'
import { useState } from 'react'
import { Link } from 'react-router'
import type { SavedCollege } from '#contract/shortlist.ts'
import type { Account } from '#web/platform/session.ts'
import { Button } from '#web/ui/button.tsx'
import { Spinner } from '#web/ui/spinner.tsx'
import { FilterBar, useFiltered } from './filter-bar.tsx'
import { loadShortlist, ownerOf, remove, type Shortlist, save, useShortlist } from './shortlist.ts'
import { Tracker } from './tracker.tsx'

/** The list on /home: what was saved, where each application stands, and an undo for what was taken off. */
export function SavedColleges({ account }: { account: Account }) {
  const shortlist = useShortlist(account.id, account.plan)
  return (
    <section aria-labelledby="saved-title" className="card p-6 sm:p-8">
      <div className="flex flex-wrap items-baseline justify-between gap-3">
        <h2 id="saved-title" className="text-xl font-bold tracking-tight">
          Saved colleges
        </h2>
        {shortlist.step === 'ready' && <p className="text-[.9375rem] text-muted">{countOf(shortlist)}</p>}
      </div>
      {shortlist.step === 'loading' && (
        <p role="status" className="mt-4 flex items-center gap-3 text-muted">
          <Spinner /> Loading your colleges
        </p>
      )}
      {shortlist.step === 'failed' && (
        <div role="alert" className="mt-4 grid justify-items-start gap-3">
          <p className="text-muted">{shortlist.message}</p>
          <Button variant="outline" onClick={() => loadShortlist(ownerOf(account.id, account.plan))}>
            Try Again
          </Button>
        </div>
      )}
      {shortlist.step === 'ready' && <List shortlist={shortlist} />}
    </section>
  )
}

type Ready = Extract<Shortlist, { step: 'ready' }>

const countOf = ({ colleges, limit }: Ready) =>
  limit === null ? `${colleges.length} saved` : `${colleges.length} of ${limit} saved`

function List({ shortlist }: { shortlist: Ready }) {
  const [removed, setRemoved] = useState<SavedCollege | null>(null)
  const [problem, setProblem] = useState<string | null>(null)
  const filter = useFiltered(shortlist.colleges)
  const takeOff = async (college: SavedCollege) => {
    const refused = await remove(college.unitid)
    setProblem(refused)
    if (!refused) setRemoved(college)
  }
  const undo = async () => {
    if (!removed) return
    setProblem(await save(removed.unitid))
    setRemoved(null)
  }
  return (
    <>
      {shortlist.tracker && shortlist.colleges.length > 1 && <FilterBar filter={filter} />}
      <div aria-live="polite">
        {removed && (
          <p className="mt-4 flex flex-wrap items-center gap-3 rounded-xl bg-surface-2 px-4 py-2">
            {removed.name} was taken off.
            <button type="button" className="text-link" onClick={undo}>
              Undo
            </button>
          </p>
        )}
        {problem && <p className="mt-4 text-on-bad">{problem}</p>}
      </div>
      {shortlist.colleges.length === 0 ? <Nothing /> : null}
      <ul className="mt-4 divide-y divide-border">
        {filter.shown.map((college) => (
          <li key={college.unitid} className="grid gap-3 py-4">
            <div className="flex flex-wrap items-center justify-between gap-3">
              <div className="min-w-0">
                <p className="font-semibold">{college.name}</p>
                <p className="text-[.9375rem] text-muted">{college.location}</p>
              </div>
              <Button variant="ghost" onClick={() => takeOff(college)}>
                Remove<span className="sr-only"> {college.name}</span>
              </Button>
            </div>
            {shortlist.tracker && <Tracker college={college} />}
          </li>
        ))}
      </ul>
      {!shortlist.tracker && shortlist.colleges.length > 0 && (
        <p className="mt-2 text-[.9375rem] text-muted">
          The application tracker and filters by major and campus life are part of the{' '}
          <Link to="/subscription" className="text-link">
            Senior plan
          </Link>
          .
        </p>
      )}
    </>
  )
}

function Nothing() {
  return (
    <div className="mt-4 flex items-start gap-3 text-muted">
      <Bookmark size={20} aria-hidden className="mt-0.5 shrink-0" />
      <p>
        Nothing saved yet. Run a{' '}
        <Link to="/college-match" className="text-link">
          college match
        </Link>{' '}
        and press Save on a college you like.
      </p>
    </div>
  )
}
