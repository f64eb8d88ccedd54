import { Download, Plus, Printer, Share } from 'lucide-react'
import { useRef, useState } from 'react'
import { planLimits } from '#contract/plans.ts'
import { dotted } from '#contract/prose.ts'
import { fullName, useAccount } from '#web/platform/account.ts'
import { asDay } from '#web/platform/dates.ts'
import { type SavedSearch, useHistory } from '#web/platform/history.ts'
import { ProfileBar } from '#web/platform/profile-bar.tsx'
import { saveFile } from '#web/platform/save-file.ts'
import type { Account } from '#web/platform/session.ts'
import { useAnswers } from '#web/platform/use-profile.ts'
import { Button, LinkButton } from '#web/ui/button.tsx'
import { EmptyState } from '#web/ui/empty-state.tsx'
import { Link } from '#web/ui/link.tsx'
import { AddDialog } from './add/add-dialog.tsx'
import { answersOf, basisWords, realNumbers } from './decide/basis.ts'
import type { Entry } from './decide/model.ts'
import { DecideView } from './decide-view.tsx'
import { FreeView } from './free-view.tsx'
import './my-colleges.css'
import { ElsewhereNotice } from './list/elsewhere-notice.tsx'
import { ListStatus } from './list/list-status.tsx'
import { shortlistOf, useShortlist } from './list/shortlist.ts'
import { Comments } from './together/comments.tsx'
import { ShareDialog } from './together/share-dialog.tsx'
import { spreadsheetOf } from './together/spreadsheet.ts'
import { useShares } from './together/use-shares.ts'

/** /my-colleges: a list to decide with, alone and together. */
export function Component() {
  const account = useAccount()
  const shortlist = useShortlist(account.id)
  const [search = null] = useHistory(account.id)
  const form = useAnswers(search?.formData ?? null)
  const shares = useShares()
  const [dialog, setDialog] = useState<'add' | 'share' | null>(null)
  /** What the rows show, read when the file is requested. */
  const rows = useRef<readonly Entry[]>([])
  const keepRows = (shown: readonly Entry[]) => {
    rows.current = shown
  }
  const colleges = shortlist.step === 'ready' ? shortlist.colleges : []
  const hasAny = colleges.length > 0
  const isEmpty = shortlist.step === 'ready' && !hasAny
  const unseen = hasAny ? '' : 'invisible'
  const store = shortlistOf(account.id)
  const tracks = planLimits[account.plan].tracker
  const View = tracks ? DecideView : FreeView
  return (
    <div className="my-colleges wrap grid gap-5 py-5 sm:gap-9 sm:py-9">
      <div className="flex flex-wrap items-end justify-between gap-x-6 gap-y-4">
        <div className="min-w-0 flex-1 basis-80">
          <h1 id="my-colleges" tabIndex={-1} className="page-title outline-none">
            My Colleges
          </h1>
          <Basis account={account} search={search} />
        </div>
        <div className="no-print flex flex-wrap gap-2.5">
          {/* While the list loads they take their room, unseen. */}
          {!isEmpty && (
            <>
              <Button variant="outline" className={unseen} onClick={() => window.print()}>
                <Printer size={18} aria-hidden /> Print
              </Button>
              <Button variant="outline" className={unseen} onClick={() => download(rows.current)}>
                <Download size={18} aria-hidden /> Spreadsheet
              </Button>
            </>
          )}
          <div className={isEmpty ? '' : 'my-colleges-dock'}>
            {!isEmpty && (
              <Button variant="outline" className={unseen} onClick={() => setDialog('share')}>
                <Share size={18} aria-hidden /> Share
              </Button>
            )}
            {!isEmpty && (
              <Button onClick={() => setDialog('add')}>
                <Plus size={18} aria-hidden /> Add a college
              </Button>
            )}
          </div>
        </div>
      </div>
      {hasAny && <ProfileBar className="sm:-mt-4" />}
      <ElsewhereNotice accountId={account.id} />
      <ListStatus accountId={account.id} shortlist={shortlist} className="card p-8" />
      {isEmpty && <Nothing onAdd={() => setDialog('add')} />}
      {hasAny && <View account={account} colleges={colleges} search={search} onEntries={keepRows} />}
      <Comments shares={shares} />
      <AddDialog
        open={dialog === 'add'}
        onClose={() => setDialog(null)}
        isSaved={(unitid) => colleges.some((one) => one.unitid === unitid)}
        save={(college) => store.save(college)}
      />
      <ShareDialog
        open={dialog === 'share'}
        onClose={() => setDialog(null)}
        shares={shares}
        colleges={colleges}
        firstName={account.firstName}
        answers={tracks && form ? answersOf(form, realNumbers(form)) : null}
      />
    </div>
  )
}

const download = (entries: readonly Entry[]) =>
  saveFile('my-colleges.csv', new Blob([spreadsheetOf(entries)], { type: 'text/csv;charset=utf-8' }))

/** Which search the numbers are for: the newest on this device, whatever the list was saved from. */
function Basis({ account, search }: { account: Account; search: SavedSearch | null }) {
  const form = useAnswers(search?.formData ?? null)
  if (!search) return null
  return (
    // On a phone the bar below says it, and the list is on the first screen.
    <p className="mt-1 max-w-2xl text-[.9375rem] text-muted max-sm:hidden print:block">
      <span className="hidden print:inline">{fullName(account)}. </span>
      {planLimits[account.plan].tracker ? 'Match, chance and price' : 'Chance and price'} follow your latest
      search on this device:{' '}
      <Link to={`/college-match?search=${search.id}`} className="text-link inline-block">
        {dotted(basisWords(form ?? search.formData))}
      </Link>{' '}
      ({asDay(search.timestamp)})
    </p>
  )
}

function Nothing({ onAdd }: { onAdd: () => void }) {
  return (
    <EmptyState icon={<Plus size={26} />} title="No college on your list yet">
      <p>Add one by name, paste a whole list, or press Save on a college in your matches.</p>
      <div className="flex flex-wrap justify-center gap-3">
        <Button onClick={onAdd}>Add a college</Button>
        <LinkButton to="/college-match" variant="outline">
          Find my matches
        </LinkButton>
      </div>
    </EmptyState>
  )
}
