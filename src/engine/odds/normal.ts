// The standard normal distribution, as far as the odds of a list need it.

/** The share below x. Abramowitz and Stegun 7.1.26 has five digits; this is West's (2005) double-precision form of Hart's. */
export function normalShareBelow(x: number): number {
  const distance = Math.abs(x)
  if (distance > 37) return x > 0 ? 1 : 0
  const tail = distance < 7.07106781186547 ? tailByFraction(distance) : tailByContinuedFraction(distance)
  return x > 0 ? 1 - tail : tail
}

const numerator = [
  3.52624965998911e-2, 0.700383064443688, 6.37396220353165, 33.912866078383, 112.079291497871,
  221.213596169931, 220.206867912376,
]
const denominator = [
  8.83883476483184e-2, 1.75566716318264, 16.064177579207, 86.7807322029461, 296.564248779674,
  637.333633378831, 793.826512519948, 440.413735824752,
]

const polynomial = (coefficients: readonly number[], x: number) =>
  coefficients.reduce((sum, coefficient) => sum * x + coefficient, 0)

const tailByFraction = (x: number) =>
  (Math.exp((-x * x) / 2) * polynomial(numerator, x)) / polynomial(denominator, x)

const tailByContinuedFraction = (x: number) =>
  Math.exp((-x * x) / 2) / ((x + 1 / (x + 2 / (x + 3 / (x + 4 / (x + 0.65))))) * 2.506628274631)

/** The inverse of the share, by halving. 60 steps reach the precision of a double. */
export function normalPointOf(share: number): number {
  let low = -40
  let high = 40
  for (let step = 0; step < 60; step++) {
    const middle = (low + high) / 2
    if (normalShareBelow(middle) < share) low = middle
    else high = middle
  }
  return (low + high) / 2
}

/** Evenly spaced points and weights (summing to 1) that represent a standard normal variable: exact to ten digits. */
export function normalGrid(points: number): readonly { at: number; weight: number }[] {
  const step = 12 / (points - 1)
  const raw = Array.from({ length: points }, (_, i) => {
    const at = -6 + i * step
    return { at, weight: Math.exp((-at * at) / 2) }
  })
  const total = raw.reduce((sum, { weight }) => sum + weight, 0)
  return raw.map(({ at, weight }) => ({ at, weight: weight / total }))
}
