import type { Place } from '#catalog/facts.ts'

type Weighed = Place & { weight: number }

/**
 * The place that is nearest to everyone: the sum of all distances is least. Unlike the average it is not pulled into
 * empty country by a far city, and where more than half are in one place, it is that place.
 */
export function middleOf(all: readonly Weighed[]): Place {
  let middle = averageOf(all, ({ weight }) => weight)
  // Weiszfeld's method: the average anew, each counted the less the farther away it is.
  for (let round = 0; round < rounds; round++) {
    const from = middle
    const pull = (one: Weighed) => one.weight / Math.max(campus, apart(from, one))
    middle = averageOf(all, pull)
  }
  return middle
}

const rounds = 500
/** In degrees, less than a mile: nobody is at distance zero. */
const campus = 0.01

/** In degrees of latitude, as if the state were flat. */
const apart = (a: Place, b: Place) =>
  Math.hypot(
    a.latitude - b.latitude,
    (a.longitude - b.longitude) * Math.cos(((a.latitude + b.latitude) * Math.PI) / 360),
  )

function averageOf(all: readonly Weighed[], weightOf: (one: Weighed) => number): Place {
  let [total, latitude, longitude] = [0, 0, 0]
  for (const one of all) {
    const weight = weightOf(one)
    total += weight
    latitude += weight * one.latitude
    longitude += weight * one.longitude
  }
  return { latitude: latitude / total, longitude: longitude / total }
}
