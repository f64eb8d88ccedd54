/** Dots of one kind; kinds follow each other from the left. */
export type Dots = { count: number; className: string }

const step = 8.4
const radius = 3

type Props = {
  /** How many dots stand on each step of the scale, the lowest step first. */
  bars: readonly number[]
  groups: readonly Dots[]
  /** The text alternative. */
  label: string
  /** Width divided by height: the same for few dots as for many. */
  ratio: number
}

/**
 * One dot for each of many, stacked by its place on a scale; a stack that is too tall takes several columns. Each kind
 * is a single path: a thousand dots are four elements.
 */
export function DotHistogram({ bars, groups, label, ratio }: Props) {
  const { rows, columns } = columnsOf(bars, ratio)
  return (
    <svg
      role="img"
      aria-label={label}
      viewBox={`0 0 ${round(rows * ratio * step)} ${round(rows * step)}`}
      className="block h-auto w-full"
    >
      {pathsOf(columns, rows, groups).map(({ className, d }) => (
        <path key={className} d={d} strokeWidth={2 * radius} strokeLinecap="round" className={className} />
      ))}
    </svg>
  )
}

/** The largest dots that fit, and how many are in each column. */
export function columnsOf(bars: readonly number[], ratio: number) {
  const widths = (rows: number) => bars.map((count) => Math.max(1, Math.ceil(count / rows)))
  const inAll = (rows: number) => widths(rows).reduce((sum, width) => sum + width, 0)
  let rows = 1
  while (inAll(rows) > rows * ratio) rows++
  // The tallest bar takes the remaining room, so that the chart ends where its scale does.
  const tallest = bars.indexOf(Math.max(...bars))
  const room = Math.floor(rows * ratio) - inAll(rows)
  const columns = widths(rows).flatMap((least, bar) => {
    const width = bar === tallest ? least + room : least
    return Array.from({ length: width }, (_, i) => Math.floor(((bars[bar] ?? 0) + i) / width))
  })
  return { rows, columns }
}

/** Relative steps from dot to dot: the same few characters repeat, so the page compresses well. */
function pathsOf(columns: readonly number[], rows: number, groups: readonly Dots[]) {
  const paths = groups.map(({ className }) => ({ className, d: '' }))
  let kind = 0
  let left = groups[0]?.count ?? 0
  columns.forEach((height, column) => {
    let before = -1
    for (let row = 0; row < height; row++) {
      while (left === 0 && kind < groups.length - 1) left = groups[++kind]?.count ?? 0
      left--
      const path = paths[kind]
      if (!path) return
      const start = `M${round((column + 0.5) * step)} ${round((rows - row - 0.5) * step)}h0`
      path.d += before === kind ? `m0-${step}h0` : start
      before = kind
    }
  })
  return paths
}

const round = (value: number) => Math.round(value * 10) / 10
