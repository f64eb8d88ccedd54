import { percent, type Tone, within01 } from './tone.ts'

type Props = {
  /** Shares of the scale, 0 to 1. */
  from: number
  to: number
  tone: Tone
  /** The reader's own value. */
  you?: number | null
  /** The borders between the parts of the scale. */
  lines?: readonly number[]
}

const narrowest = 0.02 // so that a range of one point is still visible

/** A range on a scale. Decorative: the text beside it says the same. */
export function RangeBar({ from, to, tone, you = null, lines = [] }: Props) {
  const width = Math.max(narrowest, within01(to) - within01(from))
  const start = Math.min(within01(from), 1 - width)
  return (
    <svg aria-hidden className="chart-bar h-5">
      <rect className="chart-track" y="5" width="100%" height="10" rx="5" />
      <rect
        className={`chart-fill chart-${tone}`}
        x={percent(start)}
        y="5"
        width={percent(width)}
        height="10"
        rx="5"
      />
      {lines.map((line) => (
        <rect key={line} className="chart-line" x={percent(line)} y="5" width="1.5" height="10" />
      ))}
      {you !== null && (
        <rect
          className="chart-you"
          x={percent(within01(you))}
          y="1"
          width="4"
          height="18"
          rx="2"
          transform="translate(-2)"
        />
      )}
    </svg>
  )
}
