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
  /** Written beside the dot if there is room. */
  name?: string
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
const nameMost = 22
const gap = 5

const cover = (a: Box, b: Box) => a.left < b.right && b.left < a.right && a.top < b.bottom && b.top < a.bottom

/** The names that fit to the right or left of their dot. */
export function namesOf(placed: readonly Placed[]): Map<Placed, Name> {
  const taken: Box[] = placed.map(({ dotX, y }) => ({
    left: dotX - dotRadius,
    right: dotX + dotRadius,
    top: y - dotRadius,
    bottom: y + dotRadius,
  }))
  const names = new Map<Placed, Name>()
  for (const one of placed) {
    const name = one.point.name ?? ''
    const text = name.length > nameMost ? `${name.slice(0, nameMost - 1).trimEnd()}…` : name
    if (text === '') continue
    const width = text.length * letter
    const right = one.dotX + dotRadius + gap
    const left = one.dotX - dotRadius - gap - width
    const box = (from: number): Box => ({
      left: from,
      right: from + width,
      top: one.y - nameHeight / 2,
      bottom: one.y + nameHeight / 2,
    })
    const from = [right, left].find(
      (start) =>
        start >= frame.left &&
        start + width <= frame.width &&
        !taken.some((other) => cover(other, box(start))),
    )
    if (from === undefined) continue
    taken.push(box(from))
    const end = from === left
    names.set(one, { text, x: end ? from + width : from, y: one.y, end })
  }
  return names
}
