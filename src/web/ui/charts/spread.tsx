import { count } from '#contract/prose.ts'
import { DotHistogram } from './dot-histogram.tsx'

type Props = {
  preview: {
    bands: { likely: number; target: number; reach: number; unknown: number }
    /** How many colleges on each step of the chance, the hardest first. */
    bars: readonly number[]
  }
  /** Width by height. */
  ratio: number
}

const kinds = [
  { band: 'reach', dots: 'stroke-(--bad-on-navy)', key: 'bg-(--bad-on-navy)' },
  { band: 'target', dots: 'stroke-(--warn-on-navy)', key: 'bg-(--warn-on-navy)' },
  { band: 'likely', dots: 'stroke-(--ok-on-navy)', key: 'bg-(--ok-on-navy)' },
  { band: 'unknown', dots: 'stroke-(--ring-locked)', key: 'bg-(--ring-locked)' },
] as const

/** On navy: one dot for each college, the hardest to get into on the left, and the counts as text. */
export function Spread({ preview: { bands, bars }, ratio }: Props) {
  const shown = kinds.filter(({ band }) => bands[band] > 0)
  return (
    <div className="mt-4">
      <DotHistogram
        bars={bars}
        ratio={ratio}
        label="One dot for each college, hardest to enter on the left"
        groups={kinds.map(({ band, dots }) => ({ count: bands[band], className: dots }))}
      />
      <p aria-hidden className="mt-1 flex justify-between text-sm text-on-navy-muted">
        <span>hard to get in</span>
        <span>almost sure</span>
      </p>
      <ul className="mt-3 flex flex-wrap gap-x-4 gap-y-1.5 text-[.9375rem] font-semibold">
        {shown.map(({ band, key }) => (
          <li key={band} className="flex items-center gap-1.5">
            <span aria-hidden className={`size-2.5 rounded-full ${key}`} />
            {count(bands[band])} {band}
          </li>
        ))}
      </ul>
    </div>
  )
}
