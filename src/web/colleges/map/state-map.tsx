import type { StateCode } from '#contract/states.ts'
import { pointOf } from './projection.ts'
import outlines from './state-outlines.json' with { type: 'json' }

type Place = { latitude: number; longitude: number }
type Outline = { box: number[]; path: string }

/** The college in its state, the others as grey dots. */
export function StateMap({
  state,
  here,
  others,
  city,
  label,
}: {
  state: StateCode
  here: Place
  others: readonly Place[]
  city: string
  label: string
}) {
  const { box, path } = (outlines as Record<StateCode, Outline>)[state]
  const [left = 0, top = 0, width = 1, height = 1] = box
  const span = Math.max(width, height * 1.15)
  const edge = span / 18
  const at = pointOf(here)
  const isEast = at.x > left + width / 2 // the name goes to the side with more room
  const dots = others.map((place) => {
    const { x, y } = pointOf(place)
    return `M${x} ${y}h0`
  })
  return (
    <svg
      role="img"
      aria-label={label}
      viewBox={`${left - edge} ${top - edge} ${width + 2 * edge} ${height + 2 * edge}`}
      className="us-map mx-auto block max-h-64 w-full"
    >
      <path className="us-land" d={path} strokeWidth={span / 300} />
      <path className="us-others" d={dots.join('')} strokeWidth={span / 60} strokeLinecap="round" />
      <circle className="us-here-ring" cx={at.x} cy={at.y} r={span / 32} />
      <circle className="us-here" cx={at.x} cy={at.y} r={span / 55} />
      <text
        className="us-city"
        x={at.x + (isEast ? -1 : 1) * (span / 22)}
        y={at.y + span / 60}
        fontSize={span / 22}
        strokeWidth={span / 80}
        textAnchor={isEast ? 'end' : 'start'}
      >
        {city}
      </text>
    </svg>
  )
}
