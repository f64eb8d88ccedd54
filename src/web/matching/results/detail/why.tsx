import { Lock } from 'lucide-react'
import { matchPoints } from '#contract/matching/match-points.ts'
import type { College, LedgerLine } from '#contract/matching/report.ts'
import { planLabel } from '#contract/plans.ts'
import { LockedInsight } from '#web/matching/results/locked-insight.tsx'
import { Ledger } from './ledger.tsx'
import { Section } from './section.tsx'

type Props = {
  college: College
  before: readonly LedgerLine[] | null
  outgrown: boolean
}

export function Why({ college, before, outgrown }: Props) {
  const { locked, matchReasoning, sources } = college
  return (
    <Section id="why" title="Why you are a match">
      {locked ? (
        <>
          <LockedInsight label="Unlock Full Insights" lines={2} outgrown={outgrown} linked />
          {!outgrown && (
            <p className="mt-3 text-[.9375rem] text-muted">
              The {planLabel('gold')} plan shows the score with every line behind it, your chance and the
              reasons.
            </p>
          )}
          {!outgrown && <LockedParts />}
        </>
      ) : (
        <p className="text-[.9375rem]">{matchReasoning}</p>
      )}
      <Ledger college={college} before={before} outgrown={outgrown} />
      {sources.length > 0 && <Sources sources={sources} />}
    </Section>
  )
}

/** What the score is made of, for whom its points are locked. */
function LockedParts() {
  return (
    <>
      <h4 className="mt-5 text-[.9375rem] font-semibold">How the score adds up</h4>
      <ul className="mt-3 grid grid-cols-2 gap-x-8 lg:grid-cols-1">
        {Object.keys(matchPoints).map((component) => (
          <li
            key={component}
            className="flex min-h-9 items-center gap-2 border-t border-border text-[.9375rem] text-muted"
          >
            <Lock size={14} aria-hidden className="flex-none" />
            {component}
          </li>
        ))}
      </ul>
    </>
  )
}

/** Closed until opened; the lines of the score name their own sources. */
function Sources({ sources }: Pick<College, 'sources'>) {
  return (
    <details className="mt-2 border-t border-border text-[.8125rem] text-muted">
      <summary className="inline-flex min-h-11 cursor-pointer items-center text-sm text-link">
        Sources of these facts
      </summary>
      <ul className="mt-1 grid gap-1">
        {sources.map(({ name, year, covers }) => (
          <li key={`${covers} ${name}`}>
            {covers}: {name}, {year}
          </li>
        ))}
      </ul>
    </details>
  )
}
