import { ExternalLink, MapPin } from 'lucide-react'
import { planLabel } from '#contract/plans.ts'
import type { College } from '#contract/report.ts'
import { Button, LinkButton } from '#web/ui/button.tsx'
import { Modal } from '#web/ui/modal.tsx'
import { Ring } from '#web/ui/ring.tsx'
import { ChanceLine } from './chance-line.tsx'
import { CollegeFacts } from './college-facts.tsx'
import type { ResultsExtras } from './extras.ts'
import { LedgerTable } from './ledger-table.tsx'
import { LockedInsight } from './locked-insight.tsx'
import { ScholarshipLists } from './scholarship-lists.tsx'
import { httpLink } from './web-link.ts'

type Actions = {
  extras: ResultsExtras
  onClose: () => void
  /** Set where the plan of today would show more than the report holds: running it again, not upgrading, opens it. */
  onRunAgain: (() => void) | null
}

/** Everything about one college; of a locked one what the plan shows, and how to see the rest. */
export function CollegeModal({ college, ...actions }: Actions & { college: College | null }) {
  return (
    <Modal open={college !== null} onClose={actions.onClose} title={college?.collegeName ?? ''}>
      {college && <Content college={college} {...actions} />}
    </Modal>
  )
}

function Content({ college, extras, onClose, onRunAgain }: Actions & { college: College }) {
  const outgrown = onRunAgain !== null
  const website = httpLink(college.links.admissions) ?? httpLink(college.links.website)
  return (
    <div className="grid gap-7">
      <div className="flex items-center justify-between gap-4">
        <p className="flex items-center gap-1.5 text-muted">
          <MapPin size={18} aria-hidden className="shrink-0" />
          {college.location}
        </p>
        <Ring value={college.matchPercentage} size="sm" />
      </div>
      <section aria-labelledby="why-title">
        <h3 id="why-title" className="text-lg font-bold">
          Why you are a match
        </h3>
        <div className="mt-2">
          {college.locked ? (
            <LockedInsight label="Unlock Full Insights" lines={2} outgrown={outgrown} onLeave={onClose} />
          ) : (
            <p className="text-muted">{college.matchReasoning}</p>
          )}
        </div>
      </section>
      {college.chance && <ChanceLine chance={college.chance} />}
      <LedgerTable lines={college.ledger} total={college.matchPercentage} outgrown={outgrown} />
      <CollegeFacts college={college} />
      <ScholarshipLists college={college} outgrown={outgrown} onLeave={onClose} />
      {college.campusVibe && (
        <section aria-labelledby="vibe-title">
          <h3 id="vibe-title" className="text-lg font-bold">
            Campus vibe
          </h3>
          <p className="mt-2 text-muted">{college.campusVibe}</p>
        </section>
      )}
      {college.sources.length > 0 && <Sources college={college} />}
      {college.locked && outgrown && (
        <p>
          This search was made on the {planLabel('free')} plan, without the reasons and scholarships for this
          college.
        </p>
      )}
      <div className="flex flex-wrap gap-3">
        {college.locked && onRunAgain && (
          <Button
            onClick={() => {
              onClose()
              onRunAgain()
            }}
          >
            Run this search again
          </Button>
        )}
        {college.locked && !outgrown && (
          <LinkButton to="/subscription" onClick={onClose}>
            Upgrade Now
          </LinkButton>
        )}
        {website && (
          <a href={website} target="_blank" rel="noreferrer" className="btn btn-outline">
            Visit Website
            <ExternalLink size={16} aria-hidden />
          </a>
        )}
        {extras.save(college)}
      </div>
    </div>
  )
}

function Sources({ college }: { college: College }) {
  return (
    <details className="text-[.9375rem] text-muted">
      <summary className="cursor-pointer font-semibold text-fg">Where these facts come from</summary>
      <ul className="mt-2 grid gap-1.5">
        {college.sources.map(({ name, year, covers }) => (
          <li key={`${name} ${year} ${covers}`}>
            {name}, {year}: {covers}
          </li>
        ))}
      </ul>
    </details>
  )
}
