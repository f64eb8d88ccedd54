import { ArrowLeft, ArrowRight, ExternalLink } from 'lucide-react'
import { Fragment, type MouseEvent } from 'react'
import type { College } from '#contract/matching/report.ts'
import { planLabel } from '#contract/plans.ts'
import type { ResultsExtras } from '#web/matching/results/extras.ts'
import { UpgradeButton } from '#web/matching/results/upgrade-button.tsx'
import { httpLink } from '#web/matching/results/web-link.ts'
import { Button } from '#web/ui/button.tsx'

type Props = {
  college: College
  /** Its rank among those shown. */
  place: { rank: number; of: number }
  extras: ResultsExtras
  onClose: () => void
  onNext: (() => void) | null
  onPrevious: (() => void) | null
  /** Set if running the search again, not upgrading, opens what is locked. */
  onRunAgain: (() => void) | null
}

export function Foot({ college, place, extras, onClose, onNext, onPrevious, onRunAgain }: Props) {
  const { locked, links } = college
  const website = httpLink(links.admissions) ?? httpLink(links.website)
  // The last college has no Next, the first no Previous: the pressed button goes, and the heading gets the focus.
  const turn = (go: () => void, isLast: boolean) => (event: MouseEvent<HTMLElement>) => {
    if (isLast) event.currentTarget.closest('dialog')?.querySelector<HTMLElement>('h2')?.focus()
    go()
  }
  return (
    <>
      <Fragment key={college.unitid}>
        {locked && onRunAgain && (
          <>
            <p className="w-full text-sm">
              This search was made on the {planLabel('free')} plan, without the reasons and scholarships for
              this college.
            </p>
            <Button
              onClick={() => {
                onClose()
                onRunAgain()
              }}
            >
              Run this search again
            </Button>
          </>
        )}
        {locked && !onRunAgain && <UpgradeButton className="max-sm:w-full">Upgrade Now</UpgradeButton>}
        {extras.save(college, locked ? undefined : 'primary')}
        {extras.compare(college)}
        {website && (
          <a href={website} target="_blank" rel="noreferrer" className="btn btn-outline">
            Visit Website
            <ExternalLink size={16} aria-hidden />
          </a>
        )}
      </Fragment>
      {/* Keeps its width where there is no Next: the buttons beside it stay where they were. */}
      <div className="foot-turn">
        <span className="foot-place">
          {place.rank} of {place.of}
        </span>
        {onPrevious && (
          <Button variant="ghost" onClick={turn(onPrevious, place.rank === 2)} className="max-sm:hidden">
            <ArrowLeft size={18} aria-hidden />
            Previous
            <span className="sr-only"> college</span>
          </Button>
        )}
        <div className="foot-next">
          {onNext && (
            <Button variant="ghost" onClick={turn(onNext, place.rank + 1 === place.of)}>
              Next
              <span className="sr-only"> college</span>
              <ArrowRight size={18} aria-hidden />
            </Button>
          )}
        </div>
      </div>
    </>
  )
}
