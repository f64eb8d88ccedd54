import { ArrowRight, ExternalLink } from 'lucide-react'
import type { College } from '#contract/matching/report.ts'
import { planLabel } from '#contract/plans.ts'
import type { ResultsExtras } from '#web/matching/results/extras.ts'
import { httpLink } from '#web/matching/results/web-link.ts'
import { Button, LinkButton } from '#web/ui/button.tsx'

type Props = {
  college: College
  /** Its place among those shown. */
  place: { rank: number; of: number }
  extras: ResultsExtras
  onClose: () => void
  onNext: (() => void) | null
  /** Set where running the search again, not upgrading, opens what is locked. */
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
      {locked && !onRunAgain && <LinkButton to="/subscription">Upgrade Now</LinkButton>}
      {extras.save(college, locked ? undefined : 'primary')}
      <span className="hidden sm:inline-flex">{extras.compare(college)}</span>
      {website && (
        <a href={website} target="_blank" rel="noreferrer" className="btn btn-outline max-sm:px-3">
          Visit Website
          <ExternalLink size={16} aria-hidden className="max-sm:hidden" />
        </a>
      )}
      {onNext && (
        <span className="ml-auto flex items-center gap-2">
          <span className="text-sm text-muted max-sm:hidden">
            {place.rank} of {place.of}
          </span>
          <Button variant="ghost" onClick={onNext} className="px-2 sm:px-3">
            Next
            <span className="sr-only"> college</span>
            <ArrowRight size={18} aria-hidden />
          </Button>
        </span>
      )}
    </>
  )
}
