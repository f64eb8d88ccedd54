import { planLabel } from '#contract/plans.ts'
import type { LedgerLine } from '#contract/report.ts'

const points = (value: number) => (Number.isInteger(value) ? String(value) : value.toFixed(1))

type Props = {
  lines: readonly LedgerLine[]
  total: number | null
  /** The account has the higher plan, the report was made without it. */
  outgrown: boolean
}

/** The score line by line: what it got, out of how much, because of which fact, from which source and year. */
export function LedgerTable({ lines, total, outgrown }: Props) {
  if (lines.length === 0) return null
  const shown = lines.every((line) => line.points !== null)
  return (
    <section aria-labelledby="ledger-title">
      <h3 id="ledger-title" className="text-lg font-bold">
        How the score adds up
      </h3>
      {!shown && (
        <p className="mt-1 text-[.9375rem] text-muted">
          This is a preview score. The points behind the true one are{' '}
          {outgrown ? 'not in this report.' : `part of the ${planLabel('gold')} plan.`}
        </p>
      )}
      <ul className="mt-3 grid gap-3">
        {lines.map((line) => (
          <li key={line.component} className="rounded-xl bg-surface-2/60 px-4 py-3">
            <div className="flex items-baseline justify-between gap-4">
              <span className="font-semibold">{line.component}</span>
              {line.points !== null && line.max > 0 && (
                <span className="shrink-0 text-sm tabular-nums text-muted">
                  <strong className="text-base text-fg">{points(line.points)}</strong> of {points(line.max)}
                </span>
              )}
            </div>
            {line.points !== null && line.max > 0 && (
              <div aria-hidden className="mt-2 h-1.5 overflow-hidden rounded-full bg-track">
                <div
                  className="h-full rounded-full bg-primary"
                  style={{ width: `${Math.round((line.points / line.max) * 100)}%` }}
                />
              </div>
            )}
            <p className="mt-2 text-[.9375rem] text-muted">{line.because}</p>
            {line.source && (
              <p className="mt-1 text-[.8125rem] text-muted">
                Source: {line.source}
                {line.year && `, ${line.year}`}
              </p>
            )}
          </li>
        ))}
      </ul>
      {shown && total !== null && (
        <p className="mt-3 flex justify-between border-t border-border pt-3 font-semibold">
          <span>Match</span>
          <span className="tabular-nums">{total} of 100</span>
        </p>
      )}
    </section>
  )
}
