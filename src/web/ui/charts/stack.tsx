import { percent } from './tone.ts'

type Part = { name: string; points: number; max: number }

const whole = (parts: readonly Part[]) => parts.reduce((sum, { max }) => sum + max, 0)
// Neighbors differ.
const look = (i: number) => `chart-fill ${i % 2 === 0 ? 'chart-fact' : 'chart-fact-2'}`

/** A sum as one bar: every part as wide as its maximum, filled by its points. Decorative: the lines say the same. */
export function Stack({ parts }: { parts: readonly Part[] }) {
  const all = whole(parts) || 1
  let before = 0
  return (
    <svg aria-hidden className="chart-bar chart-round h-[22px]">
      {parts.map(({ name, points, max }, i) => {
        const x = percent(before / all)
        before += max
        return (
          <svg key={name} aria-hidden x={x} width={percent(max / all)} height="22">
            <rect className="chart-track" width="100%" height="22" />
            <rect className={look(i)} width={percent(max === 0 ? 0 : points / max)} height="22" />
            {i < parts.length - 1 && (
              <rect className="chart-gap" x="100%" width="3" height="22" transform="translate(-3)" />
            )}
          </svg>
        )
      })}
    </svg>
  )
}

/** The same bar, small, with one part in its place: the key of a line to its part. */
export function StackPart({ parts, name }: { parts: readonly Part[]; name: string }) {
  const at = parts.findIndex((part) => part.name === name)
  const all = whole(parts) || 1
  return (
    <svg aria-hidden className="chart-bar h-2">
      <rect className="chart-track" width="100%" height="8" />
      <rect
        className={look(at)}
        x={percent(whole(parts.slice(0, at)) / all)}
        width={percent((parts[at]?.max ?? 0) / all)}
        height="8"
      />
    </svg>
  )
}
