import { AmountBar } from './amount-bar.tsx'
import { RangeBar } from './range-bar.tsx'

type BarProps = {
  /** Percent of the whole width. */
  from?: number
  to: number
  /** The median of all colleges. */
  mark?: number | null
  look?: 'fact' | 'before-grants'
}

/** A number as a bar. Decorative: the number and the median are always beside it as text. */
export const Bar = ({ from = 0, to, mark = null, look = 'fact' }: BarProps) =>
  from > 0 ? (
    <RangeBar from={from / 100} to={to / 100} tone="fact" lines={mark === null ? [] : [mark / 100]} />
  ) : (
    <AmountBar
      share={to / 100}
      middle={mark === null ? null : mark / 100}
      striped={look === 'before-grants'}
    />
  )

/** No figure: a dashed line, which looks neither like zero nor like full. */
export function NoBar() {
  return (
    <svg aria-hidden className="chart-bar h-5">
      <line
        className="stroke-(--track) forced-colors:stroke-[GrayText]"
        x1="0"
        x2="100%"
        y1="10"
        y2="10"
        strokeDasharray="4 4"
        strokeWidth="10"
      />
    </svg>
  )
}
