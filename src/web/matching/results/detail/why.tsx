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
  const { locked, matchReasoning, ledger, matchPercentage } = college
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
        </>
      ) : (
        <p className="text-[.9375rem]">{matchReasoning}</p>
      )}
      <Ledger lines={ledger} total={matchPercentage} before={before} outgrown={outgrown} />
      {college.sources.length > 0 && <Sources college={college} />}
    </Section>
  )
}

/** Where the lines and every other figure come from: asked for, not in the way. */
function Sources({ college: { ledger, sources } }: { college: College }) {
  const ofLines = ledger.flatMap(({ component, source, year }) =>
    source === null ? [] : [`${component}: ${source}${year ? `, ${year}` : ''}`],
  )
  const ofFacts = sources.map(({ name, year, covers }) => `${covers}: ${name}, ${year}`)
  return (
    <details className="mt-2 text-[.8125rem] text-muted">
      <summary className="inline-flex min-h-11 cursor-pointer items-center text-sm text-link">
        Where these facts come from
      </summary>
      <ul className="mt-1 grid gap-1">
        {[...new Set([...ofLines, ...ofFacts])].map((line) => (
          <li key={line}>{line}</li>
        ))}
      </ul>
    </details>
  )
}
