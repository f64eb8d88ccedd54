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
export type Name = { text: string; x: number; y: number; anchor: 'start' | 'middle' | 'end' }

const letter = 6.4
const nameHeight = 14
const gap = 5
const lineHalf = 4 // of a range line, with a little air

const cover = (a: Box, b: Box) => a.left < b.right && b.left < a.right && a.top < b.bottom && b.top < a.bottom

/**
 * The names that fit beside, above or below their dot, whole and across no other mark. `corner`: the line around the good
 * corner, which a name crosses only if there is no other room.
 */
export function namesOf(
  placed: readonly Placed[],
  corner: { right: number; bottom: number } | null = null,
): Map<Placed, Name> {
  const taken = placed.flatMap(marksOf)
  const border = corner ? linesOf(corner) : []
  const names = new Map<Placed, Name>()
  for (const one of placed) {
    const low = one.point.height === null ? frame.lane + dotRadius : frame.bottom
    const fits = (one.point.names ?? [])
      .flatMap((text) => sidesOf(one, text))
      .filter(
        ({ box }) =>
          box.left >= frame.left &&
          box.right <= frame.width &&
          box.top >= 0 &&
          box.bottom <= low &&
          !taken.some((other) => cover(other, box)),
      )
    const found = fits.find(({ box }) => !border.some((line) => cover(line, box))) ?? fits[0]
    if (!found) continue
    taken.push(found.box)
    names.set(one, found.name)
  }
  return names
}

const linesOf = ({ right, bottom }: { right: number; bottom: number }): Box[] => [
  { left: right - 1, right: right + 1, top: frame.top, bottom },
  { left: frame.left, right, top: bottom - 1, bottom: bottom + 1 },
]

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

/** Right and left of the dot, then above and below what the point draws: over its middle or flush with either side. */
function sidesOf(one: Placed, text: string): { name: Name; box: Box }[] {
  const { dotX, y } = one
  const width = text.length * letter
  const half = nameHeight / 2
  const own = marksOf(one)
  const above = Math.min(...own.map(({ top }) => top)) - half - 1
  const below = Math.max(...own.map(({ bottom }) => bottom)) + half + 1
  const at = (x: number, middle: number, anchor: Name['anchor']) => {
    const left = x - { start: 0, middle: width / 2, end: width }[anchor]
    return {
      name: { text, x, y: middle, anchor },
      box: { left, right: left + width, top: middle - half, bottom: middle + half },
    }
  }
  const over = (middle: number) => [
    at(dotX, middle, 'middle'),
    at(dotX - dotRadius, middle, 'start'),
    at(dotX + dotRadius, middle, 'end'),
  ]
  return [
    at(dotX + dotRadius + gap, y, 'start'),
    at(dotX - dotRadius - gap, y, 'end'),
    ...over(above),
    ...over(below),
  ]
}
