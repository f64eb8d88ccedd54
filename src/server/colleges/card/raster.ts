/** Closed outlines: x and y of each corner in turn. */
export type Shape = readonly (readonly number[])[]
export type Color = readonly [red: number, green: number, blue: number]

export type Picture = { width: number; height: number; pixels: Uint8Array<ArrayBuffer> }

/** A picture whose rows each have one color. */
export function picture(width: number, height: number, colorOf: (y: number) => Color): Picture {
  const pixels = new Uint8Array(width * height * 3)
  for (let y = 0; y < height; y++) {
    const [red, green, blue] = colorOf(y)
    for (let at = y * width * 3; at < (y + 1) * width * 3; at += 3) {
      pixels[at] = red
      pixels[at + 1] = green
      pixels[at + 2] = blue
    }
  }
  return { width, height, pixels }
}

/** How much of each pixel of a part of the picture is covered. */
type Coverage = { left: number; top: number; columns: number; rows: number; sums: Float32Array }

/**
 * Fills a shape with smooth edges: each edge records how much of a pixel lies to its right, and a running sum along
 * the row gives how much of each pixel the shape covers. Outlines in the other direction cut holes.
 */
export function fill({ width, height, pixels }: Picture, shape: Shape, color: Color, strength = 1) {
  const coverage = coverageOf(shape, width, height)
  const { left, top, columns, rows, sums } = coverage
  for (const outline of shape) edges(coverage, outline)
  for (let y = 0; y < rows; y++) {
    let sum = 0
    for (let x = 0; x < columns; x++) {
      sum += sums[y * columns + x] ?? 0
      const share = Math.min(1, Math.abs(sum)) * strength
      if (share < 0.002 || left + x >= width) continue
      const pixel = ((top + y) * width + left + x) * 3
      for (let part = 0; part < 3; part++) {
        const under = pixels[pixel + part] ?? 0
        pixels[pixel + part] = Math.round(under + ((color[part] ?? 0) - under) * share)
      }
    }
  }
}

function coverageOf(shape: Shape, width: number, height: number): Coverage {
  let [left, top, right, bottom] = [width, height, 0, 0]
  for (const outline of shape)
    for (let at = 0; at < outline.length; at += 2) {
      left = Math.min(left, outline[at] ?? 0)
      right = Math.max(right, outline[at] ?? 0)
      top = Math.min(top, outline[at + 1] ?? 0)
      bottom = Math.max(bottom, outline[at + 1] ?? 0)
    }
  left = Math.max(0, Math.floor(left))
  top = Math.max(0, Math.floor(top))
  const columns = Math.max(0, Math.min(width, Math.ceil(right)) - left) + 2 // an edge writes into the pixel after it
  const rows = Math.max(0, Math.min(height, Math.ceil(bottom)) - top)
  return { left, top, columns, rows, sums: new Float32Array(columns * rows) }
}

function edges(coverage: Coverage, outline: readonly number[]) {
  for (let at = 0; at < outline.length; at += 2) {
    const next = (at + 2) % outline.length
    edge(coverage, outline[at] ?? 0, outline[at + 1] ?? 0, outline[next] ?? 0, outline[next + 1] ?? 0)
  }
}

function edge(coverage: Coverage, fromX: number, fromY: number, toX: number, toY: number) {
  if (fromY === toY) return
  const way = fromY < toY ? 1 : -1
  const slope = (toX - fromX) / (toY - fromY)
  const [top, bottom] = [Math.min(fromY, toY) - coverage.top, Math.max(fromY, toY) - coverage.top]
  const xAt = (y: number) => fromX + (y + coverage.top - fromY) * slope - coverage.left
  for (let y = Math.max(0, Math.floor(top)); y < Math.min(coverage.rows, bottom); y++) {
    const [start, end] = [Math.max(y, top), Math.min(y + 1, bottom)]
    strip(coverage, y, xAt(start), xAt(end), (end - start) * way)
  }
}

/** An edge within one row, spread over the pixels it crosses in proportion to its length in each. */
function strip({ columns, sums }: Coverage, y: number, one: number, other: number, rise: number) {
  const within = (x: number) => Math.max(0, Math.min(columns - 2, x))
  const [from, to] = [within(Math.min(one, other)), within(Math.max(one, other))]
  const first = Math.floor(from)
  const last = Math.max(first + 1, Math.ceil(to))
  for (let x = first; x < last; x++) {
    const [a, b] = [Math.max(from, x), Math.min(to, x + 1)]
    const part = to > from ? (rise * (b - a)) / (to - from) : rise
    const before = (a + b) / 2 - x
    const at = y * columns + x
    sums[at] = (sums[at] ?? 0) + part * (1 - before)
    sums[at + 1] = (sums[at + 1] ?? 0) + part * before
  }
}

const quarter = Math.PI / 2

/** Corners on a circle, from one angle to another. */
const arc = (x: number, y: number, radius: number, from: number, to: number, steps = 12): number[] =>
  Array.from({ length: steps + 1 }, (_, step) => from + ((to - from) * step) / steps).flatMap((angle) => [
    x + radius * Math.cos(angle),
    y + radius * Math.sin(angle),
  ])

export const circle = (x: number, y: number, radius: number): Shape => [arc(x, y, radius, 0, 4 * quarter, 64)]

export function bar(x: number, y: number, width: number, height: number): Shape {
  const radius = Math.min(width, height) / 2
  const [left, right, top, bottom] = [x + radius, x + width - radius, y + radius, y + height - radius]
  return [
    [
      ...arc(left, top, radius, 2 * quarter, 3 * quarter),
      ...arc(right, top, radius, 3 * quarter, 4 * quarter),
      ...arc(right, bottom, radius, 0, quarter),
      ...arc(left, bottom, radius, quarter, 2 * quarter),
    ],
  ]
}

/** A stroke along a circle, with round ends. */
export function ring(x: number, y: number, radius: number, stroke: number, from: number, to: number): Shape {
  const half = stroke / 2
  const end = (angle: number, turned: number) =>
    arc(
      x + radius * Math.cos(angle),
      y + radius * Math.sin(angle),
      half,
      angle + turned,
      angle + turned + 2 * quarter,
    )
  return [
    [
      ...arc(x, y, radius + half, from, to, 64),
      ...end(to, 0),
      ...arc(x, y, radius - half, to, from, 64),
      ...end(from, 2 * quarter),
    ],
  ]
}
