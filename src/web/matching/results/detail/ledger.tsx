import { ChevronDown } from 'lucide-react'
import type { ComponentProps } from 'react'
import type { College, LedgerLine } from '#contract/matching/report.ts'
import { planLabel } from '#contract/plans.ts'
import { bandOf, rangeOf } from '#web/platform/chance.ts'
import { asPercent } from '#web/platform/figures.ts'
import { Stack, StackPart } from '#web/ui/charts/stack.tsx'

const points = (value: number) => (Number.isInteger(value) ? String(value) : value.toFixed(1))

type Props = {
  college: College
  /** The same lines before the what-if; each then shows by how much it moved. */
  before?: readonly LedgerLine[] | null
  /** The account has the higher plan now, but the report was made without it. */
  outgrown: boolean
}

type Counted = LedgerLine & { points: number }
const isCounted = (line: LedgerLine): line is Counted => line.points !== null && line.max > 0
const isShown = ({ max }: LedgerLine) => max > 0

/** The score as one bar and line by line: points out of the maximum; opened, the fact behind them. */
export function Ledger({ college, before = null, outgrown }: Props) {
  const lines = college.ledger
  if (lines.length === 0) return null
  const isPreview = lines.some((line) => line.points === null)
  const counted = lines.filter(isCounted)
  const left = lines.filter((line) => !isShown(line))
  const parts = isPreview
    ? []
    : counted.map(({ component, points, max }) => ({ name: component, points, max }))
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
          <Stack parts={parts} />
        </div>
      )}
      <ul className="mt-3">
        {lines.filter(isShown).map((line) => (
          <Line
            key={line.component}
            line={line}
            parts={parts}
            fact={factOf(line, college)}
            before={before?.find((one) => one.component === line.component)}
          />
        ))}
      </ul>
      {left.length > 0 && <NotCounted lines={left} />}
    </>
  )
}

const longestFact = 80

/** A few words for a line: what the report sends for it, or says of the college anyway. */
function factOf({ component, fact, because }: LedgerLine, college: College): string | undefined {
  const { chance, admissions, outcomes } = college
  if (fact !== undefined) return fact
  if (component === 'Strength' && outcomes.graduationRate.value !== null)
    return `${asPercent(outcomes.graduationRate.value)} finish in six years`
  if (component === 'Chance' && chance) {
    const rate = admissions.acceptanceRate
    if (chance.low === null) return bandOf(chance).label
    return `${rate === null ? '' : `admits ${asPercent(rate)}; `}you ${rangeOf(chance)}`
  }
  return because !== '' && because.length <= longestFact ? because : undefined
}

/** All in one line; opened, why. */
function NotCounted({ lines }: { lines: readonly LedgerLine[] }) {
  return (
    <details className="group border-t border-border text-[.8125rem] text-muted">
      <summary className="flex min-h-11 cursor-pointer list-none items-center gap-2 [&::-webkit-details-marker]:hidden">
        <span className="flex-1">Not counted: {lines.map(({ component }) => component).join(', ')}</span>
        <Chevron />
      </summary>
      <ul className="grid gap-1 pr-6 pb-3 text-sm">
        {lines.map(({ component, because }) => (
          <li key={component}>
            {component}: {because.replace(/^Not counted: /, '')}
          </li>
        ))}
      </ul>
    </details>
  )
}

const Chevron = () => (
  <ChevronDown
    size={16}
    aria-hidden
    className="flex-none text-muted transition-transform group-open:rotate-180"
  />
)

type LineProps = {
  line: LedgerLine
  /** The parts of the bar above; none of a preview score. */
  parts: ComponentProps<typeof Stack>['parts']
  fact: string | undefined
  before: LedgerLine | undefined
}

function Line({ line, parts, fact, before }: LineProps) {
  const { component, because, source, year } = line
  const cited = [source, year].filter(Boolean).join(', ')
  return (
    <li className="border-t border-border">
      <details className="group text-[.9375rem]">
        <summary className="flex min-h-11 cursor-pointer list-none items-center gap-2 py-1.5 [&::-webkit-details-marker]:hidden">
          <span className="grid min-w-0 flex-1 gap-x-2">
            <span className="flex items-baseline gap-2 tabular-nums">
              {parts.length > 0 && (
                <span className="w-11 flex-none self-center">
                  <StackPart parts={parts} name={component} />
                </span>
              )}
              <span className="flex-1 font-semibold">{component}</span>
              {isCounted(line) && <Moved line={line} before={before} />}
              {isCounted(line) && (
                <span className="text-muted">
                  <strong className="font-semibold text-fg">{points(line.points)}</strong> of{' '}
                  {points(line.max)}
                </span>
              )}
            </span>
            <span className="flex items-baseline gap-2 text-[.8125rem] text-muted tabular-nums">
              <span className="flex-1 group-open:invisible">{fact}</span>
              {isCounted(line) && <span className="font-semibold">{missing(line)}</span>}
            </span>
          </span>
          <Chevron />
        </summary>
        <p className="pr-6 pb-3 text-sm leading-snug text-muted">
          {because} {source && because ? `(${cited})` : cited}
        </p>
      </details>
    </li>
  )
}

/** The points that were not reached. */
function missing({ points: won, max }: Counted): string {
  const lost = Math.round((max - won) * 10) / 10
  return lost === 0 ? 'full' : `−${points(lost)}`
}

function Moved({ line, before }: { line: Counted; before: LedgerLine | undefined }) {
  if (before?.points === null || before === undefined) return null
  const by = Math.round((line.points - before.points) * 10) / 10
  if (by === 0) return null
  return (
    <span className="font-semibold text-fact">
      {by > 0 ? `+${points(by)}` : `−${points(-by)}`}
      <span className="sr-only"> than before,</span>
    </span>
  )
}
