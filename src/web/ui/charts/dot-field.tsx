/** Dots of one kind, drawn in this order from the left. */
export type Dots = { count: number; className: string }

const step = 8.4
const radius = 3
const fewestRows = 4

type Props = {
  groups: readonly Dots[]
  /** What the picture says, for those who hear it. */
  label: string
  columns?: number
}

/** One dot for each of many, filled in column by column. Each kind is a single path: a thousand dots cost four elements. */
export function DotField({ groups, label, columns = 47 }: Props) {
  const total = groups.reduce((sum, { count }) => sum + count, 0)
  const rows = Math.max(fewestRows, Math.ceil(total / columns))
  const starts = groups.map((_, g) => groups.slice(0, g).reduce((sum, { count }) => sum + count, 0))
  return (
    <svg
      role="img"
      aria-label={label}
      viewBox={`0 0 ${columns * step} ${rows * step}`}
      className="block h-auto w-full"
    >
      {groups.map(({ count, className }, g) => (
        <path
          key={className}
          d={dotsFrom(starts[g] ?? 0, count, rows)}
          strokeWidth={2 * radius}
          strokeLinecap="round"
          className={className}
        />
      ))}
    </svg>
  )
}

/** In steps from dot to dot: the same few characters again and again, so that a page full of them packs well. */
function dotsFrom(start: number, count: number, rows: number): string {
  let d = ''
  for (let k = start; k < start + count; k++) {
    const row = k % rows
    if (k === start) d = `M${round(Math.floor(k / rows) * step + step / 2)} ${round(row * step + step / 2)}h0`
    else d += row === 0 ? `m${step} ${round(-(rows - 1) * step)}h0` : `m0 ${step}h0`
  }
  return d
}

const round = (value: number) => Math.round(value * 10) / 10
