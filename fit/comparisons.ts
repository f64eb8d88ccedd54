import { at } from '#engine/matching/numbers/curves.ts'

// A reader who named some of many colleges preferred each of them to all that were not named. The weights of the terms are
// those that make these preferences most likely: the loss is -ln of the share of e^worth that a named college has beside
// all that were not. It is convex, so Newton's method finds its one minimum from any start.

/** Colleges by rows, terms by columns, and how much each row was wanted; 0: not named. */
export type Comparison = { rows: Float64Array; wanted: Float64Array }

/** Keeps the weights of terms that say nearly the same from running against each other. */
const ridge = 1e-3
const mostSteps = 30
const enough = 1e-9
/** Of the whole, a share that changes nothing. */
const negligible = 1e-6

/** The weights. `signs`: of each term the only sign that its weight can have, or 0; turned ones are 0. */
export function fitted(comparisons: readonly Comparison[], signs: readonly number[]): Float64Array {
  const width = signs.length
  const scale = spreads(comparisons, width)
  const scaled = comparisons.map(({ rows, wanted }) => ({
    rows: rows.map((value, n) => value / at(scale, n % width)),
    wanted,
  }))
  const free = signs.map(() => true)
  for (;;) {
    const found = minimum(scaled, free)
    const turned = signs.flatMap((sign, t) => (free[t] && sign * at(found, t) < 0 ? [t] : []))
    if (turned.length === 0) return found.map((weight, t) => weight / at(scale, t))
    for (const t of turned) free[t] = false
  }
}

function spreads(comparisons: readonly Comparison[], width: number): Float64Array {
  return Float64Array.from({ length: width }, (_, t) => {
    let count = 0
    let sum = 0
    let squares = 0
    for (const { rows } of comparisons)
      for (let n = t; n < rows.length; n += width) {
        count++
        sum += at(rows, n)
        squares += at(rows, n) ** 2
      }
    return Math.sqrt(Math.max(0, squares / count - (sum / count) ** 2)) + 1e-6
  })
}

function minimum(comparisons: readonly Comparison[], free: readonly boolean[]): Float64Array {
  let weights = new Float64Array(free.length)
  for (let step = 0; step < mostSteps; step++) {
    const { loss, slope, curve } = derivatives(comparisons, weights)
    for (let t = 0; t < free.length; t++) if (!free[t]) hold(slope, curve, t)
    const move = solved(curve, slope)
    let part = 1
    let next = weights
    let after = Number.POSITIVE_INFINITY
    while (after > loss && part > 1e-6) {
      next = weights.map((weight, t) => weight - part * at(move, t))
      after = lossAt(comparisons, next)
      part /= 2
    }
    weights = next
    if (loss - after < enough) break
  }
  return weights
}

/** A term that stays 0. */
function hold(slope: Float64Array, curve: Float64Array, t: number) {
  const width = slope.length
  slope[t] = 0
  for (let q = 0; q < width; q++) {
    curve[t * width + q] = 0
    curve[q * width + t] = 0
  }
  curve[t * width + t] = 1
}

/** e^worth of each row beside the largest. */
function powers(rows: Float64Array, weights: Float64Array): Float64Array {
  const width = weights.length
  const powers = new Float64Array(rows.length / width)
  let most = Number.NEGATIVE_INFINITY
  for (let r = 0; r < powers.length; r++) {
    let sum = 0
    for (let t = 0; t < width; t++) sum += at(weights, t) * at(rows, r * width + t)
    powers[r] = sum
    most = Math.max(most, sum)
  }
  for (let r = 0; r < powers.length; r++) powers[r] = Math.exp(at(powers, r) - most)
  return powers
}

const total = (values: Float64Array) => values.reduce((sum, value) => sum + value, 0)
const penalty = (weights: Float64Array) => ridge * weights.reduce((sum, weight) => sum + weight ** 2, 0)

function lossAt(comparisons: readonly Comparison[], weights: Float64Array): number {
  let loss = penalty(weights)
  for (const { rows, wanted } of comparisons) {
    const power = powers(rows, weights)
    const others = total(power.map((value, r) => (at(wanted, r) === 0 ? value : 0)))
    wanted.forEach((much, r) => {
      if (much > 0) loss += much * Math.log((others + at(power, r)) / at(power, r))
    })
  }
  return loss
}

function derivatives(comparisons: readonly Comparison[], weights: Float64Array) {
  const width = weights.length
  let loss = penalty(weights)
  const slope = weights.map((weight) => 2 * ridge * weight)
  const curve = new Float64Array(width * width) // the lower triangle
  for (let t = 0; t < width; t++) curve[t * width + t] = 2 * ridge
  for (const { rows, wanted } of comparisons) {
    const power = powers(rows, weights)
    const others = total(power.map((value, r) => (at(wanted, r) === 0 ? value : 0)))
    let shares = 0
    for (let r = 0; r < power.length; r++)
      if (at(wanted, r) > 0) {
        const all = others + at(power, r)
        loss += at(wanted, r) * Math.log(all / at(power, r))
        shares += at(wanted, r) / all
      }
    const mean = new Float64Array(width)
    for (let r = 0; r < power.length; r++) {
      const share = at(power, r)
      if (at(wanted, r) > 0 || share < negligible * others) continue
      for (let t = 0; t < width; t++) mean[t] = at(mean, t) + share * at(rows, r * width + t)
      addOuter(curve, rows, r * width, share * shares, width)
    }
    const expected = new Float64Array(width)
    for (let r = 0; r < power.length; r++) {
      const much = at(wanted, r)
      if (much === 0) continue
      const all = others + at(power, r)
      for (let t = 0; t < width; t++) {
        const own = at(rows, r * width + t)
        expected[t] = (at(mean, t) + at(power, r) * own) / all
        slope[t] = at(slope, t) + much * (at(expected, t) - own)
      }
      addOuter(curve, rows, r * width, (much * at(power, r)) / all, width)
      addOuter(curve, expected, 0, -much, width)
    }
  }
  return { loss, slope, curve }
}

function addOuter(curve: Float64Array, values: Float64Array, from: number, times: number, width: number) {
  for (let p = 0; p < width; p++) {
    const much = times * at(values, from + p)
    if (much === 0) continue
    for (let q = 0; q <= p; q++) curve[p * width + q] = at(curve, p * width + q) + much * at(values, from + q)
  }
}

/** By Cholesky's method, of a matrix given by its lower triangle. */
function solved(matrix: Float64Array, right: Float64Array): Float64Array {
  const width = right.length
  const root = matrix.slice()
  const cell = (p: number, q: number) => at(root, p * width + q)
  for (let p = 0; p < width; p++)
    for (let q = 0; q <= p; q++) {
      let sum = cell(p, q)
      for (let t = 0; t < q; t++) sum -= cell(p, t) * cell(q, t)
      root[p * width + q] = p === q ? Math.sqrt(Math.max(1e-12, sum)) : sum / cell(q, q)
    }
  const found = right.slice()
  for (let p = 0; p < width; p++) {
    for (let q = 0; q < p; q++) found[p] = at(found, p) - cell(p, q) * at(found, q)
    found[p] = at(found, p) / cell(p, p)
  }
  for (let p = width - 1; p >= 0; p--) {
    for (let q = p + 1; q < width; q++) found[p] = at(found, p) - cell(q, p) * at(found, q)
    found[p] = at(found, p) / cell(p, p)
  }
  return found
}
