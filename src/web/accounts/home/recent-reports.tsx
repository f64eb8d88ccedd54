import { ChevronRight } from 'lucide-react'
import { asMoment } from '#web/platform/dates.ts'
import { type SavedSearch, searchTitle, useHistory } from '#web/platform/history.ts'
import type { Account } from '#web/platform/session.ts'
import { visibleReport } from '#web/platform/visible-report.ts'
import { Link } from '#web/ui/link.tsx'
import { Ring } from '#web/ui/ring.tsx'

const shown = 3 // spec §9

export function RecentReports({ account }: { account: Account }) {
  const searches = useHistory(account.id).slice(0, shown)
  return (
    <section aria-labelledby="recent-reports" className="flex flex-col gap-5">
      <h2 id="recent-reports" className="text-2xl font-bold tracking-tight">
        Recent Reports
      </h2>
      {searches.length === 0 ? (
        <NoReports />
      ) : (
        <ul className={`card flex flex-col overflow-hidden ${searches.length === shown ? 'flex-1' : ''}`}>
          {searches.map((search) => (
            <li key={search.id} className="border-border not-first:border-t lg:grid lg:min-h-1/3">
              <Report search={search} account={account} />
            </li>
          ))}
        </ul>
      )}
    </section>
  )
}

/** Opens the saved search again; the search page reads its id from the address. */
function Report({ search, account }: { search: SavedSearch; account: Account }) {
  const { id, timestamp, formData } = search
  const { collegeList } = visibleReport(search, account)
  const [best] = collegeList
  const facts = [
    `${collegeList.length} ${collegeList.length === 1 ? 'college' : 'colleges'}`,
    best && !best.locked && `best match ${best.collegeName}`,
    asMoment(timestamp),
  ].filter(Boolean)
  return (
    <Link
      to={`/college-match?search=${encodeURIComponent(id)}`}
      className="flex items-center gap-4 px-5 py-4 hover:bg-surface-2 focus-visible:-outline-offset-3 sm:px-6"
    >
      {best && <Ring value={best.matchPercentage} locked={best.locked} size="sm" />}
      <span className="min-w-0 flex-1">
        <span className="block font-display text-lg leading-snug font-bold tracking-tight wrap-anywhere">
          {searchTitle(formData)}
        </span>
        <span className="block text-[.9375rem] text-muted">{facts.join(' · ')}</span>
      </span>
      <ChevronRight size={20} aria-hidden className="shrink-0 text-muted" />
    </Link>
  )
}

/** The first search is the next step above, so no second button is needed here. */
function NoReports() {
  return (
    <div className="card p-6">
      <h3 className="text-lg font-bold tracking-tight">No reports yet</h3>
      <p className="mt-1 max-w-md text-muted">
        Your latest three searches wait for you here, in this browser.
      </p>
    </div>
  )
}
