import type { Chance } from '#contract/report.ts'
import { bandOf, rangeOf } from '#web/platform/chance.ts'
import { Chip } from '#web/ui/card.tsx'

/** The chance as a range on a scale, with its band, and the sentence that keeps it apart from Match. */
export function ChanceLine({ chance }: { chance: Chance }) {
  const range = rangeOf(chance)
  const { label, tone } = bandOf(chance)
  return (
    <section aria-labelledby="chance-title">
      <h3 id="chance-title" className="text-lg font-bold">
        Your chance of admission
      </h3>
      <p className="mt-2 flex flex-wrap items-center gap-3">
        <Chip tone={tone}>{label}</Chip>
        {range && <span className="font-semibold tabular-nums">{range}</span>}
      </p>
      {chance.low !== null && chance.high !== null && (
        <div aria-hidden className="relative mt-3 h-2 rounded-full bg-track">
          <div
            className="absolute inset-y-0 rounded-full bg-fact"
            style={{
              left: `${chance.low * 100}%`,
              width: `${Math.max(1, (chance.high - chance.low) * 100)}%`,
            }}
          />
        </div>
      )}
      <p className="mt-2 text-[.9375rem] text-muted">
        {range
          ? 'An estimate from the published admission rate, your record and the enrolled test range, not a promise. Match is not a chance.'
          : 'This college admits all who meet its published requirements. Match is not a chance.'}
      </p>
    </section>
  )
}
