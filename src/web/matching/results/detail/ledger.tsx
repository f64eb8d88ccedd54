import type { LedgerLine } from '#contract/matching/report.ts'
import { planLabel } from '#contract/plans.ts'
import { Stack } from '#web/ui/charts/stack.tsx'

const points = (value: number) => (Number.isInteger(value) ? String(value) : value.toFixed(1))

const lower = (text: string) => text.charAt(0).toLowerCase() + text.slice(1)

type Props = {
  lines: readonly LedgerLine[]
  total: number | null
  /** The same lines before something was tried out; each then says by how much it moved. */
  before?: readonly LedgerLine[] | null
  /** The account has the higher plan, the report was made without it. */
  outgrown: boolean
}

type Counted = LedgerLine & { points: number }
const isCounted = (line: LedgerLine): line is Counted => line.points !== null && line.max > 0

/** The score as one bar and line by line: what each line got, out of how much, because of which fact. */
export function Ledger({ lines, total, before = null, outgrown }: Props) {
  if (lines.length === 0) return null
  const isPreview = lines.some((line) => line.points === null)
  const counted = lines.filter(isCounted)
  const shown = isPreview ? lines : lines.filter((line) => line.max > 0)
  const left = isPreview ? [] : lines.filter((line) => line.max === 0)
  return (
    <>
      <h4 className="mt-5 text-[.9375rem] font-semibold">How the score adds up</h4>
      {isPreview && (
        <p className="mt-1 text-[.9375rem] text-muted">
          This is a preview score. The points behind the true one are{' '}
          {outgrown ? 'not in this report.' : `part of the ${planLabel('gold')} plan.`}
        </p>
      )}
      {!isPreview && (
        <div className="mt-2.5">
          <Stack parts={counted.map(({ component, points, max }) => ({ name: component, points, max }))} />
        </div>
      )}
      <ul className="mt-3">
        {shown.map((line) => (
          <Line
            key={line.component}
            line={line}
            before={before?.find((one) => one.component === line.component)}
          />
        ))}
      </ul>
      {!isPreview && total !== null && (
        <p className="flex justify-between border-t border-border py-2 text-[.9375rem] font-semibold">
          <span>Match</span>
          <span className="tabular-nums">{total} of 100</span>
        </p>
      )}
      {left.length > 0 && (
        <p className="border-t border-border pt-2 text-[.8125rem] text-muted">
          {left.map(({ component, because }) => `${component} is ${lower(because)}`).join(' ')}
        </p>
      )}
    </>
  )
}

function Line({ line, before }: { line: LedgerLine; before: LedgerLine | undefined }) {
  return (
    <li className="border-t border-border py-2">
      <p className="flex items-baseline justify-between gap-4 text-[.9375rem]">
        <span className="font-semibold">{line.component}</span>
        {isCounted(line) && (
          <span className="shrink-0 tabular-nums text-muted">
            <Moved line={line} before={before} />
            <strong className="font-semibold text-fg">{points(line.points)}</strong> of {points(line.max)}
          </span>
        )}
      </p>
      <p className="flex justify-between gap-4 text-[.8125rem] leading-snug text-muted">
        <span>{line.because}</span>
        {isCounted(line) && <span className="shrink-0 font-semibold tabular-nums">{missing(line)}</span>}
      </p>
    </li>
  )
}

/** The points not won. */
function missing({ points: won, max }: Counted): string {
  const lost = Math.round((max - won) * 10) / 10
  return lost === 0 ? 'full' : `−${points(lost)}`
}

function Moved({ line, before }: { line: Counted; before: LedgerLine | undefined }) {
  if (before?.points === null || before === undefined) return null
  const by = Math.round((line.points - before.points) * 10) / 10
  if (by === 0) return null
  return (
    <span className="mr-2 font-semibold text-fact">
      {by > 0 ? `+${points(by)}` : `−${points(-by)}`}
      <span className="sr-only"> than before,</span>
    </span>
  )
}
