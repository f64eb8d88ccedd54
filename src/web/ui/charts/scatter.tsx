import {
  cornerEnd,
  dotRadius,
  frame,
  mostNumbered,
  type Name,
  namesOf,
  type Placed,
  type Point,
  place,
  scaleEnd,
  ticks,
  xOf,
  yOf,
} from './scatter-layout.ts'

type Props = {
  points: readonly Point[]
  /** The text alternative; the same numbers are elsewhere as text. */
  label: string
  /** The amount up to which the corner goes where both are good; by default half of the scale. */
  cornerTo?: number
  /** Labels of the amounts, and of the row for points without a height. */
  across: string
  lane: string
}

const goodFrom = 0.7
const shares = [0, 0.5, 1]
const thousands = (amount: number) => (amount === 0 ? '$0' : `$${amount / 1000}k`)

/** A scatter chart of an amount (across) and a share with its range (up). */
export function Scatter({ points, label, cornerTo, across, lane }: Props) {
  const end = scaleEnd(points)
  const placed = place(points, end)
  const corner = { right: xOf(cornerTo ?? cornerEnd(points), end), bottom: yOf(goodFrom) }
  const names = namesOf(placed, cornerTo === undefined ? null : corner)
  const isCrowded = points.length > mostNumbered
  const hasLane = points.some(({ height }) => height === null)
  const foot = hasLane ? frame.lane + dotRadius : frame.bottom
  return (
    <svg
      role="img"
      aria-label={label}
      viewBox={`0 0 ${frame.width} ${foot + 46}`}
      className={isCrowded ? 'scatter scatter-crowded' : 'scatter'}
    >
      <rect
        className={cornerTo === undefined ? 'scatter-corner' : 'scatter-corner scatter-corner-to'}
        x={frame.left}
        y={frame.top}
        width={corner.right - frame.left}
        height={corner.bottom - frame.top}
        rx="10"
      />
      {shares.map((share) => (
        <g key={share}>
          <line className="scatter-grid" x1={frame.left} x2={frame.right} y1={yOf(share)} y2={yOf(share)} />
          <text x={frame.left - 8} y={yOf(share) + 4} textAnchor="end">
            {share * 100}%
          </text>
        </g>
      ))}
      {hasLane && (
        <text x={frame.left - 8} y={frame.lane + 4} textAnchor="end">
          {lane}
        </text>
      )}
      {ticks(end).map((amount) => (
        <text key={amount} x={xOf(amount, end)} y={foot + 20} textAnchor={amount === end ? 'end' : 'middle'}>
          {thousands(amount)}
        </text>
      ))}
      <text x={frame.right} y={foot + 40} textAnchor="end">
        {across}
      </text>
      {placed.map((one) => (
        <RangeLine key={one.point.label} {...one} />
      ))}
      {!isCrowded && placed.map((one) => <Leader key={one.point.label} {...one} />)}
      {placed.map(({ point: { label: key, before }, dotX, y }) =>
        before == null || yOf(before) === y ? null : (
          <circle key={key} className="scatter-before" cx={dotX} cy={yOf(before)} r={dotRadius - 3} />
        ),
      )}
      {placed.map((one) => (
        <Dot key={one.point.label} {...(isCrowded ? { ...one, dotX: one.x } : one)} isCrowded={isCrowded} />
      ))}
      {placed.map((one) => {
        const name = names.get(one)
        return name && <NameOf key={one.point.label} {...name} />
      })}
    </svg>
  )
}

const RangeLine = ({ point: { range, tone }, x }: Placed) =>
  range && (
    <line
      className={`scatter-range scatter-${tone}`}
      x1={x}
      x2={x}
      y1={yOf(range.high)}
      y2={yOf(range.low)}
    />
  )

/** From a dot that had to give way to its true amount. */
const Leader = ({ x, y, dotX }: Placed) =>
  Math.abs(dotX - x) > 1 && (
    <g className="scatter-leader">
      <line x1={x} x2={dotX} y1={y} y2={y} />
      <circle cx={x} cy={y} r="3" />
    </g>
  )

const crowdedRadius = 5

const Dot = ({ point: { label, tone }, dotX, y, isCrowded }: Placed & { isCrowded: boolean }) => (
  <>
    <circle
      className={`scatter-dot scatter-${tone}`}
      cx={dotX}
      cy={y}
      r={isCrowded ? crowdedRadius : dotRadius}
    />
    {!isCrowded && (
      <text className="scatter-number" x={dotX} y={y} textAnchor="middle" dominantBaseline="central">
        {label}
      </text>
    )}
  </>
)

const NameOf = ({ text, x, y, anchor }: Name) => (
  <text className="scatter-name" x={x} y={y} textAnchor={anchor} dominantBaseline="central">
    {text}
  </text>
)
