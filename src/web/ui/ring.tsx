const goodFrom = 70 // spec §9: green at 70 and above …
const fairFrom = 50 // … yellow at 50 and above, red below
const lockedFill = 75 // spec §9: the locked ring is 75 percent filled

export const ringTone = (value: number) => (value >= goodFrom ? 'ok' : value >= fairFrom ? 'warn' : 'bad')

type Size = keyof typeof sizes
const sizes = {
  sm: { box: 'size-12', text: 'text-[.8125rem]', percent: 'text-[.625rem]', stroke: 10 },
  tile: {
    box: 'size-12 sm:size-16',
    text: 'text-sm sm:text-lg',
    percent: 'text-[.625rem] sm:text-[.6875rem]',
    stroke: 10,
  },
  /** Smaller on a narrow screen. */
  card: {
    box: 'size-16 lg:size-[5.5rem]',
    text: 'text-lg lg:text-2xl',
    percent: 'text-[.6875rem] lg:text-sm',
    stroke: 10,
  },
  md: { box: 'size-[5.5rem]', text: 'text-2xl', percent: 'text-sm', stroke: 10 },
  lg: { box: 'size-28', text: 'text-3xl', percent: 'text-base', stroke: 10 },
}

type Props = {
  /** Null: there is none, or the plan does not show it. */
  value: number | null
  locked?: boolean
  size?: Size
}

/** A match percentage as a ring. The text alternative has the number. */
export function Ring({ value, locked = false, size = 'md' }: Props) {
  const { box, text, percent, stroke } = sizes[size]
  const filled = locked ? lockedFill : (value ?? 0)
  const tone = locked || value === null ? 'locked' : ringTone(value)
  return (
    <div
      role="img"
      aria-label={locked ? 'Match score locked' : value === null ? 'No match score' : `${value}% match`}
      className={`relative shrink-0 large-text:[--spacing:.1875rem] ${box}`}
    >
      {/* Attributes rather than styles: the page's CSP allows no inline style in prerendered markup. */}
      <svg
        aria-hidden
        viewBox="0 0 100 100"
        fill="none"
        strokeWidth={stroke}
        className="size-full -rotate-90"
      >
        <circle cx="50" cy="50" r="45" className="stroke-track" />
        {filled > 0 && (
          <circle
            cx="50"
            cy="50"
            r="45"
            pathLength="100"
            strokeDasharray={`${filled} 100`}
            strokeLinecap="round"
            className={`ring-${tone} ring-draw`}
          />
        )}
      </svg>
      <span
        aria-hidden
        className={`absolute inset-0 flex items-center justify-center font-display font-bold tabular-nums tracking-tight ${text}`}
      >
        {locked ? '??' : (value ?? <span className="text-sm text-muted">N/A</span>)}
        {(locked || value !== null) && <span className={`font-semibold text-muted ${percent}`}>%</span>}
      </span>
    </div>
  )
}
