export const clamp = (value: number, low: number, high: number) => Math.min(high, Math.max(low, value))

export const logit = (p: number) => Math.log(p / (1 - p))
export const sigmoid = (x: number) => 1 / (1 + Math.exp(-x))

/** Straight lines between points sorted by x, flat outside; NaN for NaN. */
export function through(points: readonly (readonly [x: number, y: number])[]) {
  const xs = Float64Array.from(points, ([x]) => x)
  const ys = Float64Array.from(points, ([, y]) => y)
  const last = xs.length - 1
  const slopes = xs.map((x, i) => (i < last ? (at(ys, i + 1) - at(ys, i)) / (at(xs, i + 1) - x) : 0))
  const from = at(xs, 0)
  const to = at(xs, last)
  return (value: number): number => {
    const x = clamp(value, from, to)
    let i = 0
    while (i < last - 1 && x > at(xs, i + 1)) i++
    return at(ys, i) + at(slopes, i) * (x - at(xs, i))
  }
}

/**
 * A cell of a column; NaN means missing. Only for Float64Array and within bounds: an accessor that sees several array
 * types is many times slower.
 */
export const at = (column: Float64Array, i: number): number => column[i] ?? Number.NaN

/** A known value, or what is assumed without one. */
export const or = (fallback: number, value: number) => (Number.isNaN(value) ? fallback : value)

/** For every value its place among the known ones, 0 lowest to 1 highest, ties share a place; NaN stays NaN. */
export function percentiles(values: Float64Array): Float64Array {
  const known = knownOf(values).sort()
  const steps = Math.max(1, known.length - 1)
  const places = new Float64Array(values.length)
  for (let i = 0; i < values.length; i++) {
    const value = at(values, i)
    if (Number.isNaN(value)) places[i] = value
    else if (known.length < 2) places[i] = 0.5
    else {
      const first = firstNotBelow(known, value)
      let last = first
      while (last < steps && at(known, last + 1) === value) last++
      places[i] = (first + last) / 2 / steps
    }
  }
  return places
}

function knownOf(values: Float64Array): Float64Array {
  const known = new Float64Array(values.length)
  let count = 0
  for (let i = 0; i < values.length; i++) {
    const value = at(values, i)
    if (!Number.isNaN(value)) known[count++] = value
  }
  return known.subarray(0, count)
}

function firstNotBelow(sorted: Float64Array, value: number): number {
  let low = 0
  let high = sorted.length
  while (low < high) {
    const middle = (low + high) >> 1
    if (at(sorted, middle) < value) low = middle + 1
    else high = middle
  }
  return low
}

// Plain loops: the callback methods of typed arrays are slow, and one search makes ten thousand such calls.

export function columnFrom(indices: Int32Array, value: (i: number, k: number) => number): Float64Array {
  const column = new Float64Array(indices.length)
  for (let k = 0; k < indices.length; k++) column[k] = value(indices[k] ?? 0, k)
  return column
}

export function only(indices: Int32Array, passes: (i: number) => boolean): Int32Array {
  const kept = new Int32Array(indices.length)
  let count = 0
  for (let k = 0; k < indices.length; k++) {
    const i = indices[k] ?? 0
    if (passes(i)) kept[count++] = i
  }
  return kept.subarray(0, count)
}
