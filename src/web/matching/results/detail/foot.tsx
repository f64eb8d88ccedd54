import { ArrowRight, ExternalLink } from 'lucide-react'
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
  /** Set if running the search again, not upgrading, opens what is locked. */
  onRunAgain: (() => void) | null
}

export function Foot({ college, place, extras, onClose, onNext, onRunAgain }: Props) {
  const { locked, links } = college
  const website = httpLink(links.admissions) ?? httpLink(links.website)
  return (
    <>
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
      {locked && !onRunAgain && <UpgradeButton>Upgrade Now</UpgradeButton>}
      {extras.save(college, locked ? undefined : 'primary')}
      {extras.compare(college)}
      {website && (
        <a href={website} target="_blank" rel="noreferrer" className="btn btn-outline">
          Visit Website
          <ExternalLink size={16} aria-hidden />
        </a>
      )}
      {onNext && (
        <>
          <span className="ml-auto text-sm text-muted max-sm:hidden">
            {place.rank} of {place.of}
          </span>
          <Button variant="ghost" onClick={onNext}>
            Next
            <span className="sr-only"> college</span>
            <ArrowRight size={18} aria-hidden />
          </Button>
        </>
      )}
    </>
  )
}
