import { percent, within01 } from './tone.ts'

type Props = {
  /** How much of the scale, 0 to 1. */
  share: number
  /** Another kind of amount, such as a price before grants. */
  striped?: boolean
  /** A value to compare with, such as the median of all colleges. */
  middle?: number | null
}

/** An amount on a scale from zero. Decorative: the number beside it says the same. */
export function AmountBar({ share, striped = false, middle = null }: Props) {
  const width = percent(Math.max(0.01, within01(share)))
  return (
    <svg aria-hidden className={middle === null ? 'chart-bar chart-round h-2.5' : 'chart-bar h-5'}>
      <g transform={middle === null ? undefined : 'translate(0 5)'}>
        <rect className="chart-track" width="100%" height="10" rx="5" />
        {striped ? (
          <>
            <svg aria-hidden width={width} height="10">
              <line className="chart-stripes" x1="0" x2="110%" y1="5" y2="5" transform="skewX(-45)" />
            </svg>
            <rect className="chart-outline" y=".5" width={width} height="9" rx="4.5" />
          </>
        ) : (
          <rect className="chart-fill chart-fact" width={width} height="10" rx="5" />
        )}
        {middle !== null && (
          <rect
            className="chart-middle"
            x={percent(within01(middle))}
            y="-4"
            width="3"
            height="18"
            rx="1.5"
            transform="translate(-1.5)"
          />
        )}
      </g>
    </svg>
  )
}
