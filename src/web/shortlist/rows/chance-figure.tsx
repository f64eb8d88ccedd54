import type { Chance } from '#contract/matching/report.ts'
import { bandOf, rangeOf } from '#web/platform/chance.ts'
import { Chip } from '#web/ui/card.tsx'
import { RangeBar } from '#web/ui/charts/range-bar.tsx'

/** A chance as its band, its range, and a bar. */
export function ChanceFigure({ chance }: { chance: Chance }) {
  const { label, tone } = bandOf(chance)
  const { low, high } = chance
  return (
    <>
      <p className="flex flex-wrap items-center justify-between gap-x-2">
        <Chip tone={tone}>{label}</Chip>
        <strong className="font-semibold tabular-nums">{rangeOf(chance)}</strong>
      </p>
      {low !== null && high !== null && <RangeBar from={low} to={high} tone={tone} />}
    </>
  )
}
