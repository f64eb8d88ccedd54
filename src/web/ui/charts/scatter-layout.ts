import type { Tone } from './tone.ts'

export type Point = {
  /** The text inside the dot. */
  label: string
  tone: Tone
  amount: number
  /** Null: the height is unknown; the point is then below the scale. */
  height: number | null
  /** The range around the height, if there is one. */
  range: { low: number; high: number } | null
  /** Written beside the dot: the first of these for which there is room, or none. */
  names?: readonly string[]
  /** The height before the what-if. */
  before?: number | null
}

export const frame = { width: 500, left: 58, right: 486, top: 14, bottom: 224, lane: 250 }
export const dotRadius = 12
/** With more points, numbers would cover each other, so they become dots. */
export const mostNumbered = 24
const tickStep = 20_000

/** The scale ends at a round number with every dot inside. */
export const scaleEnd = (points: readonly Point[]) =>
  Math.max(
    2 * tickStep,
    Math.ceil(Math.max(0, ...points.map(({ amount }) => amount)) / 10_000 + 0.3) * 10_000,
  )

/** Up to where the good corner goes if nothing else is said. */
export const cornerEnd = (points: readonly Point[]) => scaleEnd(points) / 2

export const ticks = (end: number) =>
  Array.from({ length: Math.floor(end / tickStep) + 1 }, (_, i) => i * tickStep)

export const xOf = (amount: number, end: number) =>
  frame.left + (Math.min(end, Math.max(0, amount)) / end) * (frame.right - frame.left)
export const yOf = (height: number) => frame.bottom - height * (frame.bottom - frame.top)

export type Placed = { point: Point; x: number; y: number; dotX: number }

/** Places each point. A dot that would cover another moves to the nearer side; its range line stays. */
export function place(points: readonly Point[], end: number): Placed[] {
  const placed: Placed[] = []
  for (const point of [...points].sort((a, b) => a.amount - b.amount)) {
    const x = xOf(point.amount, end)
    const y = point.height === null ? frame.lane : yOf(point.height)
    const free = (dotX: number) =>
      placed.every((other) => Math.hypot(other.dotX - dotX, other.y - y) >= 2 * dotRadius + 1)
    placed.push({ point, x, y, dotX: asides(x).find(free) ?? x })
  }
  return placed
}

const inside = (x: number) => Math.min(frame.width - dotRadius - 2, Math.max(frame.left + dotRadius, x))

/** The place itself, then further and further to both sides, inside the frame. */
const asides = (x: number): number[] => [
  inside(x),
  ...Array.from({ length: frame.width / 4 }, (_, i) => [x + 4 * (i + 1), x - 4 * (i + 1)])
    .flat()
    .filter((aside) => inside(aside) === aside),
]

type Box = { left: number; right: number; top: number; bottom: number }
export type Name = { text: string; x: number; y: number; end: boolean }

const letter = 6.4
const nameHeight = 14
const gap = 5
const lineHalf = 4 // of a range line, with a little air

const cover = (a: Box, b: Box) => a.left < b.right && b.left < a.right && a.top < b.bottom && b.top < a.bottom

/** The names that fit to the right or left of their dot, whole and across no other mark. */
export function namesOf(placed: readonly Placed[]): Map<Placed, Name> {
  const taken = placed.flatMap(marksOf)
  const names = new Map<Placed, Name>()
  for (const one of placed) {
    const fits = (one.point.names ?? []).flatMap((text) => sidesOf(one, text))
    const found = fits.find(
      ({ box }) =>
        box.left >= frame.left && box.right <= frame.width && !taken.some((other) => cover(other, box)),
    )
    if (!found) continue
    taken.push(found.box)
    names.set(one, found.name)
  }
  return names
}

/** What a point draws: its dot, its range, and where it was before a what-if. */
function marksOf({ point: { range, before }, x, dotX, y }: Placed): Box[] {
  const dot = (at: number): Box => ({
    left: dotX - dotRadius,
    right: dotX + dotRadius,
    top: at - dotRadius,
    bottom: at + dotRadius,
  })
  return [
    dot(y),
    ...(before == null ? [] : [dot(yOf(before))]),
    ...(range
      ? [{ left: x - lineHalf, right: x + lineHalf, top: yOf(range.high), bottom: yOf(range.low) }]
      : []),
  ]
}

function sidesOf({ dotX, y }: Placed, text: string): { name: Name; box: Box }[] {
  const width = text.length * letter
  const right = dotX + dotRadius + gap
  const left = dotX - dotRadius - gap
  const [top, bottom] = [y - nameHeight / 2, y + nameHeight / 2]
  return [
    { name: { text, x: right, y, end: false }, box: { left: right, right: right + width, top, bottom } },
    { name: { text, x: left, y, end: true }, box: { left: left - width, right: left, top, bottom } },
  ]
}
