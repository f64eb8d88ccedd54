import { FileSearch, FolderOpen, Trash2 } from 'lucide-react'
import { useRef } from 'react'
import { fullName, useAccount } from '#web/platform/account.ts'
import { asMoment } from '#web/platform/dates.ts'
import {
  removeSearch,
  restoreSearch,
  type SavedSearch,
  searchTitle,
  useHistory,
} from '#web/platform/history.ts'
import { visibleReport } from '#web/platform/visible-report.ts'
import { Button, LinkButton } from '#web/ui/button.tsx'
import { EmptyState } from '#web/ui/empty-state.tsx'
import { showToast } from '#web/ui/toast.ts'
import { DownloadPdfButton } from './download-pdf-button.tsx'

/** /reports: the searches stored in this browser, each to be opened, downloaded or deleted. */
export function Component() {
  const account = useAccount()
  const searches = useHistory(account.id)
  const heading = useRef<HTMLHeadingElement>(null)
  const remove = (search: SavedSearch) => {
    removeSearch(account.id, search.id)
    heading.current?.focus() // the pressed button is gone with its entry
    showToast({
      text: `${searchTitle(search.formData)} was deleted.`,
      undo: () => restoreSearch(account.id, search),
    })
  }
  return (
    <div className="wrap py-10 lg:py-14">
      <h1 ref={heading} tabIndex={-1} className="page-title outline-none">
        Reports
      </h1>
      <p className="mt-3 max-w-2xl text-lg text-muted">
        Your latest three searches. They are kept in this browser only, so another device has a list of its
        own.
      </p>
      {searches.length === 0 ? (
        <div className="mt-8">
          <EmptyState icon={<FileSearch size={26} />} title="No reports yet">
            <p>Run your first search and its report waits for you here.</p>
            <LinkButton to="/college-match">Run my first search</LinkButton>
          </EmptyState>
        </div>
      ) : (
        <ul className="mt-8 grid gap-5">
          {searches.map((search) => (
            <Entry
              key={search.id}
              search={search}
              student={fullName(account)}
              onDelete={() => remove(search)}
            />
          ))}
        </ul>
      )}
    </div>
  )
}

function Entry({
  search,
  student,
  onDelete,
}: {
  search: SavedSearch
  student: string
  onDelete: () => void
}) {
  const title = searchTitle(search.formData)
  const colleges = visibleReport(search, useAccount()).collegeList
  const count = colleges.length
  const best = colleges.slice(0, 3).map(({ collegeName }) => collegeName)
  const name = search.formData.studentName.trim() || student
  return (
    <li className="card flex flex-wrap items-center gap-x-6 gap-y-4 p-6">
      <div className="min-w-56 flex-1">
        <h2 className="text-xl font-bold tracking-tight wrap-anywhere">{title}</h2>
        <p className="mt-1 text-[.9375rem] text-muted">
          {name}, {count} {count === 1 ? 'college' : 'colleges'}
        </p>
        {best.length > 0 && <p className="mt-1 wrap-anywhere">{best.join(' · ')}</p>}
        <p className="text-[.9375rem] text-muted">
          Searched <time dateTime={search.timestamp}>{asMoment(search.timestamp)}</time>
        </p>
      </div>
      <div className="flex flex-wrap gap-3">
        <LinkButton to={`/college-match?search=${search.id}`} variant="outline">
          <FolderOpen size={18} aria-hidden />
          Load search<span className="sr-only"> {title}</span>
        </LinkButton>
        <DownloadPdfButton saved={search} page="reports" />
        <Button variant="ghost" onClick={onDelete} aria-label={`Delete ${title}`}>
          <Trash2 size={18} aria-hidden />
        </Button>
      </div>
    </li>
  )
}
