type Point = { latitude: number; longitude: number }

/** As told: where a student lives is known to a county at best, so that no figure is to the mile. */
export const roughly = (distance: number) =>
  distance < 100 ? 5 * Math.round(distance / 5) : 10 * Math.round(distance / 10)

/** Miles along the great circle, exact to a fraction of a percent. */
export function miles(a: Point, b: Point): number {
  const rad = Math.PI / 180
  const dLat = ((b.latitude - a.latitude) * rad) / 2
  const dLon = ((b.longitude - a.longitude) * rad) / 2
  const h =
    Math.sin(dLat) ** 2 + Math.cos(a.latitude * rad) * Math.cos(b.latitude * rad) * Math.sin(dLon) ** 2
  return 3959 * 2 * Math.asin(Math.sqrt(h))
}
