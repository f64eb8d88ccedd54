import { Bookmark } from 'lucide-react'
import { useEffect, useRef } from 'react'
import { planLimits } from '#contract/plans.ts'
import { useHistory } from '#web/platform/history.ts'
import type { Account } from '#web/platform/session.ts'
import { MyColleges } from '#web/shortlist/home/my-colleges.tsx'
import { ElsewhereNotice } from '#web/shortlist/list/elsewhere-notice.tsx'
import { useShortlist } from '#web/shortlist/list/shortlist.ts'
import { LinkButton } from '#web/ui/button.tsx'

/** The saved colleges on /home; with none, and a search to save from, the way to its list. */
export function SavedOnHome({ account }: { account: Account }) {
  const [newest] = useHistory(account.id)
  const shortlist = useShortlist(account.id)
  const isEmpty = shortlist.step === 'ready' && shortlist.colleges.length === 0
  const heading = useRef<HTMLHeadingElement>(null)
  const wasFilled = useRef(false)
  useEffect(() => {
    // The last college is gone, and with it the button or heading that had the focus.
    if (wasFilled.current && isEmpty && document.activeElement === document.body)
      heading.current?.focus({ preventScroll: true })
    wasFilled.current = shortlist.step === 'ready' && !isEmpty
  }, [isEmpty, shortlist.step])
  if (!isEmpty || !newest) return <MyColleges account={account} />

  const { saves } = planLimits[account.plan]
  return (
    <section aria-labelledby="my-colleges" className="grid gap-5">
      <div className="flex flex-wrap items-baseline justify-between gap-3">
        <h2
          id="my-colleges"
          ref={heading}
          tabIndex={-1}
          className="text-2xl font-bold tracking-tight outline-none"
        >
          My Colleges
        </h2>
        <p className="text-[.9375rem] text-muted">
          {Number.isFinite(saves) ? `0 of ${saves} saved` : '0 saved'}
        </p>
      </div>
      <ElsewhereNotice accountId={account.id} />
      <div className="card grid justify-items-start gap-4 px-5 py-8 sm:px-8">
        <span aria-hidden className="grid size-12 place-items-center rounded-2xl bg-accent-soft text-accent">
          <Bookmark size={24} />
        </span>
        <p className="max-w-md text-muted">
          Nothing saved yet. Press Save on a college of your latest list: it waits for you here, on every
          device.
        </p>
        <LinkButton to={`/college-match?search=${newest.id}`}>Open my matches</LinkButton>
      </div>
    </section>
  )
}
