import { ArrowRight } from 'lucide-react'
import { planLimits } from '#contract/plans.ts'
import { localDay } from '#web/platform/dates.ts'
import { useHistory } from '#web/platform/history.ts'
import type { Account } from '#web/platform/session.ts'
import { isOutgrown, runAgainPath, visibleReport } from '#web/platform/visible-report.ts'
import { useShortlist } from '#web/shortlist/list/shortlist.ts'
import { LinkButton } from '#web/ui/button.tsx'
import { FirstAnswers } from './first-answers.tsx'
import { nextStepOf } from './next-step.ts'

/** On top of /home: what to do next, and how long there is. */
export function NextStepBand({ account }: { account: Account }) {
  const [newest] = useHistory(account.id)
  const shortlist = useShortlist(account.id)
  // Until the list is known any step might be the wrong one.
  if (shortlist.step === 'loading') return <div aria-hidden className="band min-h-48 rounded-[2rem]" />
  const best = newest
    ? visibleReport(newest, account).collegeList.find((college) => !college.locked)
    : undefined
  const { title, about, action, second, days } = nextStepOf({
    latest: newest
      ? {
          id: newest.id,
          best: best?.collegeName ?? null,
          again: isOutgrown(newest.report, account) ? runAgainPath(newest.id) : null,
        }
      : null,
    saved: shortlist.step === 'ready' ? shortlist.colleges : null,
    tracks: planLimits[account.plan].tracker,
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
          className="mt-1 text-[clamp(1.5rem,1.2rem+1.4vw,2.25rem)] leading-tight font-bold tracking-tight wrap-anywhere"
        >
          {title}
        </h2>
        <p className="mt-1.5 text-on-navy-muted">{about}</p>
        <div className="mt-5 flex flex-wrap items-center gap-x-5 gap-y-3">
          {action && (
            <LinkButton to={action.to} size="lg">
              {action.label} <ArrowRight size={20} aria-hidden />
            </LinkButton>
          )}
          {second && (
            <LinkButton
              to={second.to}
              variant="ghost"
              className={`text-on-navy hover:bg-on-navy/10 ${action ? '' : '-ml-3 px-3 text-left'}`}
            >
              {second.label}
            </LinkButton>
          )}
        </div>
      </div>
      {action === null && <FirstAnswers account={account} />}
      {days !== undefined && (
        <p className="flex flex-col items-center justify-center border-on-navy/15 px-12 pb-6 max-sm:hidden sm:border-l sm:pb-0">
          <span className="font-display text-6xl font-extrabold">{Math.abs(days)}</span>
          <span className="text-on-navy-muted">
            {Math.abs(days) === 1 ? 'day' : 'days'} {days < 0 ? 'late' : 'left'}
          </span>
        </p>
      )}
    </section>
  )
}
