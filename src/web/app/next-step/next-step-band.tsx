import { ArrowRight, Check } from 'lucide-react'
import { useRef } from 'react'
import type { SavedCollege } from '#contract/shortlist/saved-colleges.ts'
import { localDay } from '#web/platform/dates.ts'
import { useHistory } from '#web/platform/history.ts'
import type { Account } from '#web/platform/session.ts'
import { isOutgrown, runAgainPath, visibleReport } from '#web/platform/visible-report.ts'
import { useShortlist } from '#web/shortlist/list/shortlist.ts'
import { useSaving } from '#web/shortlist/list/use-saving.ts'
import { Button, LinkButton } from '#web/ui/button.tsx'
import { showToast } from '#web/ui/toast.ts'
import { FirstAnswers } from './first-answers.tsx'
import { nextStepOf } from './next-step.ts'

const quiet = 'text-on-navy underline underline-offset-4 hover:bg-on-navy/10 max-sm:px-0'

/** At the top of /home: what to do next, and by when. */
export function NextStepBand({ account }: { account: Account }) {
  const [newest] = useHistory(account.id)
  const shortlist = useShortlist(account.id)
  const { track } = useSaving(account)
  const heading = useRef<HTMLHeadingElement>(null)
  async function markAsSubmitted(college: SavedCollege) {
    const { collegeName, status } = college
    const refused = await track(college, { status: 'Submitted' })
    if (refused) return showToast({ text: refused, tone: 'bad' })
    // The button is gone with its step.
    heading.current?.focus()
    const undo = async () => void (await track({ ...college, status: 'Submitted' }, { status }))
    showToast({ text: `${collegeName} is marked as submitted.`, undo })
  }
  // Until the list is loaded any step might be wrong.
  if (shortlist.step === 'loading') return <div aria-hidden className="band min-h-48 rounded-[2rem]" />
  // As the results show it: a locked college has its name and its place.
  const [first] = newest ? visibleReport(newest, account).collegeList : []
  const { title, about, action, second, submits, days } = nextStepOf({
    latest: newest
      ? {
          id: newest.id,
          first: first?.collegeName ?? null,
          again: isOutgrown(newest.report, account) ? runAgainPath(newest.id) : null,
        }
      : null,
    saved: shortlist.step === 'ready' ? shortlist.colleges : null,
    plan: account.plan,
    today: localDay(new Date()),
  })
  return (
    <section
      aria-labelledby="next-step"
      className="band grid overflow-hidden rounded-[2rem] shadow-md sm:grid-cols-[1fr_auto] dark:border dark:border-border"
    >
      <div className="p-6 sm:p-9">
        <p className="text-[.9375rem] font-semibold text-on-navy-muted">Your next step</p>
        <h2
          id="next-step"
          ref={heading}
          tabIndex={-1}
          className="mt-1 outline-none text-[clamp(1.5rem,1.2rem+1.4vw,2.25rem)] leading-tight font-bold tracking-tight wrap-anywhere"
        >
          {title}
        </h2>
        <p className="mt-1.5 line-clamp-5 text-on-navy-muted wrap-anywhere">{about}</p>
        <div className="mt-5 flex flex-wrap items-center gap-x-5 gap-y-3">
          {submits && (
            <Button size="lg" onClick={() => void markAsSubmitted(submits)}>
              <Check size={20} aria-hidden /> Mark as submitted
            </Button>
          )}
          {action && (
            <LinkButton to={action.to} size="lg" {...(submits && { variant: 'ghost', className: quiet })}>
              {action.label} <ArrowRight size={20} aria-hidden />
            </LinkButton>
          )}
          {second && (
            <LinkButton
              to={second.to}
              variant="ghost"
              className={`${quiet} ${action ? '' : 'text-left sm:-ml-3 sm:px-3'}`}
            >
              {second.label}
            </LinkButton>
          )}
        </div>
      </div>
      {action === null && <FirstAnswers account={account} />}
      {days !== undefined && (
        <p className="flex items-baseline gap-2 border-on-navy/15 px-6 py-3 max-sm:border-t sm:flex-col sm:items-center sm:justify-center sm:gap-0 sm:border-l sm:px-12">
          <span className="font-display text-4xl font-extrabold sm:text-6xl">{Math.abs(days)}</span>
          <span className="text-on-navy-muted">
            {Math.abs(days) === 1 ? 'day' : 'days'} {days < 0 ? 'late' : 'left'}
          </span>
        </p>
      )}
    </section>
  )
}
