import type { Span } from '#web/colleges/finding/address.ts'
import { binOf } from '#web/colleges/finding/find.ts'

type Props = {
  name: string
  label: string
  words: string
  bars: readonly number[]
  span: Span
  limit: number
  step: number
  ends: readonly [string, string]
  onChange: (span: Span) => void
}

/** Two thumbs under a chart of the values. Native ranges: arrows and Page keys move them. */
export function SpanFilter({ name, label, words, bars, span, limit, step, ends, onChange }: Props) {
  const least = span.least ?? 0
  const most = span.most ?? limit
  const tallest = Math.max(1, ...bars)
  const isIn = (bin: number) => bin >= binOf(least, limit) && bin <= binOf(most, limit)
  const set = (from: number, to: number) =>
    onChange({ least: from <= 0 ? null : Math.min(from, to), most: to >= limit ? null : Math.max(from, to) })
  return (
    <div>
      <svg aria-hidden viewBox="0 0 100 20" preserveAspectRatio="none" className="block h-10 w-full">
        {bars.map((bar, bin) => {
          const height = bar === 0 ? 0.4 : Math.max(1, (20 * bar) / tallest)
          return (
            <rect
              // The bars are places on a scale: they never move.
              // biome-ignore lint/suspicious/noArrayIndexKey: a bar's place is what it is
              key={bin}
              className={isIn(bin) ? 'chart-fact' : 'chart-track'}
              x={(100 * bin) / bars.length + 0.3}
              y={20 - height}
              width={100 / bars.length - 0.6}
              height={height}
            />
          )
        })}
      </svg>
      <div className="span-thumbs">
        <svg aria-hidden className="span-line" width="100%" height="28">
          <rect className="chart-track" y="12" width="100%" height="4" rx="2" />
          <rect
            className="span-chosen"
            x={`${(100 * least) / limit}%`}
            y="12"
            width={`${(100 * (most - least)) / limit}%`}
            height="4"
          />
        </svg>
        <input
          type="range"
          name={`${name}-from`}
          aria-label={`${label}, at least`}
          min={0}
          max={limit}
          step={step}
          value={least}
          onChange={(event) => set(Number(event.target.value), most)}
        />
        <input
          type="range"
          name={`${name}-to`}
          aria-label={`${label}, at most`}
          min={0}
          max={limit}
          step={step}
          value={most}
          onChange={(event) => set(least, Number(event.target.value))}
        />
      </div>
      <p className="flex justify-between text-[.8125rem] text-muted">
        <span>{ends[0]}</span>
        <b className="font-semibold text-fg">{words}</b>
        <span>{ends[1]}</span>
      </p>
    </div>
  )
}
